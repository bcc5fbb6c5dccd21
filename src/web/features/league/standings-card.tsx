import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { LeaguePageView, Standing } from '#contract/league.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { useMembership } from '#web/game/league/use-membership.ts'
import { OldTable } from '#web/game/live/old-table.tsx'
import { OfficialMark } from '#web/game/manager/official-mark.tsx'
import { TrophyCount } from '#web/game/manager/trophy-count.tsx'
import { routeAt, useNavigate } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MyPlace } from './my-place.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { readLeagueSearch, type LeagueSearch } from '#web/game/league/leagues-search.ts'

const route = routeAt('/ligas/$leagueId')

interface Props {
  page: LeaguePageView
  membership: ReturnType<typeof useMembership>
}

export function StandingsCard({ page, membership }: Props) {
  const { page: words } = useFeatureCopy('league')
  const search = route.useSearch()
  const navigate = useNavigate()
  const params = { leagueId: String(page.league.id) }
  const [leaving, askToRemove] = useState<Standing>()
  const columns = useColumns(page, askToRemove)
  const shown = search.pagina ?? 1
  const isKnockoutTable = page.league.format === 'mata-mata' && search.rodada === undefined && page.ties.length > 0
  const target = (change: LeagueSearch) => ({
    to: '/ligas/$leagueId' as const,
    params,
    search: (latest: LeagueSearch) => readLeagueSearch({ ...latest, ...change }),
    resetScroll: false,
  })
  const choose = (rodada: number | undefined) => void navigate(target({ rodada, pagina: undefined }))
  return (
    <Card title={words.standings}>
      <OldTable sinceMs={page.oldSinceMs} />
      {page.isProvisional && <p className="mb-3 text-small text-muted">{words.provisional}</p>}
      {isKnockoutTable && <p className="mb-3 text-small text-muted">{words.knockoutOrder}</p>}
      {page.rounds.length > 0 && (
        <div className="mb-3 max-w-[16rem]">
          <SelectField
            label={words.rounds}
            value={String(search.rodada ?? '')}
            onChange={({ target: { value } }) => choose(value === '' ? undefined : Number(value))}
            options={[
              { value: '', label: words.overall },
              ...page.rounds.map(({ id, number, isLive }) => ({
                value: String(id),
                label: isLive ? words.roundLive(number) : words.round(number),
              })),
            ]}
          />
        </div>
      )}
      <MyPlace
        page={page}
        target={page.minePage === null || page.minePage === shown ? undefined : target({ pagina: page.minePage })}
      />
      {page.standings.items.length === 0 ? (
        <p className="text-muted">{words.noRows}</p>
      ) : (
        <DataTable
          caption={words.standings}
          captionHidden
          columns={columns}
          rows={page.standings.items}
          rowKey={({ squadId }) => squadId}
        />
      )}
      <Pagination
        page={shown}
        pageCount={Math.ceil(page.league.participants / STANDINGS_PAGE)}
        link={(pagina) => target({ pagina })}
      />
      {leaving && (
        <RemoveMemberDialog
          league={page.league}
          member={leaving}
          leave={membership.leave}
          onClose={() => askToRemove(undefined)}
        />
      )}
    </Card>
  )
}

function useColumns(page: LeaguePageView, askToRemove: (member: Standing) => void): Column<Standing>[] {
  const { page: words } = useFeatureCopy('league')
  const format = useFormat()
  const columns: Column<Standing>[] = [
    {
      key: 'rank',
      header: words.rank,
      numeric: true,
      cell: ({ rank }) => (rank === null ? <span className="text-muted">–</span> : format.number(rank)),
    },
    {
      key: 'squad',
      header: words.squad,
      naming: true,
      cell: ({ squadName, rank, isComplete }) => (
        <>
          {squadName}
          {rank === null && (
            <span className="block text-small font-normal text-muted">
              {isComplete ? words.notRanked : words.noLineup}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'manager',
      header: words.manager,
      fold: 'phone',
      cell: ({ managerId, managerName, trophies, official }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <TextLink to="/participantes/$id" params={{ id: managerId }}>
            {managerName}
          </TextLink>
          <TrophyCount count={trophies} />
          <OfficialMark official={official} />
        </span>
      ),
    },
    { key: 'points', header: words.points, numeric: true, cell: ({ pointTenths }) => format.pointTenths(pointTenths) },
  ]
  if (!page.isOwner || page.league.endedAtMs !== null) return columns
  const own = new Set(page.memberships.map(({ squadId }) => squadId))
  return [
    ...columns,
    {
      key: 'remove',
      header: words.removeColumn,
      cell: (member) =>
        own.has(member.squadId) ? null : (
          <IconButton label={words.remove(member.squadName)} onClick={() => askToRemove(member)}>
            <X size={18} aria-hidden />
          </IconButton>
        ),
    },
  ]
}
