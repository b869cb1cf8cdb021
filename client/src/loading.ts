const PAUSE = 2000;

/** Loads a part that a table can do without at first; tries again until the network gives it. */
export async function persistent<T>(load: () => Promise<T>, pause = PAUSE): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
