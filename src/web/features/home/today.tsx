import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
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

function TodayMatches() {
  const { fetchApi } = useApp()
  const { today } = useFeatureCopy('home')
  const { data, error, refetch, isFetching } = useQuery(todayMatchesQuery(fetchApi))
  if (data?.matches.length === 0) {
    return <EmptyState title={today.emptyTitle} detail={today.emptyDetail} />
  }
  if (!data && error) return <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {data
        ? data.matches.map((match) => <MatchCard key={match.id} match={match} />)
        : [1, 2, 3].map((place) => (
            <li key={place}>
              <Skeleton className="h-[7.75rem] rounded-card" />
            </li>
          ))}
    </ul>
  )
}
