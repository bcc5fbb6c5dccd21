import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LEAGUE_FORMATS } from '#domain/league/league-kinds.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { JoinButton } from '#web/game/league/join-button.tsx'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { LeagueSummary } from '#web/game/league/league-summary.tsx'
import { OwnPlace } from '#web/game/league/own-place.tsx'
import { OldTable } from '#web/game/live/old-table.tsx'
import { PoolJoinButton } from '#web/game/pool/pool-join-button.tsx'
import { useMembership } from '#web/game/league/use-membership.ts'
import { unreadQuery } from '#web/game/wall/wall-queries.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterForm } from '#web/ui/filter-form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { InviteForm } from './invite-form.tsx'
import { CreateLeagueDialog } from './league-parts.ts'
import {
  listParameters,
  LEAGUE_TABS,
  readLeaguesSearch,
  SCOPE_OF_TAB,
  type LeaguesSearch,
} from '#web/game/league/leagues-search.ts'
import { SquadChoice } from './squad-choice.tsx'
import { UnreadMark } from './unread-mark.tsx'
import { useJoiningSquad } from './use-joining-squad.ts'

const LIST_PAGE = 20
const route = routeAt('/ligas')

export function LeaguesPage() {
  const words = useFeatureCopy('league')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const tab = search.quais ?? 'abertas'
  // Reads the address at the moment of the tap, because a choice made just before may not be rendered yet.
  const changed = (change: LeaguesSearch) => (latest: LeaguesSearch) =>
    readLeaguesSearch({ ...latest, pagina: undefined, ...change })
  const go = (change: LeaguesSearch) => void navigate({ search: changed(change), replace: true, resetScroll: false })
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.lead}>
        <Button onClick={() => go({ criar: true })}>{words.create}</Button>
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={words.title}>
          <FilterForm preserved={{ formato: search.formato, quais: search.quais }} className="pb-3">
            <SearchField
              label={words.search}
              maxLength={60}
              name="busca"
              value={search.busca ?? ''}
              onChange={(text) => go({ busca: text || undefined })}
            />
          </FilterForm>
          <div className="pb-3">
            <ChoiceLinks
              label={words.formatFilter}
              value={search.formato ?? 'todos'}
              options={[
                { value: 'todos', label: words.anyFormat },
                ...LEAGUE_FORMATS.map((value) => ({ value, label: words.formats[value] })),
              ]}
              link={(value) => ({
                to: '/ligas',
                search: changed({ formato: value === 'todos' ? undefined : value }),
              })}
            />
          </div>
          <Tabs
            id="ligas"
            label={words.scopeLabel}
            tabs={LEAGUE_TABS.map((value) => ({ value, label: words.scopes[SCOPE_OF_TAB[value]] }))}
            value={tab}
            link={(value) => ({
              to: '/ligas',
              search: changed({ quais: value }),
            })}
          />
          <TabPanel id="ligas" value={tab}>
            <LeagueRows search={search} />
          </TabPanel>
        </Card>
        <InviteForm code={search.convite} />
      </div>
      <Suspense>{search.criar && <CreateLeagueDialog onClose={() => go({ criar: undefined })} />}</Suspense>
    </div>
  )
}

function LeagueRows({ search }: { search: LeaguesSearch }) {
  const words = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const clock = useGameNow()
  const page = search.pagina ?? 1
  const query = useQuery(leaguesQuery(fetchApi, listParameters(search)))
  const { data } = query
  const joining = useJoiningSquad()
  const membership = useMembership(joining.ensureSquad)
  const isMine = search.quais === 'minhas' && Boolean(data?.items.length)
  const unread = useQuery({ ...unreadQuery(fetchApi), enabled: isMine }).data?.leagues ?? []
  if (!data) return <Waiting for={query} className="h-96" />
  if (data.items.length === 0) return <EmptyState title={words.emptyTitle} detail={words.emptyDetail} />
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="text-small text-muted">
          {words.count(data.total)}
        </p>
        <SquadChoice joining={joining} />
      </div>
      <OldTable sinceMs={data.oldSinceMs} />
      <ul className="divide-y divide-line">
        {data.items.map((league) => (
          <li key={league.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <LeagueSummary league={league} nowMs={clock?.nowMs} />
              <span className="flex flex-wrap gap-1.5 pt-1">
                <Badge>{words.formats[league.format]}</Badge>
                {league.visibility === 'private' && <Badge tone="info">{words.visibilities.private}</Badge>}
                {search.quais === 'minhas' && (
                  <OwnPlace
                    league={league}
                    mine={[...data.memberships, ...data.pools].filter(({ leagueId }) => leagueId === league.id)}
                  />
                )}
                {unread
                  .filter(({ leagueId }) => leagueId === league.id)
                  .map((mark) => (
                    <UnreadMark key={mark.leagueId} {...mark} />
                  ))}
              </span>
            </div>
            {league.format === 'bolao' ? (
              <PoolJoinButton league={league} place={data.pools.find(({ leagueId }) => leagueId === league.id)} />
            ) : (
              <JoinButton
                league={league}
                mine={data.memberships.filter(({ leagueId }) => leagueId === league.id)}
                squadId={joining.chosen}
                membership={membership}
              />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / LIST_PAGE)}
        link={(pagina) => ({ to: '/ligas', search: (latest: LeaguesSearch) => ({ ...latest, pagina }) })}
      />
    </>
  )
}
