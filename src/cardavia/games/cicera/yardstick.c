/* What one core of this machine can do with Cicera: random deals, written for speed alone.
 *
 * The work is that of the playout template over `rules.py` without options: shuffle, deal, list every legal
 * move as card and taken cards, draw one, play it with its bonuses and note it in the history, give the rest
 * to the last capturer, add up bonuses and awards. The same seed gives the same deals as the template, move
 * by move, so that the sums can be compared.
 *
 * Use: yardstick DEALS SEED. Prints one JSON object; the time is the processor's.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CARDS 52
#define PLAYS 48
#define MOST_MOVES 16248

/* Cards are bits 4 * (place of the rank) + suit, the ten numbers first: a rank is a nibble. */
static const uint64_t NUMBERS = (1ULL << 40) - 1, SUIT = 0x1111111111111, SWORDS = 0x8888888888888;
static const uint64_t SINGLE = 1ULL << 7 | 1ULL << 38 | 1ULL << 41; /* 2 of swords, 10 of coins, Fante of cups */

enum { SCUA, PICADA, SIMILI, QUADRIGLIA, BONUSES };

typedef struct {
  int kind;
  uint64_t card, taken;
} Move;

typedef struct {
  uint64_t hands[4], table, piles[2], placed;
  int bonuses[2][BONUSES], turn, last_capturer, held, played;
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

static void start(Deal *deal, const uint8_t *deck, int dealer) {
  for (int seat = 1; seat <= 4; seat++) {
    uint64_t packet = 0;
    for (int place = 0; place < 12; place++) packet |= 1ULL << *deck++;
    deal->hands[(dealer + seat) & 3] = packet;
  }
  deal->table = 0;
  for (int place = 0; place < 4; place++) deal->table |= 1ULL << *deck++;
  deal->piles[0] = deal->piles[1] = deal->placed = 0;
  for (int kind = 0; kind < BONUSES; kind++) deal->bonuses[0][kind] = deal->bonuses[1][kind] = 0;
  deal->turn = (dealer + 1) & 3;
  deal->last_capturer = -1;
  deal->held = PLAYS;
  deal->played = 0;
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
        *out++ = (Move){0, card, chosen | take};
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
  for (uint64_t rest = table & NUMBERS; rest; rest &= rest - 1) totals |= totals << value_of(rest);
  Move *out = moves;
  for (uint64_t hand = deal->hands[deal->turn]; hand; hand &= hand - 1) {
    uint64_t card = hand & -hand;
    int value = value_of(hand);
    *out++ = (Move){0, card, 0};
    for (uint64_t same = table & (15ULL << (4 * (value - 1))); same; same &= same - 1)
      *out++ = (Move){0, card, same & -same};
    if (card & NUMBERS && totals >> value & 1) out = list_groups(table, value, card, out);
  }
  return (int)(out - moves);
}

static void play(Deal *deal, Move move) {
  int seat = deal->turn, side = seat & 1;
  deal->hands[seat] ^= move.card;
  if (move.taken) {
    uint64_t suit = SUIT << (__builtin_ctzll(move.card) & 3), all = move.taken | move.card;
    int made[BONUSES] = {move.taken == deal->table, move.taken == deal->placed, !(all & ~suit),
                         __builtin_popcountll(move.taken) >= 3};
    for (int kind = 0; kind < BONUSES; kind++) {
      deal->bonuses[side][kind] += made[kind];
      move.kind |= made[kind] << kind;
    }
    deal->table ^= move.taken;
    deal->piles[side] |= all;
    deal->last_capturer = seat;
    deal->placed = 0;
  } else {
    deal->table |= move.card;
    deal->placed = move.card;
  }
  deal->history[deal->played++] = move;
  deal->turn = (seat + 1) & 3;
  if (--deal->held == 0) {
    deal->turn = -1;
    if (deal->last_capturer >= 0) deal->piles[deal->last_capturer & 1] |= deal->table;
  }
}

static int points(const Deal *deal, int side) {
  uint64_t own = deal->piles[side], other = deal->piles[1 - side];
  int total = __builtin_popcountll(own & SINGLE), length = 0;
  for (int kind = 0; kind < BONUSES; kind++) total += deal->bonuses[side][kind];
  if (__builtin_popcountll(own) > __builtin_popcountll(other)) total += 2;
  if (__builtin_popcountll(own & SWORDS) > __builtin_popcountll(other & SWORDS)) total++;
  while (length < 10 && own >> (4 * length + 3) & 1) length++;
  return length >= 3 ? total + length : total;
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
    shuffle(deck);
    start(&deal, deck, (int)(number & 3));
    while (deal.turn >= 0) {
      int found = list_moves(&deal, moves);
      play(&deal, moves[below((uint32_t)found)]);
      decisions++;
    }
    int won = points(&deal, 0) - points(&deal, 1);
    margins += won;
    squares += won * won;
  }
  printf("{\"deals\": %ld, \"decisions\": %ld, \"margins\": %ld, \"squares\": %ld, \"seconds\": %.6f}\n", deals,
         decisions, margins, squares, processor_seconds() - begin);
  return 0;
}
