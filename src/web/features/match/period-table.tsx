import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** One column per quarter or set. */
export function PeriodTable({ page }: { page: MatchPageView }) {
  const { match, periods } = page
  const { periods: copy } = useFeatureCopy('match')
  const { club } = useFeatureCopy('figures')
  const format = useFormat()
  const nameOf = copy[SPORT_RULES[match.sport].period]
  return (
    <table className="mx-auto mt-5 text-center text-small">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{club}</span>
          </th>
          {periods.map((_, index) => (
            // A period has no id but its number.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} scope="col" className="px-1.5 font-semibold text-muted sm:px-3">
              {/* On a phone, the names of four periods do not fit next to the names of the clubs. */}
              <span className="max-sm:sr-only">{nameOf(index + 1)}</span>
              <span className="sm:hidden" aria-hidden="true">
                {format.number(index + 1)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side} className="border-t border-line">
            <th scope="row" className="max-w-28 truncate py-1.5 sm:max-w-none pr-2 text-left font-semibold">
              {match[side].name}
            </th>
            {periods.map((score, index) => {
              const other = side === 'home' ? score.away : score.home
              return (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className={`px-1.5 sm:px-3 ${score[side] > other ? 'font-bold' : 'text-muted'}`}>
                  {format.number(score[side])}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
