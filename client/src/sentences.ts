const ENDED = /[.!?…。！？]$/u;
const HAN = /\p{Script=Han}/u;

/** Returns sentences in a row, each with its full stop; Chinese has its own, and no blanks between sentences. */
export function sentences(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").reduce(joined, "");
}

function joined(said: string, next: string): string {
  if (said === "") return next;
  const isChinese = HAN.test(said);
  const stop = isChinese ? "。" : ".";
  return `${said}${ENDED.test(said) ? "" : stop}${isChinese ? "" : " "}${next}`;
}
