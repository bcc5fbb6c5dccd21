import type { Format } from '#web/copy/format/format.ts'

interface Scores {
  homeScore: number | null
  awayScore: number | null
}

/** What stands between the names of two clubs: their score, or a cross while there is none. */
export const scoreBetween = ({ homeScore, awayScore }: Scores, { number }: Pick<Format, 'number'>): string =>
  homeScore === null || awayScore === null ? '×' : `${number(homeScore)}–${number(awayScore)}`
