// Generated from cardavia.web.wire by `./dev types`; a test compares.

export type ServerMessage = TableView | Refused | ChoiceView | HintView | Preparing;
export type ClientMessage = StartDeal | Play | Say | Choose | Undo | AskHint | Claim | Sync;

export interface Wire {
  server: ServerMessage;
  client: ClientMessage;
}
/**
 * Everything one seat is shown, and the events that led here since the last message.
 */
export interface TableView {
  type: "view";
  /**
   * public events of the match so far; a play has to name it
   */
  seq: number;
  /**
   * before a deal; in it; deal over, match goes on; match over
   */
  phase: "waiting" | "playing" | "over" | "finished";
  you: number;
  seats: SeatView[];
  match: MatchView;
  /**
   * SHA-256 of the secret of the deal now to be made or in play
   */
  commitment: string;
  /**
   * None before the first deal
   */
  game: ScopaView | CiceraView | OttocentoView | ShengjiView | null;
  /**
   * yours; empty when it is not your turn or beyond 200
   */
  legal: LegalAction[];
  legal_count: number;
  /**
   * of the deal that is over
   */
  outcome: Outcome | null;
  /**
   * what the void deals before this one turned up; to be shown when it is dealt
   */
  voids: string[][];
  /**
   * your last decision can be taken back with `undo`
   */
  can_undo: boolean;
  /**
   * the rest is decided whatever is played: `claim` is offered
   */
  can_claim: boolean;
  /**
   * seat that claimed the rest, which is now played out
   */
  claimed: number | null;
  /**
   * this deal began at a written position, or a decision of it was taken back
   */
  practice: boolean;
  events: (Dealt | Played | Collected | Discarded | Declared | Called | Exposed | Laid | Won | Paid)[];
  /**
   * True when `events` tells the whole deal: show the state at once
   */
  snapshot: boolean;
}
/**
 * Who sits at a seat.
 */
export interface SeatView {
  name: string;
  kind: "person" | "ai";
  /**
   * AI level, None for a person
   */
  level: string | null;
  side: number;
}
/**
 * Where the match stands.
 */
export interface MatchView {
  /**
   * points of both sides before the present deal
   */
  scores: number[];
  /**
   * points that win, None for a match of one deal
   */
  target: number | null;
  /**
   * deals after which it is over, None where points decide
   */
  deals: number | null;
  /**
   * number of the present deal, from 1; 0 before the first
   */
  deal: number;
}
/**
 * The table of Scopa as one seat sees it.
 */
export interface ScopaView {
  seats: number;
  you: number;
  /**
   * seat to act, None when the deal is over
   */
  turn: number | null;
  dealer: number;
  /**
   * your cards in canonical order
   */
  hand: string[];
  /**
   * cards in each hand
   */
  counts: number[];
  /**
   * the score sheet once the deal is over
   */
  sheet: SheetRow[] | null;
  /**
   * in order of arrival
   */
  table: string[];
  stock: number;
  last_capturer: number | null;
  /**
   * the played card, then the taken ones; empty before any
   */
  last_capture: string[];
  game: "scopa";
  /**
   * per side; `bonuses` are scope
   */
  piles: Pile[];
}
/**
 * One line of a score sheet: what decided it, and the points it gave.
 */
export interface SheetRow {
  item: string;
  /**
   * what was compared, per side; None where a side has none
   */
  counts: (number | null)[];
  /**
   * the cards that decided it, per side
   */
  cards: string[][];
  /**
   * what each of those cards is worth, per side; empty where the cards are only counted
   */
  values: number[][];
  points: number[];
}
/**
 * A side's captured cards, as far as the table shows them.
 */
export interface Pile {
  cards: number;
  bonuses: number;
}
/**
 * The table of Cicera as one seat sees it.
 */
export interface CiceraView {
  seats: number;
  you: number;
  /**
   * seat to act, None when the deal is over
   */
  turn: number | null;
  dealer: number;
  /**
   * your cards in canonical order
   */
  hand: string[];
  /**
   * cards in each hand
   */
  counts: number[];
  /**
   * the score sheet once the deal is over
   */
  sheet: SheetRow[] | null;
  /**
   * in order of arrival
   */
  table: string[];
  stock: number;
  last_capturer: number | null;
  /**
   * the played card, then the taken ones; empty before any
   */
  last_capture: string[];
  game: "cicera";
  /**
   * per side; `bonuses` are bonus points of all kinds
   */
  piles: CiceraPile[];
  /**
   * the card of the play before, which a picada would take
   */
  placed: string | null;
}
/**
 * A side's captured cards and the bonuses that it has made.
 */
export interface CiceraPile {
  cards: number;
  bonuses: number;
  /**
   * how often each bonus was made, those never made left out
   */
  made: Gain[];
}
/**
 * What taken cards are good for: an item of the score sheet and how many cards count for it.
 */
export interface Gain {
  item: string;
  count: number;
}
/**
 * The table of Ottocento as one seat sees it.
 */
export interface OttocentoView {
  seats: number;
  you: number;
  /**
   * seat to act, None when the deal is over
   */
  turn: number | null;
  dealer: number;
  /**
   * your cards in canonical order
   */
  hand: string[];
  /**
   * cards in each hand
   */
  counts: number[];
  /**
   * the score sheet once the deal is over
   */
  sheet: SheetRow[] | null;
  /**
   * of the trick in play, from 1
   */
  number: number;
  /**
   * tricks of the deal
   */
  tricks: number;
  /**
   * what lies in the trick, in order
   */
  trick: Lay[];
  /**
   * seat that would win the trick as it lies
   */
  ahead: number | null;
  /**
   * the trick before, in order; empty before any
   */
  last_trick: Lay[];
  last_winner: number | null;
  /**
   * per side
   */
  piles: TrickPile[];
  /**
   * of your hand, when it is your turn
   */
  locks: Lock[];
  game: "ottocento";
  stage: "discard" | "declare" | "play" | "pay" | "over";
  /**
   * S, B, C, D, T for trumps; empty while no suit is led
   */
  led: string;
  /**
   * the cards of the suit led, highest first
   */
  order: string[];
  /**
   * three sets or three sequences of a declaration are doubled
   */
  is_doubling: boolean;
  /**
   * by seat
   */
  declared: ("open" | "none" | "made")[];
  /**
   * by seat, those made
   */
  declarations: (Declaration | null)[];
  /**
   * yours, when it is asked for
   */
  offer: Declaration | null;
  /**
   * the two cards put aside, as far as you may know them
   */
  discard: string[];
  is_discarded: boolean;
  debt: Debt | null;
  prospects: Prospect[];
  settlement: Settlement | null;
}
/**
 * What a seat has laid to a trick.
 */
export interface Lay {
  seat: number;
  cards: string[];
  /**
   * what is remarkable about it: `tag-<note>`, `note-<note>`
   */
  note: string | null;
}
/**
 * The tricks of a side, as far as the table shows them.
 */
export interface TrickPile {
  cards: number;
  tricks: number;
}
/**
 * Cards of the hand that may not be played now, and why: a refusal before the attempt.
 */
export interface Lock {
  cards: string[];
  /**
   * the text `lock-<code>`, short; a refusal of this code says more
   */
  code: string;
  /**
   * paragraph of the rules page that says so
   */
  rule: string;
  /**
   * the suit that it is about, empty where it is about none
   */
  suit: string;
}
/**
 * A declaration, made or possible.
 */
export interface Declaration {
  sets: Combination[];
  sequences: Combination[];
  /**
   * before doubling
   */
  set_points: number;
  set_factor: number;
  /**
   * before doubling
   */
  sequence_points: number;
  sequence_factor: number;
  total: number;
  /**
   * the cards that everybody may know by it, in canonical order
   */
  revealed: string[];
  /**
   * those of them that are still in the hand
   */
  held: string[];
}
/**
 * A set or sequence as it is drawn: contatori lie in the gap that they fill, else at the end.
 */
export interface Combination {
  kind: string;
  cards: string[];
  contatori: Contatore[];
  /**
   * before any doubling
   */
  points: number;
}
/**
 * A Begato or Matto in a sequence.
 */
export interface Contatore {
  card: string;
  /**
   * its place among the cards of the sequence, from 0
   */
  place: number;
  /**
   * the card that it stands for; None where it is one more card
   */
  fills: string | null;
}
/**
 * The Matto on its way back: its trick is over, and its side owes a card for it or not.
 */
export interface Debt {
  side: number;
  /**
   * who played it
   */
  seat: number;
  /**
   * the other side won its trick, and a card will be paid
   */
  is_owed: boolean;
}
/**
 * What both sides make, and what they can still make, of one kind; from cards that all have seen.
 */
export interface Prospect {
  kind: string;
  /**
   * points per side as the piles lie
   */
  now: number[];
  /**
   * points per side with all cards that are not won yet
   */
  most: number[];
}
/**
 * What became of all cards once the deal is over (7, 8).
 */
export interface Settlement {
  discard: string[];
  discard_side: number;
  matto: "kept" | "exchanged" | "lost";
  /**
   * the side that it was dealt to
   */
  matto_side: number;
  payment: string | null;
  card_points: number[];
  last_side: number;
  /**
   * points by seat
   */
  declared: number[];
  /**
   * per side
   */
  counted: Counted[];
}
/**
 * All sets and sequences of some cards with what they make.
 */
export interface Counted {
  sets: Combination[];
  sequences: Combination[];
  /**
   * before doubling
   */
  set_points: number;
  set_factor: number;
  /**
   * before doubling
   */
  sequence_points: number;
  sequence_factor: number;
  total: number;
}
/**
 * The table of Shengji as one seat sees it; `tricks` are the most that the deal can still come to.
 */
export interface ShengjiView {
  seats: number;
  you: number;
  /**
   * seat to act, None when the deal is over
   */
  turn: number | null;
  dealer: number;
  /**
   * your cards in canonical order
   */
  hand: string[];
  /**
   * cards in each hand
   */
  counts: number[];
  /**
   * the score sheet once the deal is over
   */
  sheet: SheetRow[] | null;
  /**
   * of the trick in play, from 1
   */
  number: number;
  /**
   * tricks of the deal
   */
  tricks: number;
  /**
   * what lies in the trick, in order
   */
  trick: Lay[];
  /**
   * seat that would win the trick as it lies
   */
  ahead: number | null;
  /**
   * the trick before, in order; empty before any
   */
  last_trick: Lay[];
  last_winner: number | null;
  /**
   * per side
   */
  piles: TrickPile[];
  /**
   * of your hand, when it is your turn
   */
  locks: Lock[];
  game: "shengji";
  stage: "calling" | "burying" | "playing" | "over";
  starter: number;
  /**
   * of both sides before the deal
   */
  levels: string[];
  /**
   * of the deal
   */
  level: string;
  /**
   * S, H, C, D or NT; None before it is known
   */
  trump: string | null;
  /**
   * trumps first
   */
  order: Suit[];
  calls: Called[];
  /**
   * weakest first; empty once the calling is over
   */
  call_rungs: CallRung[];
  /**
   * the kitty where it was turned up, in order; else empty
   */
  exposed: string[];
  /**
   * the kitty for the dealer who has taken it; else empty
   */
  picked: string[];
  /**
   * for the dealer, and for all once the deal is over; else empty
   */
  buried: string[];
  /**
   * of the kitty, at least, if the attackers win the last trick
   */
  least_factor: number;
  /**
   * points of single cards; others are worth nothing
   */
  worth: {
    [k: string]: number;
  };
  /**
   * of the attackers so far, with the kitty once the deal is over
   */
  attack_points: number;
  /**
   * points in the trick in play
   */
  on_table: number;
  /**
   * points that the kitty brought, 0 before the end
   */
  kitty_bonus: number;
  /**
   * the effective suit led, empty before a lead
   */
  led: string;
  /**
   * cards that answer the lead, 0 before it
   */
  wanted: number;
  /**
   * pairs that answer it, as far as they are held
   */
  wanted_pairs: number;
  /**
   * a tractor has to be answered by one where it is held
   */
  must_answer: boolean;
  /**
   * cards of your hand that every legal answer to the lead holds
   */
  forced: string[];
  /**
   * why they are; None where nothing is forced
   */
  forced_lock: Lock | null;
  /**
   * once the deal is over
   */
  settled: Settled | null;
}
/**
 * An effective suit: which cards belong to it, and which beat which.
 */
export interface Suit {
  /**
   * T for trumps, else S, H, C or D
   */
  suit: string;
  /**
   * from the strongest down; the faces of one rung are equal
   */
  rungs: string[][];
}
/**
 * A seat named trumps by showing cards of its hand, or passed.
 */
export interface Called {
  kind: "called";
  seat: number;
  /**
   * the cards shown; empty for a pass
   */
  cards: string[];
}
/**
 * One strength of the ladder of calls.
 */
export interface CallRung {
  /**
   * 1 one level card, 2 a pair of them, 3 black jokers, 4 red jokers
   */
  strength: number;
  /**
   * what your hand can show here
   */
  cards: string[][];
  /**
   * why it can show nothing: a stronger or an equal call stands, one or no card is held
   */
  reason: ("weaker" | "equal" | "one" | "none") | null;
}
/**
 * How a finished deal was settled.
 */
export interface Settled {
  /**
   * of the attackers in tricks
   */
  trick_points: number;
  /**
   * that failed throws gave to the attackers
   */
  penalty: number;
  buried_points: number;
  /**
   * by which the last trick multiplies them
   */
  factor: number;
  /**
   * that won the last trick
   */
  last_side: number;
  attack_points: number;
  /**
   * the side that keeps or takes over the deal
   */
  winner: number;
  /**
   * the levels that it rises by the table
   */
  gain: number;
  /**
   * of both sides after the deal; PAST beyond the ace
   */
  levels: string[];
  /**
   * None when the match is over
   */
  next_dealer: number | null;
}
/**
 * A legal action with its parts, so that a client needs no rule to offer it.
 */
export interface LegalAction {
  action: string;
  /**
   * cards from the hand
   */
  cards: string[];
  /**
   * cards from the table
   */
  taken: string[];
  /**
   * bonus points it would make at once
   */
  bonuses: string[];
  /**
   * what the cards won are good for, most valuable first
   */
  gains: Gain[];
}
/**
 * How a finished deal ended.
 */
export interface Outcome {
  scores: number[];
  winner: number | null;
  match_scores: number[];
  match_over: boolean;
  match_winner: number | null;
}
/**
 * Cards went from the stock to hands (and, first in a deal, to the table).
 */
export interface Dealt {
  kind: "dealt";
  /**
   * cards given to each seat
   */
  hands: number[];
  /**
   * cards laid face up
   */
  table: string[];
  /**
   * cards left face down
   */
  stock: number;
}
/**
 * A seat played a card, and may have taken table cards with it.
 */
export interface Played {
  kind: "played";
  seat: number;
  cards: string[];
  taken: string[];
  /**
   * names of the bonus points made, as records name them
   */
  bonuses: string[];
}
/**
 * The cards left on the table at the end went to the last capturer.
 */
export interface Collected {
  kind: "collected";
  seat: number;
  cards: string[];
}
/**
 * A seat put cards of its hand aside, face down.
 */
export interface Discarded {
  kind: "discarded";
  seat: number;
  count: number;
  /**
   * the cards, for the seat that may know them; else empty
   */
  cards: string[];
}
/**
 * A seat said before its first card what its hand is worth, or that it declares nothing.
 */
export interface Declared {
  kind: "declared";
  seat: number;
  /**
   * their kinds; empty for no declaration, whatever its cause
   */
  combinations: string[];
  points: number;
}
/**
 * Cards laid aside were turned up for everybody and named the trumps.
 */
export interface Exposed {
  kind: "exposed";
  /**
   * of the dealer, who takes them
   */
  seat: number;
  /**
   * in order of dealing
   */
  cards: string[];
  trump: string;
}
/**
 * A seat laid cards to the trick.
 */
export interface Laid {
  kind: "laid";
  seat: number;
  cards: string[];
  /**
   * its number in the deal, from 1
   */
  trick: number;
  /**
   * they beat what lay in the trick before them
   */
  ahead: boolean;
  /**
   * what is remarkable about them: `tag-<note>`, `note-<note>`
   */
  note: string | null;
}
/**
 * A trick was complete and went to its winner.
 */
export interface Won {
  kind: "won";
  seat: number;
  /**
   * its number in the deal, from 1
   */
  trick: number;
  /**
   * cards that go back to the side of the seat that laid them
   */
  kept: string[];
}
/**
 * A side gave a captured card to the other one.
 */
export interface Paid {
  kind: "paid";
  /**
   * for whose card it is given
   */
  seat: number;
  card: string;
}
/**
 * A message that changed nothing, and why.
 */
export interface Refused {
  type: "refused";
  code: string;
  /**
   * paragraph of the rules page that says so
   */
  rule: string | null;
  values: {
    [k: string]: unknown;
  };
  seq: number;
}
/**
 * The answer to `choose`: what may be added, what the choice already is, and the best it may become.
 */
export interface ChoiceView {
  type: "choice";
  seq: number;
  /**
   * as asked
   */
  cards: string[];
  /**
   * as asked
   */
  taken: string[];
  /**
   * hand cards that may be added
   */
  hand: string[];
  /**
   * table cards that may be added
   */
  table: string[];
  /**
   * the action that the choice is, None while incomplete
   */
  action: string | null;
  total: number | null;
  /**
   * at most 6 legal actions that hold the choice: exact ones first, then the best
   */
  offers: LegalAction[];
  /**
   * legal actions that hold the choice
   */
  reached: number;
}
/**
 * The answer to `hint`: each step tells more.
 */
export interface HintView {
  type: "hint";
  seq: number;
  step: 1 | 2 | 3;
  look: HintNote;
  /**
   * in hand and on the table: what `look` is about
   */
  cards: string[];
  /**
   * the best play; None in step 1
   */
  play: LegalAction | null;
  /**
   * only play; all cards known; clearly best; the next may be as good; None before step 3
   */
  certainty: ("forced" | "exact" | "clear" | "unclear") | null;
  /**
   * the next best play; in step 3
   */
  second: HintPlay | null;
  /**
   * the best play that is clearly worse; `reasons` compare with it
   */
  rival: HintPlay | null;
  /**
   * why, the weightiest first; in step 3
   */
  reasons: HintNote[];
  /**
   * what the best play risks all the same; in step 3
   */
  dangers: HintNote[];
}
/**
 * A text of a hint: message `hint-<id>` with these values.
 */
export interface HintNote {
  id: string;
  values: {
    [k: string]: number;
  };
}
/**
 * A play that another one is compared with: how many points worse it is, on average of a deal.
 */
export interface HintPlay {
  play: LegalAction;
  difference: number;
  /**
   * half width of the 95 % interval of the difference; 0 = exact
   */
  interval: number;
}
/**
 * The kernels of the game are being compiled; the view follows.
 */
export interface Preparing {
  type: "preparing";
  stage: "rules" | "players";
}
/**
 * Gives this browser's random bytes and asks for the next deal.
 */
export interface StartDeal {
  type: "deal";
  number: number;
  entropy: string;
}
/**
 * Plays an action on the state that `seq` names.
 */
export interface Play {
  type: "play";
  action: string;
  seq: number;
}
/**
 * Plays the action that a typed text means, such as `7s x 3d 4d`.
 */
export interface Say {
  type: "say";
  text: string;
  seq: number;
}
/**
 * Asks how a partial choice may go on.
 */
export interface Choose {
  type: "choose";
  /**
   * @maxItems 60
   */
  cards: string[];
  /**
   * @maxItems 60
   */
  taken: string[];
  seq: number;
}
/**
 * Takes this seat's last decision back, with all that followed it.
 */
export interface Undo {
  type: "undo";
  seq: number;
}
/**
 * Asks for a hint: 1 what to look at, 2 also the play, 3 also the reasons.
 */
export interface AskHint {
  type: "hint";
  step: 1 | 2 | 3;
  seq: number;
}
/**
 * Claims the rest of the deal.
 */
export interface Claim {
  type: "claim";
  seq: number;
}
/**
 * Asks for a full view.
 */
export interface Sync {
  type: "sync";
}
