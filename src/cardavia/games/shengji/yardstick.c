/* What one core of this machine can do with Shengji: random deals with two packs, written for speed alone.
 *
 * The work is that of the playout template over `rules.py` without options: shuffle, deal, draw every call, the
 * bury and every play evenly by its number, check that it is legal, make it and note it in the history with what
 * it tells of the hands, find the winner of every trick, count tricks and kitty and promote. Shapes, follows and
 * winners are the trick kernel. The same seed gives the same deals as the template, move by move, so that the
 * sums can be compared.
 *
 * Use: yardstick DEALS SEED. Prints one JSON object; the time is the processor's.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CARDS 108
#define FACES 54
#define HAND 25
#define KITTY 8
#define MOST 34
#define HISTORY 143

/* Cards are two planes of bits 13 * suit + rank, then the jokers: faces held at least once, faces held twice. */
typedef struct {
  uint64_t one, two;
} Planes;

typedef struct {
  int64_t kind;
  Planes cards;
} Move;

enum { PLAY, PASS, CALL, BURY };
enum { TRUMP = 4, NO_TRUMP = 4 };

static const uint64_t FULL = (1ULL << FACES) - 1, SUIT = 0x1FFF, JOKERS = 3ULL << 52;
static const uint64_t TWOS = 1ULL | 1ULL << 13 | 1ULL << 26 | 1ULL << 39;

typedef struct {
  Planes hands[4], buried, gone, must[4], lain, may[4], plays[4];
  uint64_t suits[5], off, top, declared;
  int captured[2], starter, dealer, trump, turn, strength, declarer, passes;
  int leader, led_suit, led_shape, width, pairs, best, best_suit, best_top, tricks, played;
  uint8_t kitty[KITTY], winners[32];
  Move history[HISTORY];
} Deal;

static uint64_t generator;
static int64_t binomials[MOST][MOST];

static inline uint32_t below(uint64_t bound) {
  uint64_t word = generator;
  word ^= word << 13;
  word ^= word >> 7;
  word ^= word << 17;
  generator = word;
  return (uint32_t)(((word >> 32) * bound) >> 32);
}

static inline int count_of(uint64_t mask) { return __builtin_popcountll(mask); }
static inline int lowest(uint64_t mask) { return __builtin_ctzll(mask); }
static inline int highest(uint64_t mask) { return 63 - __builtin_clzll(mask); }
static inline int size(Planes cards) { return count_of(cards.one) + count_of(cards.two); }

static inline Planes less(Planes cards, Planes away) {
  return (Planes){(cards.one & ~away.one) | (cards.two & ~away.two), cards.two & ~away.one};
}

static inline Planes plus(Planes cards, Planes more) {
  return (Planes){cards.one | more.one, cards.two | more.two | (cards.one & more.one)};
}

static inline int lies_in(Planes cards, Planes whole) {
  return !(cards.one & ~whole.one) && !(cards.two & ~whole.two) && !(cards.two & ~cards.one);
}

static inline int points(Planes cards) {
  uint64_t fives = TWOS << 3, tens = TWOS << 8 | TWOS << 11;
  return 5 * (count_of(cards.one & fives) + count_of(cards.two & fives)) +
         10 * (count_of(cards.one & tens) + count_of(cards.two & tens));
}

/* ---- choices by number ---- */

static inline int64_t binomial(int n, int k) { return n < 0 || k < 0 || k > n ? 0 : binomials[n][k]; }

static int64_t ways(int pairs, int singles, int n, int least) {
  int64_t found = 0;
  int most = pairs < n / 2 ? pairs : n / 2;
  for (int whole = least; whole <= most; whole++)
    found += binomials[pairs][whole] * binomial(pairs - whole + singles, n - 2 * whole);
  return found;
}

static uint64_t subset(uint64_t mask, int n, int64_t number) {
  uint64_t chosen = 0;
  int place = count_of(mask);
  while (n > 0) {
    int at = highest(mask);
    mask ^= 1ULL << at;
    int64_t passed = binomial(--place, n);
    if (number >= passed) {
      number -= passed;
      chosen |= 1ULL << at;
      n--;
    }
  }
  return chosen;
}

static Planes selection(Planes from, int n, int least, int64_t number) {
  int pairs = count_of(from.two), faces = count_of(from.one);
  for (int whole = least;; whole++) {
    int64_t loose = binomial(faces - whole, n - 2 * whole), found = binomial(pairs, whole) * loose;
    if (number < found) {
      uint64_t twice = subset(from.two, whole, number / loose);
      return (Planes){twice | subset(from.one & ~twice, n - 2 * whole, number % loose), twice};
    }
    number -= found;
  }
}

static inline uint64_t nth(uint64_t mask, int number) {
  while (number--) mask &= mask - 1;
  return mask & -mask;
}

/* ---- ladder and shapes; the level is always the 2 ---- */

static void name_trump(Deal *deal, int trump) {
  uint64_t trumps = TWOS | JOKERS;
  deal->trump = trump;
  deal->off = 0;
  deal->top = TWOS;
  if (trump != NO_TRUMP) {
    uint64_t suit = SUIT << (13 * trump);
    trumps |= suit;
    deal->off = TWOS & ~suit;
    deal->top = TWOS & suit;
  }
  deal->suits[TRUMP] = trumps;
  for (int suit = 0; suit < 4; suit++) deal->suits[suit] = (SUIT << (13 * suit)) & ~trumps;
}

static inline int suit_of(const Deal *deal, uint64_t faces) {
  for (int suit = 0; suit < 5; suit++)
    if (!(faces & ~deal->suits[suit])) return faces ? suit : -1;
  return -1;
}

static inline uint64_t rungs(const Deal *deal, uint64_t faces, int suit) {
  if (suit < TRUMP) return faces >> (13 * suit + 1) & 0xFFF;
  uint64_t word = faces >> 52 << 14;
  if (faces & deal->top) word |= 1 << 13;
  if (faces & deal->off) word |= 1 << 12;
  if (deal->trump < 4) word |= faces >> (13 * deal->trump + 1) & 0xFFF;
  return word;
}

static inline uint64_t standing_on(const Deal *deal, uint64_t faces, int suit, int rung) {
  if (suit == TRUMP) {
    if (rung >= 14) return faces & 1ULL << (rung + 38);
    if (rung == 13) return faces & deal->top;
    if (rung == 12) return faces & deal->off;
    suit = deal->trump;
  }
  return faces & 1ULL << (13 * suit + rung + 1);
}

/* Pairs + 256 * suit + 4096 * top rung, -1 for none. */
static inline int shape(const Deal *deal, Planes cards) {
  int suit = suit_of(deal, cards.one);
  if (suit < 0) return -1;
  int pairs = count_of(cards.two);
  uint64_t word = rungs(deal, cards.one, suit);
  if (!pairs) {
    if (cards.one & (cards.one - 1)) return -1;
  } else if (cards.one != cards.two || count_of(word) != pairs || (word & (word + (word & -word)))) {
    return -1;
  }
  return pairs | suit << 8 | highest(word) << 12;
}

static inline uint64_t run_ends(uint64_t word, int length) {
  for (int step = 1; step < length; step++) word &= word << 1;
  return word;
}

static inline uint64_t run_word(int end, int length) { return ((1ULL << length) - 1) << (end + 1 - length); }

static inline int choices_on(const Deal *deal, uint64_t pairs, int suit, uint64_t word) {
  int found = 1;
  if (suit == TRUMP) {
    if (word >> 12 & 1) found *= count_of(pairs & deal->off);
    if (word >> 13 & 1) found *= count_of(pairs & deal->top);
  }
  return found;
}

static int count_tractors(const Deal *deal, uint64_t pairs, int suit) {
  uint64_t own = pairs & deal->suits[suit], word = rungs(deal, own, suit), ends;
  int found = 0;
  for (int length = 2; (ends = run_ends(word, length)) != 0; length++)
    for (; ends; ends ^= 1ULL << highest(ends))
      found += choices_on(deal, own, suit, run_word(highest(ends), length));
  return found;
}

static uint64_t tractor(const Deal *deal, uint64_t pairs, int suit, int number) {
  uint64_t own = pairs & deal->suits[suit], word = rungs(deal, own, suit), ends;
  for (int length = 2; (ends = run_ends(word, length)) != 0; length++)
    for (; ends; ends ^= 1ULL << highest(ends)) {
      uint64_t run = run_word(highest(ends), length), chosen = 0;
      int found = choices_on(deal, own, suit, run);
      if (number >= found) {
        number -= found;
        continue;
      }
      for (; run; run ^= 1ULL << highest(run)) {
        uint64_t equal = standing_on(deal, own, suit, highest(run));
        chosen |= nth(equal, number % count_of(equal));
        number /= count_of(equal);
      }
      return chosen;
    }
  return 0;
}

/* ---- leads and follows ---- */

static int64_t count_leads(const Deal *deal, int seat) {
  Planes hand = deal->hands[seat];
  int64_t found = size(hand);
  for (int suit = 0; suit < 5; suit++) found += count_tractors(deal, hand.two, suit);
  return found;
}

static Planes lead_at(const Deal *deal, int seat, int number) {
  Planes hand = deal->hands[seat];
  int singles = count_of(hand.one), pairs = count_of(hand.two);
  if (number < singles) return (Planes){nth(hand.one, number), 0};
  number -= singles;
  if (number < pairs) {
    uint64_t face = nth(hand.two, number);
    return (Planes){face, face};
  }
  number -= pairs;
  for (int suit = 0; suit < 5; suit++) {
    int found = count_tractors(deal, hand.two, suit);
    if (number < found) {
      uint64_t faces = tractor(deal, hand.two, suit, number);
      return (Planes){faces, faces};
    }
    number -= found;
  }
  return (Planes){0, 0};
}

static inline Planes natives(const Deal *deal, int seat) {
  uint64_t suit = deal->suits[deal->led_suit];
  return (Planes){deal->hands[seat].one & suit, deal->hands[seat].two & suit};
}

static int64_t count_follows(const Deal *deal, int seat) {
  Planes own = natives(deal, seat), hand = deal->hands[seat];
  int held = size(own), pairs = count_of(own.two);
  if (held >= deal->width)
    return ways(pairs, count_of(own.one) - pairs, deal->width, pairs < deal->pairs ? pairs : deal->pairs);
  pairs = count_of(hand.two) - pairs;
  return ways(pairs, count_of(hand.one & ~own.one) - pairs, deal->width - held, 0);
}

static Planes follow_at(const Deal *deal, int seat, int64_t number) {
  Planes own = natives(deal, seat), hand = deal->hands[seat];
  int held = size(own), pairs = count_of(own.two);
  if (held >= deal->width)
    return selection(own, deal->width, pairs < deal->pairs ? pairs : deal->pairs, number);
  Planes rest = {hand.one & ~own.one, hand.two & ~own.two};
  Planes filled = selection(rest, deal->width - held, 0, number);
  return (Planes){own.one | filled.one, own.two | filled.two};
}

static int is_follow(const Deal *deal, int seat, Planes cards) {
  if (size(cards) != deal->width || !lies_in(cards, deal->hands[seat])) return 0;
  Planes own = natives(deal, seat);
  int held = size(own), given = size((Planes){cards.one & own.one, cards.two & own.two});
  if (held < deal->width) return given == held;
  if (given != deal->width) return 0;
  int pairs = count_of(own.two);
  return count_of(cards.two) >= (pairs < deal->pairs ? pairs : deal->pairs);
}

/* ---- the course of a deal ---- */

static inline void note(Deal *deal, int kind, Planes cards) {
  deal->history[deal->played++] = (Move){kind, cards};
}

static void shuffle(uint8_t *deck) {
  for (int place = 0; place < CARDS; place++) deck[place] = (uint8_t)place;
  for (uint32_t place = CARDS - 1; place > 0; place--) {
    uint32_t other = below(place + 1);
    uint8_t card = deck[place];
    deck[place] = deck[other];
    deck[other] = card;
  }
}

static void start(Deal *deal, const uint8_t *deck, int dealer) {
  Planes none = {0, 0};
  for (int seat = 0; seat < 4; seat++) {
    deal->hands[seat] = deal->must[seat] = deal->plays[seat] = none;
    deal->may[seat] = (Planes){FULL, FULL};
  }
  deal->buried = deal->gone = deal->lain = none;
  for (int place = 0; place < 4 * HAND; place++) {
    uint64_t face = 1ULL << deck[place] % FACES;
    Planes *hand = &deal->hands[(dealer + place) & 3];
    hand->two |= hand->one & face;
    hand->one |= face;
  }
  for (int place = 0; place < KITTY; place++) deal->kitty[place] = deck[4 * HAND + place] % FACES;
  deal->captured[0] = deal->captured[1] = 0;
  deal->starter = deal->dealer = deal->turn = dealer;
  deal->declarer = deal->leader = -1;
  deal->strength = deal->passes = deal->tricks = deal->played = 0;
  deal->declared = 0;
}

static int strength_of(Planes cards) {
  if (!cards.one || (cards.one & (cards.one - 1))) return 0;
  if (cards.one == 1ULL << 52) return cards.two ? 3 : 0;
  if (cards.one == 1ULL << 53) return cards.two ? 4 : 0;
  return cards.one & TWOS ? cards.two ? 2 : 1 : 0;
}

static int call(Deal *deal) {
  int decisions = 0, earliest = -1;
  for (;;) {
    int seat = deal->turn;
    Planes hand = deal->hands[seat], shown = {0, 0};
    uint64_t singles = deal->strength > 0 ? 0 : hand.one & TWOS;
    uint64_t allowed = (deal->strength < 2 ? TWOS : 0) | (deal->strength < 3 ? 1ULL << 52 : 0) |
                       (deal->strength < 4 ? 1ULL << 53 : 0);
    uint64_t pairs = hand.two & allowed;
    int single = count_of(singles), number = (int)below((uint64_t)(single + count_of(pairs) + 1));
    decisions++;
    if (number > single) {
      uint64_t face = nth(pairs, number - 1 - single);
      shown = (Planes){face, face};
    } else if (number > 0) {
      shown = (Planes){nth(singles, number - 1), 0};
    }
    deal->turn = (seat + 1) & 3;
    if (!number) {
      note(deal, PASS, shown);
      deal->passes++;
      if (deal->passes < 4 - (deal->declarer >= 0)) continue;
      break;
    }
    if (!lies_in(shown, hand) || strength_of(shown) <= deal->strength) abort();
    note(deal, CALL, shown);
    if (earliest < 0) earliest = seat;
    deal->declarer = seat;
    deal->declared = shown.one;
    deal->strength = strength_of(shown);
    deal->passes = 0;
    deal->must[seat].one |= shown.one;
    deal->must[seat].two |= shown.two;
  }
  Planes kitty = {0, 0};
  for (int place = 0; place < KITTY; place++) kitty = plus(kitty, (Planes){1ULL << deal->kitty[place], 0});
  if (deal->declarer < 0) {
    int place = 0;
    while (deal->kitty[place] >= 52) place++;
    deal->lain = kitty;
    name_trump(deal, deal->kitty[place] / 13);
  } else {
    deal->dealer = earliest;
    deal->lain = deal->must[earliest];
    deal->must[earliest] = (Planes){0, 0};
    name_trump(deal, deal->strength < 3 ? lowest(deal->declared) / 13 : NO_TRUMP);
  }
  deal->hands[deal->dealer] = plus(deal->hands[deal->dealer], kitty);
  deal->turn = deal->dealer;
  return decisions;
}

static void bury(Deal *deal) {
  Planes *hand = &deal->hands[deal->dealer];
  int pairs = count_of(hand->two);
  int64_t found = ways(pairs, count_of(hand->one) - pairs, KITTY, 0);
  deal->buried = selection(*hand, KITTY, 0, below((uint64_t)found));
  if (size(deal->buried) != KITTY || !lies_in(deal->buried, *hand)) abort();
  note(deal, BURY, deal->buried);
  *hand = less(*hand, deal->buried);
}

static void learn(Deal *deal, int seat, Planes cards, int follows) {
  Planes *may = &deal->may[seat];
  if (follows) {
    uint64_t suit = deal->suits[deal->led_suit];
    if (size((Planes){cards.one & suit, cards.two & suit}) < deal->width) {
      may->one &= ~suit;
      may->two &= ~suit;
    } else if (count_of(cards.two) < deal->pairs) {
      may->two &= ~suit;
    }
  }
  may->one &= ~(cards.one & ~may->two);
  deal->must[seat] = less(deal->must[seat], cards);
  if (seat == deal->dealer) deal->lain = less(deal->lain, cards);
  deal->gone.two |= cards.two | (deal->gone.one & cards.one);
  deal->gone.one |= cards.one;
}

static void lay(Deal *deal, int seat, Planes cards, int follows) {
  note(deal, PLAY, cards);
  learn(deal, seat, cards, follows);
  deal->hands[seat] = less(deal->hands[seat], cards);
  deal->plays[seat] = cards;
}

static void lead(Deal *deal, int seat) {
  Planes cards = lead_at(deal, seat, (int)below((uint64_t)count_leads(deal, seat)));
  if (!lies_in(cards, deal->hands[seat]) || (deal->led_shape = shape(deal, cards)) < 0) abort();
  deal->led_suit = deal->led_shape >> 8 & 15;
  deal->width = size(cards);
  deal->pairs = count_of(cards.two);
  deal->best = seat;
  deal->best_suit = deal->led_suit;
  deal->best_top = deal->led_shape >> 12;
  for (int other = 0; other < 4; other++) deal->plays[other] = (Planes){0, 0};
  lay(deal, seat, cards, 0);
}

static void follow(Deal *deal, int seat) {
  Planes cards = follow_at(deal, seat, below((uint64_t)count_follows(deal, seat)));
  if (!is_follow(deal, seat, cards)) abort();
  int found = shape(deal, cards);
  if (found >= 0 && (found & 255) == (deal->led_shape & 255)) {
    int suit = found >> 8 & 15;
    if (suit == deal->best_suit ? found >> 12 > deal->best_top : suit == TRUMP) {
      deal->best = seat;
      deal->best_suit = suit;
      deal->best_top = found >> 12;
    }
  }
  lay(deal, seat, cards, 1);
}

static int play(Deal *deal) {
  int decisions = 0, leader = deal->dealer;
  while (deal->hands[leader].one) {
    int won = 0;
    lead(deal, leader);
    for (int step = 1; step < 4; step++) follow(deal, (leader + step) & 3);
    for (int seat = 0; seat < 4; seat++) won += points(deal->plays[seat]);
    leader = deal->best;
    deal->captured[leader & 1] += won;
    deal->winners[deal->tricks++] = (uint8_t)leader;
    decisions += 4;
  }
  return decisions;
}

static int margin(const Deal *deal) {
  int attack = deal->captured[~deal->dealer & 1], defenders = deal->dealer & 1;
  if ((deal->best ^ deal->dealer) & 1) attack += points(deal->buried) * 2 * deal->width;
  int gain = attack >= 80 ? (attack - 80) / 40 : attack == 0 ? 3 : attack < 40 ? 2 : 1;
  int side = attack >= 80 ? 1 - defenders : defenders;
  return side ? -gain : gain;
}

static double processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int given, char **arguments) {
  static Deal deal;
  static uint8_t deck[CARDS];
  if (given != 3) {
    fprintf(stderr, "use: %s DEALS SEED\n", arguments[0]);
    return 2;
  }
  for (int n = 0; n < MOST; n++) {
    binomials[n][0] = 1;
    for (int k = 1; k <= n; k++) binomials[n][k] = binomials[n - 1][k - 1] + (k < n ? binomials[n - 1][k] : 0);
  }
  long deals = atol(arguments[1]);
  generator = strtoull(arguments[2], NULL, 10);
  long decisions = 0, margins = 0, squares = 0;
  double begin = processor_seconds();
  for (long number = 0; number < deals; number++) {
    shuffle(deck);
    start(&deal, deck, (int)(number & 3));
    decisions += call(&deal) + 1;
    bury(&deal);
    decisions += play(&deal);
    long won = margin(&deal);
    margins += won;
    squares += won * won;
  }
  printf("{\"deals\": %ld, \"decisions\": %ld, \"margins\": %ld, \"squares\": %ld, \"seconds\": %.6f}\n", deals,
         decisions, margins, squares, processor_seconds() - begin);
  return 0;
}
