import { useQuery } from '@tanstack/react-query'
import type { MatchView } from '#contract/match.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useSportOrder } from '#web/base/use-sport-order.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MatchCard } from './match-card.tsx'
import { todayMatchesQuery } from '#web/game/live/today-query.ts'

export function Today() {
  const { today } = useFeatureCopy('home')
  return (
    <section aria-labelledby="hoje" className="page-width mt-14">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="hoje" className="text-title">
          {today.title}
        </h2>
        <p className="text-muted">{today.subtitle}</p>
        <span className="ml-auto">
          <TextLink to="/palpites">{today.picks}</TextLink>
        </span>
      </div>
      <TodayMatches />
    </section>
  )
}

const STATES: readonly MatchView['state'][] = ['live', 'scheduled', 'final']

function TodayMatches() {
  const { fetchApi } = useApp()
  const { today } = useFeatureCopy('home')
  const { data, error, refetch, isFetching } = useQuery(todayMatchesQuery(fetchApi))
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const bySport = useSportOrder()
  // For visitors the order is that of the specification: running matches, matches to come, results, each by time.
  const shown = viewer
    ? data?.matches.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || bySport(a.sport, b.sport))
    : data?.matches
  if (data?.matches.length === 0) {
    return <EmptyState title={today.emptyTitle} detail={today.emptyDetail} />
  }
  if (!data && error) return <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {shown
        ? shown.map((match) => <MatchCard key={match.id} match={match} />)
        : [1, 2, 3].map((place) => (
            <li key={place}>
              <Skeleton className="h-[7.75rem] rounded-card" />
            </li>
          ))}
    </ul>
  )
}
