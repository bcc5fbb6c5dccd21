import { rangesOf } from '#domain/import/ranges.ts'
import type { ChampionshipVerification } from '#jobs/import/verify-championship.ts'

/** IM13: a round file that changes nothing yet, and why. */
export const waitingText = ({
  round,
  file,
  state,
  waitsFor,
  rows,
}: ChampionshipVerification['waiting'][number]): string =>
  state === 'waiting'
    ? `round ${round} waits for the file of round ${waitsFor} (${rows} rows of ${file})`
    : `round ${round}: ${file} was copied before the round was counted`

/** IM14: rounds that have results but no file of their own. */
export const withoutFileText = (rounds: readonly number[]): string[] =>
  rangesOf(rounds).map(({ from, to }) =>
    from === to
      ? `round ${from} waits for its own file: its results are here, the points of its players are not`
      : `rounds ${from} to ${to} wait for their own files: their results are here, the points of their players are not`,
  )
