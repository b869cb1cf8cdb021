// What helps a player against the computer: taking back, hints, the claim.
import type { TableView } from "./wire.ts";

/** What a view says of help. */
export type Help = Pick<TableView, "voids" | "can_undo" | "can_claim" | "claimed" | "practice">;

const NONE: Help = { voids: [], can_undo: false, can_claim: false, claimed: null, practice: false };

/** Returns what a view says of help, nothing before the first. */
export function helpOf(view: TableView | null): Help {
  return view ?? NONE;
}
