import { useId } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { LinkTarget } from '#web/router/target.ts'
import { TextLink } from '#web/ui/text-link.tsx'

interface Props {
  page: LeaguePageView
  /** A link to the page of the table with the viewer's row. Undefined if that page is on screen. */
  target: LinkTarget | undefined
}

/** The viewer's own rows, above every page of the table. */
export function MyPlace({ page: { mine }, target }: Props) {
  const { page: words } = useFeatureCopy('league')
  const format = useFormat()
  const id = useId()
  if (mine.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-4 rounded-control border border-brand px-3 py-2">
      <header className="flex flex-wrap justify-between gap-x-3 text-small">
        <h3 id={id} className="font-semibold text-muted">
          {words.mine}
        </h3>
        {target && <TextLink {...target}>{words.goToMine}</TextLink>}
      </header>
      <ul>
        {mine.map(({ squadId, squadName, rank, pointTenths, isComplete }) => (
          <li key={squadId} className="flex items-baseline gap-3 py-1">
            <span className="figures font-semibold">{rank === null ? '–' : words.place(format.number(rank))}</span>
            <span className="min-w-0 grow font-semibold">
              {squadName}
              {rank === null && isComplete && (
                <span className="block text-small font-normal text-muted">{words.notRanked}</span>
              )}
              {rank === null && !isComplete && (
                <span className="block text-small font-normal">
                  {words.noLineup} ·{' '}
                  <TextLink to="/fantasy" search={{ time: squadId }} hash="meu-time">
                    {words.complete}
                  </TextLink>
                </span>
              )}
            </span>
            <span className="figures">
              {format.pointTenths(pointTenths)} <span className="sr-only">{words.points}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
