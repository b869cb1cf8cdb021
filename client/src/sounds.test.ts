import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { DEFAULTS, type Choices } from "./settings.svelte.ts";
import { Sounds, type Sound } from "./sounds.ts";

const started: string[] = [];
let contexts: number;
let state: AudioContextState;
let choices: Choices;
let sounds: Sounds;

/** A part of the sound graph that only notes when it starts. */
class Part {
  readonly gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };

  constructor(
    _context: unknown,
    readonly given: { frequency?: number } = {},
  ) {}

  connect(next: Part): Part {
    return next;
  }

  start(): void {
    started.push(this.given.frequency === undefined ? "paper" : `${this.given.frequency} Hz`);
  }

  stop(): void {}
}

class FakeContext {
  readonly currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = new Part(null);
  readonly resume = vi.fn(() => Promise.resolve());

  constructor() {
    contexts += 1;
  }

  get state(): AudioContextState {
    return state;
  }

  createBuffer(): { getChannelData: () => Float32Array } {
    return { getChannelData: () => new Float32Array(2) };
  }
}

beforeEach(() => {
  started.length = 0;
  contexts = 0;
  state = "running";
  choices = DEFAULTS;
  vi.stubGlobal("AudioContext", FakeContext);
  for (const part of ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"]) vi.stubGlobal(part, Part);
  vi.stubGlobal("document", { hidden: false });
  sounds = new Sounds(() => choices);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function heard(sound: Sound): string[] {
  started.length = 0;
  sounds.play(sound);
  return [...started];
}

test("before the first gesture there is no sound", () => {
  expect(heard("card")).toEqual([]);
  sounds.wake();
  expect(heard("card")).toEqual(["paper"]);
});

test("cards rustle, a turn and an end ring", () => {
  sounds.wake();
  expect(heard("take")).toEqual(["paper"]);
  expect(heard("turn")).toEqual(["659 Hz", "880 Hz"]);
  expect(heard("end")).toEqual(["523 Hz", "659 Hz", "784 Hz", "1047 Hz"]);
});

test.each([
  ["sound_cards", ["card", "take"]],
  ["sound_turn", ["turn"]],
  ["sound_end", ["end"]],
] as const)("%s silences its own sounds alone", (name, silenced) => {
  sounds.wake();
  choices = { ...DEFAULTS, [name]: false };
  const all: Sound[] = ["card", "take", "turn", "end"];
  expect(all.filter((sound) => heard(sound).length === 0)).toEqual(silenced);
});

test("at volume nought nothing is even begun", () => {
  choices = { ...DEFAULTS, volume: 0 };
  sounds.wake();
  expect([contexts, heard("end")]).toEqual([0, []]);
});

test("a page out of sight is silent", () => {
  sounds.wake();
  vi.stubGlobal("document", { hidden: true });
  expect(heard("turn")).toEqual([]);
});

test("a browser that holds the sound back is asked again at the next gesture", () => {
  state = "suspended";
  sounds.wake();
  expect(heard("card")).toEqual([]);
  state = "running";
  sounds.wake();
  expect([contexts, heard("card")]).toEqual([1, ["paper"]]);
});

test("a browser without sound is no fault", () => {
  vi.stubGlobal("AudioContext", undefined);
  sounds.wake();
  expect(heard("card")).toEqual([]);
});
