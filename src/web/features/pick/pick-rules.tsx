import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** What a pick earns (PK2), on the page where people pick. */
export function PickRules() {
  const { grades, howScored, otherSports, hidden, typing } = useFeatureCopy('pick')
  const format = useFormat()
  const lines: [string, number][] = [
    [grades.exact, PICK_POINTS.exact],
    [grades.winnerGoals, PICK_POINTS.winnerGoals],
    [grades.difference, PICK_POINTS.difference],
    [grades.draw, PICK_POINTS.draw],
    [grades.loserGoals, PICK_POINTS.loserGoals],
    [grades.winner, PICK_POINTS.winner],
    [`${otherSports}: ${grades.winnerPicked}`, PICK_POINTS.winner],
  ]
  return (
    <details className="mb-4 max-w-[46rem] rounded-control border border-line bg-surface px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{howScored}</summary>
      <dl className="pb-2">
        {lines.map(([grade, points]) => (
          <div key={grade} className="flex justify-between gap-3 border-t border-line py-1.5">
            <dt className="first-letter:uppercase">{grade}</dt>
            <dd className="figures">{format.number(points)}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-3 text-small text-muted">
        {hidden} {typing}
      </p>
    </details>
  )
}
