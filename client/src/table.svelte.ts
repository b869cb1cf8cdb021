import { tick } from "svelte";

import { hintSpoken } from "./advice.ts";
import { Announcer, Rank } from "./announcer.ts";
import { helpOf, type Help } from "./assist.ts";
import type { Deck } from "./deck.svelte.ts";
import type { Badge, Scene, Speech, Staging, Step } from "./game.ts";
import type { Mover } from "./mover.ts";
import type { Page } from "./page.ts";
import type { Connection, Link, Verdict } from "./socket.ts";
import { EMPTY, reduce, sent, type TableState } from "./state.ts";
import type { Texts } from "./texts.ts";
import { others, seatName, sideNames } from "./seating.ts";
import { Settings } from "./settings.svelte.ts";
import { Sounds } from "./sounds.ts";
import { timing, type Timing } from "./timing.ts";
import { isTyped } from "./words.ts";
import type { ClientMessage, HintView, LegalAction, Refused, ServerMessage, TableView } from "./wire.ts";

/** Views that may wait for their movements; with more, everything jumps to the last one. */
const PATIENCE = 2;
/** Milliseconds after movement in which a key may still have been meant to end it. */
const GRACE = 250;
const ENTROPY_BYTES = 16;

/** A table as this page shows it: the server's word in `state`, what is drawn of it in `scene`. */
export class Table<S extends Scene = Scene> {
  state = $state.raw<TableState>(EMPTY);
  scene = $state.raw<S | null>(null);
  link = $state<Link>("opening");
  /** Why the server closed the socket for good. */
  closed = $state<Verdict | null>(null);
  /** Whether cards are still on their way to where the last view has them. */
  busy = $state(false);
  /** The view that they are on their way to. */
  coming = $state.raw<TableView | null>(null);
  /** Whether the connection has just come back. */
  back = $state(false);
  badges = $state.raw<readonly Badge[]>([]);
  /** Whether the score sheet is open. */
  sheet = $state(false);
  /** Whether the score pad is open, where it is no rail. */
  pad = $state(false);
  /** Whether the last capture is shown. */
  lastShown = $state(false);
  /** Whether the field for typed play is open. */
  typing = $state(false);
  /** Whether the list of keys is open. */
  keys = $state(false);
  /** The hint to the present decision. */
  hint = $state.raw<HintView | null>(null);
  /** The deal that has been asked for. */
  asked = $state(0);

  mover: Mover | null = null;
  connection: Connection | null = null;
  /** Called when a view is drawn to its end. */
  settled: (view: TableView) => void = () => undefined;
  /** Called when the server has answered about a partial choice. */
  answered: () => void = () => undefined;

  readonly #queue: TableView[] = [];
  #hurry = false;
  /** When movement last came to rest, in milliseconds. */
  #rested = Number.NEGATIVE_INFINITY;
  #resend = false;
  #sheetOf = 0;

  constructor(
    readonly page: Page,
    readonly texts: Texts,
    readonly deck: Deck,
    readonly announcer: Announcer,
    readonly staging: Staging<S>,
    readonly speech: Speech,
    readonly settings: Settings = new Settings(),
    readonly sounds: Sounds = new Sounds(() => settings.now),
  ) {}

  get view(): TableView | null {
    return this.state.view;
  }

  /** The legal actions of the drawn view; none while cards move or a play is on its way. */
  get legal(): readonly LegalAction[] {
    return this.busy || this.state.sending !== null ? [] : (this.view?.legal ?? []);
  }

  /** What the server offers to help. */
  get help(): Help {
    return helpOf(this.view);
  }

  /** Whether a hint can be had. */
  get canHint(): boolean {
    return this.mine && this.state.sending === null && this.help.claimed === null;
  }

  /** Whether it is this seat's turn, and everything is drawn. */
  get mine(): boolean {
    const view = this.view;
    return !this.busy && view?.phase === "playing" && view.game?.turn === view.you;
  }

  /** What the table is doing, in one word. */
  get stage(): "empty" | "moving" | "sending" | "mine" | "watching" | "over" {
    if (this.busy) return "moving";
    if (this.state.sending !== null) return "sending";
    if (this.view?.game == null) return "empty";
    if (this.view.phase !== "playing") return "over";
    return this.mine ? "mine" : "watching";
  }

  /** Returns the name of a seat as other words need it, among four with its place. */
  name(seat: number): string {
    return seatName(this.texts, this.view, seat);
  }

  /** Returns what the own side is called. */
  us(): string {
    return sideNames(this.texts, this.view).us;
  }

  /** Returns what the other side is called. */
  opponents(): string {
    return sideNames(this.texts, this.view).them;
  }

  /** Returns the names of everybody else. */
  company(): string {
    const { view } = this;
    return view === null ? "" : this.texts.list(others(view).map((seat) => view.seats[seat]?.name ?? ""));
  }

  receive(message: ServerMessage): void {
    if (message.type === "hint") {
      this.#advise(message);
      return;
    }
    if (message.type === "view" && message.seq !== this.view?.seq) this.hint = null;
    if (message.type === "view" && helpOf(message).practice && message.seq < (this.view?.seq ?? 0)) {
      this.announcer.say(this.texts.say("say-undone"), Rank.Result);
    }
    this.state = reduce(this.state, message);
    if (message.type === "refused" && this.state.refused === message) this.#explain(message);
    if (message.type === "choice") this.answered();
    if (message.type === "preparing") {
      this.announcer.say(this.texts.say(`preparing-${message.stage}`), Rank.Result);
    }
    if (message.type !== "view") return;
    this.#sendAgain();
    if (message.phase === "waiting") this.deal();
    if (message.phase === "playing") this.sheet = false;
    this.#queue.push(message);
    if (this.#queue.length > PATIENCE) this.hurry();
    if (!this.busy) void this.#drain();
  }

  /** Whether a key that ends movement was meant for that and not for a card: also a moment after its end. */
  get settling(): boolean {
    return this.busy || performance.now() - this.#rested < GRACE;
  }

  /** Ends all movement: the last view stands at once. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurry = true;
    this.mover?.finish();
  }

  /** Sends a play, unless one is on its way. */
  play(action: Pick<LegalAction, "action" | "cards" | "taken">): void {
    const next = sent(this.state, action);
    if (next === this.state || next.sending === null) return;
    this.state = next;
    this.#send({ type: "play", action: next.sending.action, seq: next.sending.seq });
  }

  /** Asks how a partial choice may go on. */
  choose(cards: readonly string[], taken: readonly string[]): void {
    if (this.view === null) return;
    this.#send({ type: "choose", cards: [...cards], taken: [...taken], seq: this.view.seq });
  }

  /** Takes this seat's last decision back. */
  undo(): void {
    if (this.view !== null && this.help.can_undo && this.state.sending === null) this.#send({ type: "undo", seq: this.view.seq });
  }

  /** Asks for a hint to this decision; every time it is asked again, it tells more. */
  askHint(): void {
    if (this.view === null || !this.canHint) return;
    const step = this.hint === null ? 1 : this.hint.step === 1 ? 2 : 3;
    this.#send({ type: "hint", step, seq: this.view.seq });
  }

  /** Plays what a typed text means to the server, which answers an unclear or illegal one with what is possible. */
  sayTyped(text: string): void {
    if (this.view !== null) this.#send({ type: "say", text, seq: this.view.seq });
  }

  /** Claims the rest of the deal. */
  claim(): void {
    if (this.view !== null && this.help.can_claim && this.mine) this.#send({ type: "claim", seq: this.view.seq });
  }

  /** Says why nothing was played: what was typed has its answer in turn, a refused move interrupts. */
  #explain(refused: Refused): void {
    const reason = this.speech.refusal(this.state);
    if (isTyped(refused)) this.announcer.say(reason, Rank.Result);
    else this.announcer.alert(reason);
  }

  #advise(hint: HintView): void {
    if (hint.seq !== this.view?.seq) return;
    this.hint = hint;
    this.announcer.say(hintSpoken(this.texts, hint), Rank.Result);
  }

  /** Asks for the next deal and gives this browser's share of its randomness. */
  deal(): void {
    if (this.view === null) return;
    const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
    const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.asked = this.view.match.deal + 1;
    this.#send({ type: "deal", number: this.asked, entropy });
  }

  linked(link: Link, verdict: Verdict | null): void {
    const before = this.link;
    this.link = link;
    this.closed = verdict;
    if (verdict !== null) this.announcer.alert(this.texts.say(`closed-${verdict}`));
    if (link === "lost" && before !== "lost") this.announcer.alert(this.texts.say("link-lost"));
    if (link !== "open") return;
    this.#resend = true;
    if (before !== "lost") return;
    this.back = true;
    setTimeout(() => (this.back = false), 3000);
    this.announcer.alert(this.texts.say("link-back"));
  }

  #send(message: ClientMessage): void {
    this.connection?.send(message);
  }

  /** After a new connection's first view, a play that the server has not seen goes out again. */
  #sendAgain(): void {
    const sending = this.state.sending;
    if (!this.#resend) return;
    this.#resend = false;
    if (sending === null) return;
    this.state = { ...this.state, sending: { ...sending, again: true } };
    this.#send({ type: "play", action: sending.action, seq: sending.seq });
  }

  async #drain(): Promise<void> {
    this.busy = true;
    let last: TableView | null = null;
    for (let view = this.#queue.shift(); view !== undefined; view = this.#queue.shift()) {
      this.coming = view;
      await this.#show(view);
      last = view;
    }
    if (this.#hurry) this.#settle();
    this.#hurry = false;
    this.busy = false;
    this.coming = null;
    if (last !== null) this.#rest(last);
  }

  async #show(view: TableView): Promise<void> {
    const { speech, pace } = this.settings.now;
    const told = speech === "turn" ? [] : this.speech.events(view, speech === "results");
    for (const text of told) this.announcer.say(text, Rank.Others);
    if (view.game === null) {
      this.scene = null;
      return;
    }
    if (view.snapshot || this.mover === null || pace === "instant") {
      this.#badge(view.snapshot ? [] : this.staging.steps(this.scene, view.game, view.events).flatMap((step) => step.badges));
      this.scene = this.staging.sceneOf(view.game, this.scene);
      return;
    }
    const steps = this.staging.steps(this.scene, view.game, view.events);
    for (const step of steps) await this.#enter(step);
  }

  async #enter(step: Step<S>): Promise<void> {
    const mover = this.mover;
    const times = this.#timing;
    this.#badge(step.badges);
    this.#sound(step);
    if (mover === null || this.#hurry) {
      this.scene = step.scene;
      return;
    }
    const before = mover.measure();
    this.scene = step.scene;
    await tick();
    if (step.motion !== "none") await mover.fly(before, step.routes, { milliseconds: times[step.motion], apart: times.step });
    this.#settle();
    if (step.stays === true && !this.#hurry) await mover.hold(times.trick);
    if (step.gathers === null || this.#hurry) return;
    await mover.hold(mover.calm() ? times.still : times.show);
    await mover.gather(step.gathers.cards, step.gathers.onto, times.gather);
    this.#settle();
  }

  #settle(): void {
    this.#rested = performance.now();
  }

  #badge(badges: readonly Badge[]): void {
    if (badges.length === 0) return;
    this.badges = [...this.badges, ...badges];
    setTimeout(() => (this.badges = this.badges.filter((badge) => !badges.includes(badge))), this.#timing.badge);
  }

  #sound(step: Step<S>): void {
    if (step.motion === "deal" || step.motion === "play") this.sounds.play("card");
    if (step.motion === "pile") this.sounds.play("take");
  }

  get #timing(): Timing {
    return timing(this.settings.now.pace);
  }

  /** The last view is drawn: says what is asked now, and opens the sheet of a deal that is over. */
  #rest(view: TableView): void {
    this.settled(view);
    const isOver = view.phase === "over" || view.phase === "finished";
    if (isOver) this.announcer.say(this.speech.outcome(view), Rank.Result);
    else this.announcer.say(this.speech.turn(view), Rank.Turn);
    if (this.mine && !view.snapshot) this.sounds.play("turn");
    if (isOver && this.#sheetOf !== view.match.deal) this.sounds.play("end");
    if (!isOver || this.#sheetOf === view.match.deal) return;
    this.#sheetOf = view.match.deal;
    this.sheet = true;
  }
}
