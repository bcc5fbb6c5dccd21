import type { ImportAnswer } from '#contract/import.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { roundLines } from './round-lines.ts'

/** Which rounds the files contain, which rounds wait for which file, and what is corrected. */
export function RoundsPart({ answer: { rounds, corrected } }: { answer: ImportAnswer }) {
  const words = useFeatureCopy('importing').rounds
  if (rounds.length + corrected.length === 0) return null
  return (
    <section aria-labelledby="rounds-title" className="grid gap-2">
      <h3 id="rounds-title" className="font-semibold">
        {words.title}
      </h3>
      <ul className="grid gap-1">
        {roundLines(rounds, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {corrected.map(({ round, ...sums }) => (
          <li key={`corrected ${round}`}>{words.corrected(round, sums)}</li>
        ))}
      </ul>
    </section>
  )
}
