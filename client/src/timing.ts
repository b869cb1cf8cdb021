/** Milliseconds of every movement. */
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
  /** How long a full trick lies. */
  trick: number;
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
  trick: 900,
};

const FAST: Timing = {
  deal: 90,
  step: 15,
  play: 110,
  show: 125,
  still: 400,
  gather: 150,
  pile: 125,
  badge: 800,
  trick: 500,
};

const SLOWER = 1.5;

/** Returns the times of a pace; at the instant one nothing is waited for, so its times do not matter. */
export function timing(pace: "slow" | "normal" | "fast" | "instant"): Timing {
  if (pace === "fast") return FAST;
  if (pace !== "slow") return NORMAL;
  const { deal, step, play, show, still, gather, pile, badge, trick } = NORMAL;
  return {
    deal: deal * SLOWER,
    step: step * SLOWER,
    play: play * SLOWER,
    show: show * SLOWER,
    still: still * SLOWER,
    gather: gather * SLOWER,
    pile: pile * SLOWER,
    badge: badge * SLOWER,
    trick: trick * SLOWER,
  };
}

export const LANDING = "cubic-bezier(.2, .8, .3, 1)";
