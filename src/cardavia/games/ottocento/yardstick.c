/* What one core of this machine can do with Ottocento: random deals, written for speed alone.
 *
 * The work is that of the playout template over `rules.py` without options: shuffle, deal, discard a pair, declare
 * or skip where a hand has something to declare, 15 tricks with what everybody shows not to have, the settlement with
 * the payment for the Matto, the count of both piles. Legal moves are drawn by number instead of being listed. The
 * same seed gives the same deals as the template, move by move, so that the sums can be compared.
 *
 * Compiled with -DCARDS_ALONE it plays cards and counts card points, without declarations, combinations and the
 * Matto: to be compared with programs that do no more.
 *
 * Use: yardstick DEALS SEED. Prints one JSON object; the time is the processor's.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CARDS 62
#define TRICKS 15
#define SUIT 0x3FFULL
#define EACH (1ULL | 1ULL << 10 | 1ULL << 20 | 1ULL << 30)
#define TRUMPS (0x1FFFFFULL << 40)
#define NUMBERS (0xFFFULL << 44)
#define MOORS (0xFULL << 56)
#define MATTO (1ULL << 61)
#define ANGEL (1ULL << 40)
#define BASE (7ULL << 41)
#define CONTATORI (3ULL << 60)
#define TAROCCHI (3ULL << 40 | CONTATORI)
#define FIVES (TAROCCHI | EACH)
#define ACES (1ULL << 9 | 1ULL << 19 | 1ULL << 24 | 1ULL << 34)
#define PIPS (((1ULL << 40) - 1) & ~(15 * EACH) & ~ACES)

/* Cards are bits in canonical order: in a suit, the lower bit is the stronger card. */
static uint64_t suits[CARDS];
static uint64_t generator;

typedef struct {
  uint64_t hands[4], lacks[4], revealed[4], piles[2], discard;
  int won[2], points[2];
  uint8_t plays[4 * TRICKS], leaders[TRICKS + 1];
} Deal;

static inline uint32_t below(uint32_t bound) {
  uint64_t word = generator;
  word ^= word << 13;
  word ^= word >> 7;
  word ^= word << 17;
  generator = word;
  return (uint32_t)(((word >> 32) * bound) >> 32);
}

static inline uint32_t count(uint64_t cards) { return (uint32_t)__builtin_popcountll(cards); }

static inline uint64_t lowest(uint64_t cards) { return cards & -cards; }

static inline uint64_t numbered(uint64_t cards, uint32_t number) {
  while (number--) cards &= cards - 1;
  return lowest(cards);
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
  for (int seat = 0; seat < 4; seat++) deal->hands[seat] = deal->lacks[seat] = deal->revealed[seat] = 0;
  for (int side = 0; side < 2; side++) deal->piles[side] = 0, deal->won[side] = deal->points[side] = 0;
  for (int packet = 0; packet < 12; packet++) {
    const uint8_t *next = deck + 5 * packet;
    deal->hands[(dealer + 1 + packet) & 3] |=
        1ULL << next[0] | 1ULL << next[1] | 1ULL << next[2] | 1ULL << next[3] | 1ULL << next[4];
  }
  deal->hands[dealer] |= 1ULL << deck[60] | 1ULL << deck[61];
}

/* Draws one of the pairs in the order of their cards. */
static void discard(Deal *deal, int dealer) {
  uint64_t free = deal->hands[dealer] & ~FIVES;
  uint32_t n = count(free), number = below(n * (n - 1) / 2);
  for (uint32_t others = n - 1;; others--) {
    uint64_t first = lowest(free);
    free ^= first;
    if (number < others) {
      deal->discard = first | numbered(free, number);
      deal->hands[dealer] ^= deal->discard;
      return;
    }
    number -= others;
  }
}

static inline int half_points(uint64_t cards) {
  return (int)(count(cards) + 8 * count(cards & FIVES) + 6 * count(cards & EACH << 1) + 4 * count(cards & EACH << 2) +
               2 * count(cards & EACH << 3));
}

#ifndef CARDS_ALONE
static inline int set_of(uint32_t held, int three, int *kinds) {
  if (held < 3) return 0;
  ++*kinds;
  return held == 4 ? 2 * three : three;
}

static inline int set_points(uint64_t cards) {
  int kinds = 0;
  int total = set_of(count(cards & TAROCCHI), 18, &kinds) + set_of(count(cards & EACH), 17, &kinds) +
              set_of(count(cards & EACH << 1), 14, &kinds) + set_of(count(cards & EACH << 2), 13, &kinds) +
              set_of(count(cards & EACH << 3), 12, &kinds);
  return kinds >= 3 ? 2 * total : total;
}

/* Returns the real cards of the Grande, 0 where there is none. */
static inline uint64_t chain(uint64_t cards) {
  uint32_t base = count(cards & BASE), spare = count(cards & CONTATORI);
  if (!(cards & ANGEL) || !base || base + spare < 2) return 0;
  if (base == 1) spare--;
  uint64_t numbers = cards >> 44 & 0xFFF, gaps = numbers ^ 0xFFF, stops = gaps & gaps << 1;
  while (spare--) gaps &= gaps - 1;
  stops |= gaps;
  uint64_t reached = stops ? numbers & (lowest(stops) - 1) : numbers;
  return (cards & (ANGEL | BASE)) | reached << 44 | (stops ? 0 : cards & MOORS);
}

static inline uint64_t suit_cards(uint64_t cards, int first, int ace, uint32_t spare) {
  uint64_t suit = cards >> first;
  uint32_t courts = count(suit & 14);
  if (!(suit & 1) || !courts || courts + spare < 2) return 0;
  return (suit & (15 | 1ULL << ace)) << first;
}

static inline uint64_t run_cards(uint64_t held, uint32_t spare) {
  return count(held) >= 2 && count(held) + spare >= 3 ? held : 0;
}

static inline int worth(uint64_t real, uint32_t spare, int *kinds) {
  if (!real) return 0;
  ++*kinds;
  return 5 * (int)(count(real) + spare) - 5;
}

static inline int sequence_points(uint64_t cards) {
  uint32_t spare = count(cards & CONTATORI);
  int kinds = 0;
  int total = worth(chain(cards), spare, &kinds);
  total += worth(suit_cards(cards, 0, 9, spare), spare, &kinds) + worth(suit_cards(cards, 10, 9, spare), spare, &kinds);
  total += worth(suit_cards(cards, 20, 4, spare), spare, &kinds) + worth(suit_cards(cards, 30, 4, spare), spare, &kinds);
  total += worth(run_cards(cards & ACES, spare), spare, &kinds) + worth(run_cards(cards & MOORS, spare), spare, &kinds);
  return kinds >= 3 ? 2 * total : total;
}

static uint64_t shown(uint64_t cards) {
  uint32_t spare = count(cards & CONTATORI);
  uint64_t found = chain(cards) | suit_cards(cards, 0, 9, spare) | suit_cards(cards, 10, 9, spare) |
                   suit_cards(cards, 20, 4, spare) | suit_cards(cards, 30, 4, spare) |
                   run_cards(cards & ACES, spare) | run_cards(cards & MOORS, spare);
  if (found) found |= cards & CONTATORI;
  if (count(cards & TAROCCHI) >= 3) found |= cards & TAROCCHI;
  for (int rank = 0; rank < 4; rank++)
    if (count(cards & EACH << rank) >= 3) found |= cards & EACH << rank;
  return found;
}

static int captured(uint64_t mine, uint64_t theirs) {
  return 2 * (set_points(mine) + sequence_points(mine) - set_points(theirs) - sequence_points(theirs)) +
         half_points(mine) - half_points(theirs);
}

/* Of the cheapest cards, a pip costs no combination: only cards before the first pip may be better. */
static uint64_t payment(uint64_t mine, uint64_t theirs) {
  uint64_t rest = mine & ~MATTO;
  if (rest & ~FIVES) rest &= ~FIVES;
  for (int rank = 1; rank < 4; rank++)
    if (rest & ~(EACH << rank)) rest &= ~(EACH << rank);
  if (rest & PIPS) rest &= 2 * lowest(rest & PIPS) - 1;
  uint64_t chosen = lowest(rest);
  if (chosen == rest) return chosen;
  for (int highest = -(1 << 30); rest; rest &= rest - 1) {
    int found = captured(mine ^ lowest(rest), theirs | lowest(rest));
    if (found > highest) highest = found, chosen = lowest(rest);
  }
  return chosen;
}

static int declare(Deal *deal, int seat) {
  uint64_t found = shown(deal->hands[seat]);
  if (!found) return 0;
  if (below(2) == 0) {
    deal->revealed[seat] = found;
    deal->points[seat & 1] += set_points(deal->hands[seat]) + sequence_points(deal->hands[seat]);
  }
  return 1;
}
#endif

static int play(Deal *deal, int dealer) {
  int decisions = 1 + 4 * TRICKS, leader = (dealer + 1) & 3, matto_seat = 0, matto_side = 0;
  discard(deal, dealer);
  for (int trick = 0; trick < TRICKS; trick++) {
    uint64_t led = 0, table = 0;
    int best = 0, winner = leader;
    deal->leaders[trick] = (uint8_t)leader;
    for (int step = 0; step < 4; step++) {
      int seat = (leader + step) & 3;
#ifndef CARDS_ALONE
      if (trick == 0) decisions += declare(deal, seat);
#endif
      uint64_t hand = deal->hands[seat], legal = hand;
      if (led) {
        uint64_t same = hand & led;
        if (!same) same = hand & TRUMPS;
        if (same) legal = same | (hand & MATTO);
      }
      uint64_t card = numbered(legal, below(count(legal)));
      int place = __builtin_ctzll(card);
      deal->hands[seat] = hand ^ card;
      deal->plays[4 * trick + step] = (uint8_t)place;
      table |= card;
      if (card == MATTO) {
        matto_seat = seat;
      } else if (!led) {
        led = suits[place];
        best = place;
        winner = seat;
      } else if (card & TRUMPS) {
#ifndef CARDS_ALONE
        if (!(card & led)) deal->lacks[seat] |= led;
#endif
        if (best < 40 || place < best || (card & MOORS && 1ULL << best & MOORS)) best = place, winner = seat;
      } else if (card & led) {
        if (place < best && best < 40) best = place, winner = seat;
      } else {
#ifndef CARDS_ALONE
        deal->lacks[seat] |= led | TRUMPS;
#endif
      }
    }
    deal->piles[winner & 1] |= table;
    deal->won[winner & 1]++;
    if (table & MATTO) matto_side = winner & 1;
    leader = winner;
  }
  deal->leaders[TRICKS] = (uint8_t)leader;
  int side = dealer & 1, owner = matto_seat & 1;
  deal->piles[deal->won[side] ? side : 1 - side] |= deal->discard;
#ifndef CARDS_ALONE
  if (deal->won[owner] && owner != matto_side) {
    deal->piles[1 - owner] ^= MATTO;
    deal->piles[owner] |= MATTO;
    uint64_t card = payment(deal->piles[owner], deal->piles[1 - owner]);
    deal->piles[owner] ^= card;
    deal->piles[1 - owner] |= card;
  }
#else
  (void)matto_side, (void)owner;
#endif
  return decisions;
}

static int margin(const Deal *deal) {
  uint64_t mine = deal->piles[0], theirs = deal->piles[1];
  int total = (half_points(mine) >> 1) - (half_points(theirs) >> 1) + (deal->leaders[TRICKS] & 1 ? -6 : 6);
#ifndef CARDS_ALONE
  total += set_points(mine) + sequence_points(mine) - set_points(theirs) - sequence_points(theirs);
  total += deal->points[0] - deal->points[1];
#endif
  return total;
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
  for (int place = 0; place < CARDS; place++) suits[place] = place < 40 ? SUIT << (place / 10 * 10) : TRUMPS;
  long deals = atol(arguments[1]);
  generator = strtoull(arguments[2], NULL, 10);
  long decisions = 0, margins = 0, squares = 0;
  double begin = processor_seconds();
  for (long number = 0; number < deals; number++) {
    int dealer = (int)(number & 3);
    shuffle(deck);
    start(&deal, deck, dealer);
    decisions += play(&deal, dealer);
    long won = margin(&deal);
    margins += won;
    squares += won * won;
  }
  printf("{\"deals\": %ld, \"decisions\": %ld, \"margins\": %ld, \"squares\": %ld, \"seconds\": %.6f}\n", deals,
         decisions, margins, squares, processor_seconds() - begin);
  return 0;
}
