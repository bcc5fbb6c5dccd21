import type { ChampionshipVerification } from '#jobs/import/verify-championship.ts'

/** IM13: a round that cannot be told yet, and why. */
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
