/* What one core of this machine can do with Scopa: random deals for two, written for speed alone.
 *
 * The work is that of the playout template over `rules.py` without options: shuffle, deal, take the next
 * deck when the deal is void, list every legal move as card and taken cards, draw one, play it and note it
 * in the history, deal batches, count scope, give the rest to the last capturer, compare the awards. The
 * same seed gives the same deals as the template, move by move, so that the sums can be compared.
 *
 * Use: yardstick DEALS SEED. Prints one JSON object; the time is the processor's.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CARDS 40
#define PLAYS 36
#define MOST_MOVES 16200

/* Cards are bits 4 * (value - 1) + suit: a rank is a nibble. */
static const uint64_t DIAMONDS = 0x2222222222, KINGS = 15ULL << 36, SETTEBELLO = 1ULL << 25;

typedef struct {
  uint64_t card, taken;
} Move;

typedef struct {
  uint64_t hands[2], table, piles[2];
  int sweeps[2], turn, starter, last_capturer, held, dealt, played;
  uint8_t stock[CARDS];
  Move history[PLAYS];
} Deal;

static uint64_t generator;

static inline uint32_t below(uint32_t bound) {
  uint64_t word = generator;
  word ^= word << 13;
  word ^= word >> 7;
  word ^= word << 17;
  generator = word;
  return (uint32_t)(((word >> 32) * bound) >> 32);
}

static inline int value_of(uint64_t cards) { return (__builtin_ctzll(cards) >> 2) + 1; }

static void shuffle(uint8_t *deck) {
  for (int place = 0; place < CARDS; place++) deck[place] = (uint8_t)place;
  for (uint32_t place = CARDS - 1; place > 0; place--) {
    uint32_t other = below(place + 1);
    uint8_t card = deck[place];
    deck[place] = deck[other];
    deck[other] = card;
  }
}

static void deal_batch(Deal *deal) {
  const uint8_t *next = deal->stock + deal->dealt;
  int first = deal->starter;
  deal->hands[first] = 1ULL << next[0] | 1ULL << next[2] | 1ULL << next[4];
  deal->hands[1 - first] = 1ULL << next[1] | 1ULL << next[3] | 1ULL << next[5];
  deal->held = 6;
  deal->dealt += 6;
}

static int start(Deal *deal, const uint8_t *deck, int dealer) {
  for (int place = 0; place < CARDS; place++) deal->stock[place] = deck[place];
  deal->piles[0] = deal->piles[1] = 0;
  deal->sweeps[0] = deal->sweeps[1] = 0;
  deal->turn = deal->starter = 1 - dealer;
  deal->last_capturer = -1;
  deal->dealt = deal->played = 0;
  deal_batch(deal);
  deal->table = 0;
  for (int place = 0; place < 4; place++) deal->table |= 1ULL << deal->stock[deal->dealt++];
  return __builtin_popcountll(deal->table & KINGS) < 3;
}

/* Lists every group of two or more cards with the given total, the smallest cards first. */
static Move *list_groups(uint64_t table, int value, uint64_t card, Move *out) {
  uint64_t cards = table & ((1ULL << (4 * (value - 1))) - 1), rest = cards, chosen = 0;
  int need = value;
  for (;;) {
    while (rest) {
      int worth = value_of(rest);
      if (worth > need) break;
      uint64_t take = rest & -rest;
      rest ^= take;
      if (worth == need) {
        *out++ = (Move){card, chosen | take};
        continue;
      }
      chosen |= take;
      need -= worth;
    }
    if (!chosen) return out;
    int last = 63 - __builtin_clzll(chosen);
    chosen ^= 1ULL << last;
    need += (last >> 2) + 1;
    rest = cards & (~1ULL << last);
  }
}

static int list_moves(const Deal *deal, Move *moves) {
  uint64_t table = deal->table, totals = 1;
  for (uint64_t rest = table; rest; rest &= rest - 1) totals |= totals << value_of(rest);
  Move *out = moves;
  for (uint64_t hand = deal->hands[deal->turn]; hand; hand &= hand - 1) {
    uint64_t card = hand & -hand;
    int value = value_of(hand);
    uint64_t same = table & (15ULL << (4 * (value - 1)));
    if (same) {
      for (; same; same &= same - 1) *out++ = (Move){card, same & -same};
    } else if (totals >> value & 1) {
      out = list_groups(table, value, card, out);
    } else {
      *out++ = (Move){card, 0};
    }
  }
  return (int)(out - moves);
}

static void play(Deal *deal, Move move) {
  int side = deal->turn;
  deal->history[deal->played++] = move;
  deal->hands[side] ^= move.card;
  if (move.taken) {
    deal->table ^= move.taken;
    deal->piles[side] |= move.taken | move.card;
    deal->last_capturer = side;
    if (!deal->table && !(deal->held == 1 && deal->dealt == CARDS)) deal->sweeps[side]++;
  } else {
    deal->table |= move.card;
  }
  deal->turn = 1 - side;
  if (--deal->held == 0) {
    if (deal->dealt < CARDS) {
      deal_batch(deal);
    } else {
      deal->turn = -1;
      if (deal->last_capturer >= 0) deal->piles[deal->last_capturer] |= deal->table;
    }
  }
}

static int primiera(uint64_t pile) {
  static const int RANKS[10] = {6, 5, 0, 4, 3, 2, 1, 7, 8, 9};
  static const int WORTH[10] = {21, 18, 16, 15, 14, 13, 12, 10, 10, 10};
  uint64_t missing = 15;
  int total = 0;
  for (int place = 0; place < 10; place++) {
    uint64_t found = pile >> (4 * RANKS[place]) & missing;
    missing ^= found;
    total += WORTH[place] * __builtin_popcountll(found);
  }
  return missing ? 0 : total;
}

static inline int more(int mine, int theirs) { return (mine > theirs) - (theirs > mine); }

static int margin(const Deal *deal) {
  uint64_t mine = deal->piles[0], theirs = deal->piles[1];
  return deal->sweeps[0] - deal->sweeps[1] + more(__builtin_popcountll(mine), __builtin_popcountll(theirs)) +
         more(__builtin_popcountll(mine & DIAMONDS), __builtin_popcountll(theirs & DIAMONDS)) +
         more((mine & SETTEBELLO) != 0, (theirs & SETTEBELLO) != 0) + more(primiera(mine), primiera(theirs));
}

static double processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **arguments) {
  static Deal deal;
  static Move moves[MOST_MOVES];
  static uint8_t deck[CARDS];
  if (count != 3) {
    fprintf(stderr, "use: %s DEALS SEED\n", arguments[0]);
    return 2;
  }
  long deals = atol(arguments[1]);
  generator = strtoull(arguments[2], NULL, 10);
  long decisions = 0, margins = 0, squares = 0;
  double begin = processor_seconds();
  for (long number = 0; number < deals; number++) {
    do shuffle(deck);
    while (!start(&deal, deck, (int)(number & 1)));
    while (deal.turn >= 0) {
      int found = list_moves(&deal, moves);
      play(&deal, moves[below((uint32_t)found)]);
      decisions++;
    }
    int won = margin(&deal);
    margins += won;
    squares += won * won;
  }
  printf("{\"deals\": %ld, \"decisions\": %ld, \"margins\": %ld, \"squares\": %ld, \"seconds\": %.6f}\n", deals,
         decisions, margins, squares, processor_seconds() - begin);
  return 0;
}
