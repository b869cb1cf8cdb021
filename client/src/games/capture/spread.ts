// How many cards lie in a row of the table, and how wide they are: the widest that fit.
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Spread {
  readonly columns: number;
  readonly rows: number;
  /** Pixels; never below the last of WIDTHS, where the table scrolls instead. */
  readonly width: number;
  readonly gap: number;
  /** What it was made for. */
  readonly room: Room;
}

/** Widths of a table card in pixels, widest first. */
export const WIDTHS: readonly number[] = [132, 112, 98, 86, 74, 64, 54, 48, 44, 40];
/** Height of a card by its width. */
const TALL = 372 / 200;
/** Pixels that a room may grow by without another look at how wide cards can be: a prompt has one line or two. */
const BREATH = 30;

/** Returns the space between cards of a width. */
export function gapOf(width: number): number {
  return width < 44 ? 3 : width < 50 ? 4 : Math.round(width * 0.15);
}

/** Returns the widest spread, up to a width, in which so many places fit without overlap. */
export function spread(places: number, room: Room, widest: number): Spread {
  const widths = WIDTHS.filter((width) => width <= widest);
  const all = widths.map((width) => grid(width, room));
  const fitting = all.find(({ columns, rows }) => columns * rows >= places);
  if (fitting !== undefined) return fitting;
  const least = all.at(-1) ?? grid(widest, room);
  return { ...least, rows: Math.ceil(places / least.columns) };
}

/**
 * Returns the spread after a change. In the same room cards grow again only when all of them then lie in one
 * row, so that those that stay do not move back and forth with every capture.
 */
export function respread(before: Spread | null, places: number, room: Room, widest: number): Spread {
  const now = spread(places, room, widest);
  if (before === null || before.width > widest || now.width <= before.width || places <= now.columns) return now;
  const grown = Math.max(room.width - before.room.width, room.height - before.room.height);
  return grown > BREATH ? now : { ...spread(places, room, before.width), room: before.room };
}

/** Returns the places of the table as they are seen, row by row: each row is filled from its middle outwards. */
export function seen(places: number, columns: number): number[] {
  const middle = outwards(columns);
  const rows = Math.max(1, Math.ceil(places / columns));
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    return row * columns + middle.indexOf(at % columns);
  });
}

/** Returns the columns of a row from the middle outwards. */
function outwards(columns: number): number[] {
  const middle = (columns - 1) / 2;
  const all = Array.from({ length: columns }, (_, column) => column);
  return all.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || one - other);
}

function grid(width: number, room: Room): Spread {
  const gap = gapOf(width);
  const columns = Math.max(1, Math.floor((room.width + gap) / (width + gap)));
  const rows = Math.max(1, Math.floor((room.height + gap) / (width * TALL + gap)));
  return { columns, rows, width, gap, room };
}
