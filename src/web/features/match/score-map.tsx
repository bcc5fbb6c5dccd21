import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { shareClass } from '#web/ui/share-class.ts'

interface Props {
  grid: readonly (readonly number[])[]
  home: string
  away: string
}

/** The heat map is a table: a cell shows its chance as a number too, or a dot if the chance is below 0.5%. */
export function ScoreMap({ grid, home, away }: Props) {
  const { forecast: copy, events } = useFeatureCopy('match')
  const format = useFormat()
  const most = Math.max(...grid.flat())
  const goalsText = (goals: number) => (goals === grid.length - 1 ? copy.orMore(goals) : format.number(goals))
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-body">{copy.grid}</h3>
      <table className="w-full table-fixed text-center text-small">
        <caption className="pb-2 text-left text-small text-muted">{copy.gridCaption(home, away)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{copy.score}</span>
            </th>
            {grid.map((_, goals) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={goals} scope="col" className="font-semibold text-muted">
                {goalsText(goals)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map((row, homeGoals) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={homeGoals}>
              <th scope="row" className="font-semibold text-muted">
                {goalsText(homeGoals)}
              </th>
              {row.map((permille, awayGoals) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key
                  key={awayGoals}
                  title={events.score(homeGoals, awayGoals)}
                  className={`h-8 border border-surface bg-[color-mix(in_oklab,var(--info)_calc(var(--share)*1%),var(--surface))] ${shareClass((38 * permille) / most)}`}
                >
                  {permille >= 5 ? format.percent(Math.round(permille / 10)) : <span className="text-muted">·</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
