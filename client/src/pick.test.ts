import { expect, test } from "vitest";

import { PickMemory, tabStore, type Store } from "./pick.ts";

class Shelf implements Store {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

class Forbidden implements Store {
  getItem(): string | null {
    throw new Error("forbidden");
  }
  setItem(): void {
    throw new Error("full");
  }
  removeItem(): void {
    throw new Error("forbidden");
  }
}

test("a pick is found again at the same moment of the same table", () => {
  const shelf = new Shelf();
  new PickMemory<string>("/ws/one", shelf).keep(7, "7D");
  expect(new PickMemory<string>("/ws/one", shelf).recall(7)).toBe("7D");
  expect(new PickMemory<string>("/ws/one", shelf).recall(8)).toBeNull();
  expect(new PickMemory<string>("/ws/two", shelf).recall(7)).toBeNull();
});

test("what is put back is forgotten", () => {
  const memory = new PickMemory<string>("/ws/one", new Shelf());
  memory.keep(7, "7D");
  memory.keep(7, null);
  expect(memory.recall(7)).toBeNull();
});

test.each(["{", "7", '"x"', "null"])("nonsense in the store, %s, counts as nothing", (nonsense) => {
  const shelf = new Shelf();
  shelf.setItem("cardavia.pick:/ws/one", nonsense);
  expect(new PickMemory<string>("/ws/one", shelf).recall(7)).toBeNull();
});

test.each([null, new Forbidden()])("without a store a pick is only lost with the page", (store) => {
  const memory = new PickMemory<string>("/ws/one", store);
  memory.keep(7, "7D");
  memory.keep(7, null);
  expect(memory.recall(7)).toBeNull();
});

test("where there is no browser there is no store of the tab", () => {
  expect(tabStore()).toBeNull();
});
