import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useApp } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { useGameNow } from '#web/features/market/use-game-now.ts'
import { useEnsureSquad } from '#web/features/squad/use-ensure-squad.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { CreateLeagueDialog } from './create-league-dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { JoinButton } from './join-button.tsx'
import { leaguesQuery } from './league-queries.ts'
import { LeagueSummary } from './league-summary.tsx'
import { LEAGUE_TABS, readLeaguesSearch, type LeaguesSearch } from './leagues-search.ts'
import { useMembership } from './use-membership.ts'

const LIST_PAGE = 20
const route = getRouteApi('/ligas')

export function LeaguesPage() {
  const words = useFeatureCopy('league')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const tab = search.quais ?? 'open'
  const go = (change: { [Key in keyof LeaguesSearch]?: LeaguesSearch[Key] | undefined }) =>
    void navigate({
      search: readLeaguesSearch({ ...search, pagina: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.lead}>
        <Button onClick={() => go({ criar: true })}>{words.create}</Button>
      </PageHeader>
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={words.title}>
          <search className="pb-3">
            <TextField
              label={words.search}
              type="search"
              value={search.busca ?? ''}
              onChange={({ target }) => go({ busca: target.value || undefined })}
            />
          </search>
          <Tabs
            id="ligas"
            label={words.scopeLabel}
            tabs={LEAGUE_TABS.map((value) => ({ value, label: words.scopes[value] }))}
            value={tab}
            link={(value) => ({
              to: '/ligas',
              search: readLeaguesSearch({ ...search, pagina: undefined, quais: value === 'open' ? undefined : value }),
            })}
          />
          <TabPanel id="ligas" value={tab}>
            <LeagueRows search={search} />
          </TabPanel>
        </Card>
        <InviteForm code={search.convite} />
      </div>
      {search.criar && <CreateLeagueDialog onClose={() => go({ criar: undefined })} />}
    </div>
  )
}

function LeagueRows({ search }: { search: LeaguesSearch }) {
  const words = useFeatureCopy('league')
  const { leagues: summary, squad } = useFeatureCopy('fantasy')
  const { fetchApi } = useApp()
  const clock = useGameNow()
  const page = search.pagina ?? 1
  const { data, error, refetch, isFetching } = useQuery(
    leaguesQuery(fetchApi, { search: search.busca ?? '', scope: search.quais ?? 'open', page }),
  )
  const ensureSquad = useEnsureSquad(squad.defaultName, squad.closedTitle)
  const membership = useMembership(summary, () => ensureSquad())
  if (!data && error) return <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton className="h-96" />
  if (data.leagues.length === 0) return <EmptyState title={words.emptyTitle} detail={words.emptyDetail} />
  return (
    <>
      <p role="status" className="text-small text-muted">
        {words.count(data.total)}
      </p>
      <ul className="divide-y divide-line">
        {data.leagues.map((league) => (
          <li key={league.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <LeagueSummary league={league} nowMs={clock?.nowMs} words={summary} />
              <span className="flex flex-wrap gap-1.5 pt-1">
                <Badge>{words.formats[league.format]}</Badge>
                {league.visibility === 'private' && <Badge tone="info">{words.visibilities.private}</Badge>}
              </span>
            </div>
            <JoinButton
              league={league}
              mine={data.memberships.filter(({ leagueId }) => leagueId === league.id)}
              squadId={undefined}
              membership={membership}
              words={summary}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / LIST_PAGE)}
        link={(pagina) => ({ to: '/ligas', search: { ...search, pagina } })}
      />
    </>
  )
}
