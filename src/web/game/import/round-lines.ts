import type { ImportAnswer } from '#contract/import.ts'
import { rangesOf } from '#domain/import/ranges.ts'
import type { ImportCopy } from '#web/copy/pt-BR/importing.ts'

type Round = ImportAnswer['rounds'][number]

/** IM13, IM14: one line per round. Consecutive rounds without a file share a line. */
export function roundLines(rounds: readonly Round[], words: ImportCopy['rounds']): string[] {
  const missing = rounds.filter(({ state }) => state === 'no_file').map(({ round }) => round)
  return [
    ...rounds.flatMap(({ round, state, waitsFor, ...facts }) => {
      if (state === 'no_file') return []
      if (state === 'waiting') return [words.waiting(round, waitsFor ?? round - 1)]
      return [state === 'known' ? words.known(round, facts) : words.notCounted(round)]
    }),
    ...rangesOf(missing).map(words.noFile),
  ]
}
