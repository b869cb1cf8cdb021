/** Milliseconds of every movement (the table of motions in the design). */
export interface Timing {
  deal: number;
  /** Between one dealt card and the next. */
  step: number;
  play: number;
  show: number;
  /** How long a capture is shown where nothing moves. */
  still: number;
  gather: number;
  pile: number;
  badge: number;
}

export const NORMAL: Timing = {
  deal: 180,
  step: 40,
  play: 220,
  show: 250,
  still: 400,
  gather: 300,
  pile: 250,
  badge: 1200,
};

export const LANDING = "cubic-bezier(.2, .8, .3, 1)";
