import { hintSpoken } from "./advice.ts";
import { Animator } from "./animator.svelte.ts";
import { Announcer, Rank } from "./announcer.ts";
import { helpOf, type Help } from "./assist.ts";
import type { Deck } from "./deck.svelte.ts";
import type { Badge, Scene, Speech, Staging } from "./game.ts";
import type { Page } from "./page.ts";
import type { Connection, Link, Verdict } from "./socket.ts";
import { EMPTY, reduce, sent, type TableState } from "./state.ts";
import type { Texts } from "./texts.ts";
import { others, seatName, sideNames } from "./seating.ts";
import { Settings } from "./settings.svelte.ts";
import { Sounds } from "./sounds.ts";
import { isTyped } from "./words.ts";
import type { ClientMessage, HintView, LegalAction, Refused, ServerMessage, TableView } from "./wire.ts";

const ENTROPY_BYTES = 16;

/** A table as this page shows it: the server's word in `state`, what is drawn of it by its animator. */
export class Table<S extends Scene = Scene> {
  state = $state.raw<TableState>(EMPTY);
  link = $state<Link>("opening");
  /** Why the server closed the socket for good. */
  closed = $state<Verdict | null>(null);
  /** Whether the connection has just come back. */
  back = $state(false);
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

  readonly animator: Animator<S>;
  connection: Connection | null = null;
  /** Called when a view is drawn to its end. */
  settled: (view: TableView) => void = () => undefined;
  /** Called when the server has answered about a partial choice. */
  answered: () => void = () => undefined;

  #resend = false;
  #sheetOf = 0;

  constructor(
    readonly page: Page,
    readonly texts: Texts,
    readonly deck: Deck,
    readonly announcer: Announcer,
    staging: Staging<S>,
    readonly speech: Speech,
    readonly settings: Settings = new Settings(),
    readonly sounds: Sounds = new Sounds(() => settings.now),
  ) {
    this.animator = new Animator(staging, settings, sounds, (view) => this.#tell(view), (view) => this.#rest(view));
  }

  get view(): TableView | null {
    return this.state.view;
  }

  /** What is drawn. */
  get scene(): S | null {
    return this.animator.scene;
  }

  /** Whether cards are still on their way to where the last view has them. */
  get busy(): boolean {
    return this.animator.busy;
  }

  /** The view that they are on their way to. */
  get coming(): TableView | null {
    return this.animator.coming;
  }

  get badges(): readonly Badge[] {
    return this.animator.badges;
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
    this.animator.draw(message);
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

  /** Tells of what is drawn next, as far as the person wants to hear it. */
  #tell(view: TableView): void {
    const { speech } = this.settings.now;
    const told = speech === "turn" ? [] : this.speech.events(view, speech === "results");
    for (const text of told) this.announcer.say(text, Rank.Others);
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
