/** What a key asks for at the table. */
export type Command =
  | "skip"
  | "drop"
  | "next"
  | "leave"
  | "readTable"
  | "readHand"
  | "readLast"
  | "readScore"
  | "readTurn"
  | "readFacts"
  | "whole"
  | "up"
  | "down"
  | "help"
  | "rules"
  | "type"
  | "hint"
  | "undo"
  | { choose: number };

export interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  " ": "skip",
  Escape: "drop",
  ArrowUp: "up",
  ArrowDown: "down",
  c: "next",
  p: "leave",
  t: "readTable",
  y: "readHand",
  l: "readLast",
  s: "readScore",
  w: "readTurn",
  g: "readFacts",
  x: "whole",
  h: "hint",
  u: "undo",
  r: "rules",
  "/": "type",
  "?": "help",
};

/** Keys and the message that explains them. */
export type KeyHelp = readonly [keys: readonly string[], id: string];

/** The last ones of every game's help. */
export const ALWAYS: readonly KeyHelp[] = [
  [["S"], "key-score"],
  [["W"], "key-turn"],
  [["H"], "key-hint"],
  [["U"], "key-undo"],
  [["/"], "key-type"],
  [["R"], "key-rules"],
  [["?"], "key-help"],
];

/** The keys that the help lists, for capture games. */
export const HELP: readonly KeyHelp[] = [
  [["←", "→"], "key-move"],
  [["↑", "↓"], "key-zones"],
  [["Enter"], "key-pick"],
  [["Space"], "key-skip"],
  [["Esc"], "key-drop"],
  [["1", "9"], "key-choose"],
  [["C"], "key-next"],
  [["P"], "key-place"],
  [["T"], "key-table"],
  [["Y"], "key-hand"],
  [["L"], "key-last"],
  ...ALWAYS,
];

/** Returns the command of a key press, null for keys that are not ours. */
export function command(event: Key): Command | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (/^[1-9]$/u.test(event.key)) return { choose: Number(event.key) - 1 };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return COMMANDS[key] ?? null;
}
