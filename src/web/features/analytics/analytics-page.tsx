import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import type { Analytics } from '#contract/analytics.ts'
import { periods } from '#contract/analytics-terms.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { useChampionships } from '#web/game/championship/use-championships.ts'
import { routeAt } from '#web/router/hooks.ts'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Time } from '#web/ui/time.tsx'
import { analyticsQuery } from './analytics-query.ts'
import { type AnalyticsSearch, DEFAULT_PERIOD, DEFAULT_SPORT, withSport } from './analytics-search.ts'
import { NextPanel } from './next-panel.tsx'
import { OutlookPanel } from './outlook-panel.tsx'
import { ScorersPanel } from './scorers-panel.tsx'
import { StandingsPanel } from './standings-panel.tsx'
import { StrengthPanel } from './strength-panel.tsx'
import { useNeighbours } from './use-neighbours.ts'

const route = routeAt('/analytics')

/** The narrowest screens have no room for icons in tables. */
const closer = 'max-[22rem]:[&_tbody_svg]:hidden max-[22rem]:[&_td]:px-0.5 max-[22rem]:[&_th]:px-0.5'

/** Two columns appear only where a whole table fits into its column. The second panel spans both rows. */
const wideAndNarrow =
  'min-[78rem]:grid-cols-[minmax(0,2.05fr)_minmax(0,1fr)] min-[78rem]:grid-rows-[auto_1fr] min-[78rem]:[&>:nth-child(2)]:row-span-2'

export function AnalyticsPage() {
  const { heading, lead } = useCopy().pageTitles.analytics
  const words = useFeatureCopy('analytics')
  const { sports } = useFeatureCopy('sport')
  const search = route.useSearch()
  const { periodo: period = DEFAULT_PERIOD } = search
  const { shown, sport } = useSports(search)
  useNeighbours(sport, period, shown)
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={lead} />
      <div className="mb-5 flex flex-wrap gap-3">
        <ChoiceLinks
          label={words.sport}
          options={shown.map((value) => ({ value, label: sports[value].name }))}
          value={sport}
          link={(value) => ({
            to: '/analytics',
            search: (latest: AnalyticsSearch) => withSport(latest, value),
          })}
        />
        <ChoiceLinks
          label={words.period}
          options={periods.map((value) => ({ value, label: words.periods[value] }))}
          value={period}
          link={(value) => ({
            to: '/analytics',
            search: (latest: AnalyticsSearch) => ({ ...latest, periodo: value }),
          })}
        />
      </div>
      <Panels />
    </div>
  )
}

/**
 * The sports of the championship. All sports if the server has only one championship, or if this one has no sports yet.
 */
function useSports({ esporte }: AnalyticsSearch) {
  const { chosen } = useChampionships()
  const shown = chosen && chosen.sports.length > 0 ? chosen.sports : SPORTS
  const first = shown.includes(DEFAULT_SPORT) ? DEFAULT_SPORT : (shown[0] ?? DEFAULT_SPORT)
  return { shown, sport: esporte && shown.includes(esporte) ? esporte : first }
}

interface Shown {
  data: Analytics | undefined
  search: AnalyticsSearch
  sport: Sport
}

/** Deferred values let React answer a tap before it draws the panels. */
function Panels() {
  const { fetchApi } = useApp()
  const search = route.useSearch()
  const { periodo: period = DEFAULT_PERIOD } = search
  const { sport } = useSports(search)
  const { data, error, refetch, isFetching } = useQuery(analyticsQuery(fetchApi, sport, period))
  const wanted = useMemo(() => ({ data, search, sport }), [data, search, sport])
  const shown = useDeferredValue(wanted)
  const panels = useMemo(() => <ShownPanels {...shown} />, [shown])
  return data || !error ? panels : <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />
}

function ShownPanels({ data, search, sport }: Shown) {
  const words = useFeatureCopy('analytics')
  const { sports } = useFeatureCopy('sport')
  if (!data) return <PanelSkeletons />
  return (
    <>
      <p className="mb-4 text-muted" role="status">
        {sports[sport].name}: {words.range(data.matches, data.season)} <Time atMs={data.sinceMs} as="date" />
      </p>
      <div className={`grid gap-5 ${closer}`}>
        <div className={`grid items-start gap-5 ${wideAndNarrow}`}>
          <StandingsPanel data={data} search={search} />
          <NextPanel data={data} />
          {!data.hasKnockout && <OutlookPanel data={data} />}
        </div>
        <ScorersPanel data={data} search={search} />
        <StrengthPanel data={data} search={search} />
      </div>
    </>
  )
}

function PanelSkeletons() {
  return (
    <div className={`grid items-start gap-5 ${wideAndNarrow}`}>
      <Skeleton className="h-[34rem] rounded-card" />
      <Skeleton className="h-[46rem] rounded-card" />
      <Skeleton className="h-[28rem] rounded-card" />
    </div>
  )
}
