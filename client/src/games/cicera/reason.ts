// Why a row of the score sheet of Cicera gave its points, or none.
import type { Table } from "../../table.svelte.ts";
import type { SheetRow } from "../../wire.ts";
import { captureReason } from "../capture/reason.ts";

const HOLDINGS: ReadonlySet<string> = new Set(["mata", "ten_coins", "fante_cups"]);

/** Returns what decided a row in words; empty without a view. */
export function reason(table: Table, row: SheetRow): string {
  return captureReason(table, row, HOLDINGS);
}
