import type { ImportAnswer } from '#contract/import.ts'
import type { ImportCopy } from '#web/copy/pt-BR/importing.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

type Round = ImportAnswer['rounds'][number]

/** IM13: what is said of one round of these files. */
function roundText({ round, state, waitsFor, ...facts }: Round, words: ImportCopy['rounds']): string {
  if (state === 'waiting') return words.waiting(round, waitsFor ?? round - 1)
  return state === 'known' ? words.known(round, facts) : words.notCounted(round)
}

/** Which rounds the files bring, which wait for which file, and what is corrected. */
export function RoundsPart({ answer: { rounds, corrected } }: { answer: ImportAnswer }) {
  const words = useFeatureCopy('importing').rounds
  if (rounds.length + corrected.length === 0) return null
  return (
    <section aria-labelledby="rounds-title" className="grid gap-2">
      <h3 id="rounds-title" className="font-semibold">
        {words.title}
      </h3>
      <ul className="grid gap-1">
        {rounds.map((round) => (
          <li key={round.round}>{roundText(round, words)}</li>
        ))}
        {corrected.map(({ round, ...sums }) => (
          <li key={`corrected ${round}`}>{words.corrected(round, sums)}</li>
        ))}
      </ul>
    </section>
  )
}
