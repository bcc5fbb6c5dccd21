/**
 * Numbers of the rules that several layers need. All code that pays, shows or audits by one of them reads it here:
 * `rule-numbers.test.ts` changes all of them and checks that everything follows.
 */

/**
 * PK2. A draw that is not exact is a grade of its own: here it is worth as much as a right difference, in a bolão
 * whatever its scoring says (BL3).
 */
export const PICK_POINTS = {
  exact: 25,
  winnerGoals: 18,
  difference: 15,
  draw: 15,
  loserGoals: 12,
  winner: 10,
  wrong: 0,
} as const

/** BL11: how many times a match counts for a person with the joker on it. */
export const JOKER_TIMES = 2

/** SC6: how many times the captain's points count. */
export const CAPTAIN_FACTOR = 1.5

/** DV8: one promotion and one relegation per this many members. */
export const MOVING_SHARE = 5

/** LG5: the most that a trophy is worth for each opponent. */
export const PRIZE_PER_OPPONENT = 100

/** BL9: the table is cut into this many parts. Latecomers begin with the average of the lowest part. */
export const LATE_START_PARTS = 3

/** BL8: for this many days, a bolão that is over waits for unsettled questions. */
export const QUESTION_DAYS = 7

/** MT2: a match of the season's last round may begin up to this many days after the deadline. */
export const LAST_ROUND_DAYS = 7
