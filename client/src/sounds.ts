// Short sounds, made and never loaded: paper on cloth, two bells. They only ever go with what is seen.
import type { Choices } from "./settings.svelte.ts";

export type Sound = "card" | "take" | "turn" | "end";

const SWITCHES = { card: "sound_cards", take: "sound_cards", turn: "sound_turn", end: "sound_end" } as const;
const LOUDEST = 0.5;

/** Notes of the bells: frequency in hertz, and when each begins, in seconds. */
const NOTES: Readonly<Record<"turn" | "end", readonly (readonly [hertz: number, begin: number])[]>> = {
  turn: [[659, 0], [880, 0.09]],
  end: [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.36]],
};

/** Plays the sounds that the settings allow, once the person has touched the page. */
export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor(readonly choices: () => Choices) {}

  /** To be called in a gesture: before the first one browsers allow no sound. */
  wake(): void {
    if (this.choices().volume === 0 || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  play(sound: Sound): void {
    const context = this.#context;
    const choices = this.choices();
    if (context?.state !== "running" || document.hidden || choices.volume === 0 || !choices[SWITCHES[sound]]) return;
    const loud = (choices.volume / 100) ** 2 * LOUDEST;
    if (sound === "turn" || sound === "end") for (const [hertz, begin] of NOTES[sound]) this.#bell(context, hertz, begin, loud);
    else this.#paper(context, sound === "take" ? 0.16 : 0.07, loud);
  }

  #bell(context: AudioContext, hertz: number, begin: number, loud: number): void {
    const start = context.currentTime + begin;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    tone.connect(this.#fading(context, start, 0.35, loud * 0.4));
    tone.start(start);
    tone.stop(start + 0.4);
  }

  #paper(context: AudioContext, seconds: number, loud: number): void {
    const source = new AudioBufferSourceNode(context, { buffer: this.#hiss(context) });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: 2400, Q: 0.8 });
    source.connect(band).connect(this.#fading(context, context.currentTime, seconds, loud));
    source.start();
    source.stop(context.currentTime + seconds + 0.05);
  }

  #fading(context: AudioContext, start: number, seconds: number, loud: number): GainNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
    gain.connect(context.destination);
    return gain;
  }

  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise !== null) return this.#noise;
    const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const wave = noise.getChannelData(0);
    for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1;
    this.#noise = noise;
    return noise;
  }
}
