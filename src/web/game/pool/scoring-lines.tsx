import { LINE_EXAMPLES, POOL_LINES, poolPoints, type PoolScoring } from '#domain/pool/pool-scoring.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

/** BL3 in words, each line with an example that the rule computes. */
export function ScoringLines({ scoring }: { scoring: PoolScoring }) {
  const { grades, score } = useFeatureCopy('pick')
  const { rules: words } = useFeatureCopy('pool')
  return (
    <dl className="rounded-control border border-line px-3 text-small">
      {POOL_LINES.map((line) => {
        const { pick, result } = LINE_EXAMPLES[line]
        return (
          <div key={line} className="flex justify-between gap-3 border-line py-1.5 not-first:border-t">
            <dt>
              <span className="block font-semibold first-letter:uppercase">{grades[line]}</span>
              <span className="text-muted">
                {words.example(score(pick.home, pick.away), score(result.home, result.away))}
              </span>
            </dt>
            <dd className="figures shrink-0">
              {words.points(poolPoints(scoring, { kind: 'score', score: pick }, result))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
