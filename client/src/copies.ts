// Two packs hold every face twice. On the page each copy needs a name of its own: the face, with a prime for each copy before it.

const PRIMES = /'+$/u;

/** Returns the face of a named copy. */
export function faceOf(copy: string): string {
  return copy.replace(PRIMES, "");
}

/** Names the copies of some faces: as those kept are called, else as nothing taken is. */
export function named(faces: readonly string[], kept: readonly string[] = [], taken: Iterable<string> = []): string[] {
  const used = new Set(taken);
  const open = kept.filter((copy) => !used.has(copy));
  const made = faces.map((face) => {
    const at = open.findIndex((copy) => faceOf(copy) === face);
    return at < 0 ? null : (open.splice(at, 1)[0] ?? null);
  });
  for (const copy of made) if (copy !== null) used.add(copy);
  return made.map((copy, place) => {
    if (copy !== null) return copy;
    let name = faces[place] ?? "";
    while (used.has(name)) name += "'";
    used.add(name);
    return name;
  });
}

/** Returns those copies that stand for some faces, as many of each as are asked for. */
export function standingFor(faces: readonly string[], copies: readonly string[]): string[] {
  const open = [...copies];
  return faces.flatMap((face) => {
    const at = open.findIndex((copy) => faceOf(copy) === face);
    return at < 0 ? [] : open.splice(at, 1);
  });
}

/** Tells whether two lists hold the same faces, each equally often. */
export function areSame(faces: readonly string[], others: readonly string[]): boolean {
  return faces.length === others.length && standingFor(faces, others).length === faces.length;
}
