import { ALWAYS, type KeyHelp } from "../../keys.ts";

/** Returns the keys that the help of a game of tricks lists: those of all such games, with its own among them. */
export function trickKeys(own: readonly KeyHelp[]): readonly KeyHelp[] {
  return [
    [["←", "→"], "key-move-hand"],
    [["↑", "↓"], "key-zones-hand"],
    [["Enter"], "key-pick"],
    [["Space"], "key-skip"],
    [["Esc"], "key-drop"],
    [["C"], "key-next-card"],
    ...own,
    [["T"], "key-trick"],
    [["Y"], "key-hand"],
    [["L"], "key-last-trick"],
    ...ALWAYS,
  ];
}
