import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolRow, PoolView } from '#contract/pool.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { usePool } from '#web/game/pool/use-pool.ts'
import { OfficialMark } from '#web/game/manager/official-mark.tsx'
import { TrophyCount } from '#web/game/manager/trophy-count.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { PoolTraces } from './pool-traces.tsx'
import { readLeagueSearch, type LeagueSearch } from '#web/game/league/leagues-search.ts'

const route = routeAt('/ligas/$leagueId')

interface Props {
  page: LeaguePageView
  pool: PoolView
}

/** BL4: the bolão's table, sorted by points, then by the number of exact scores. */
export function PoolCard({ page, pool }: Props) {
  const { table: words } = useFeatureCopy('pool')
  const { page: leagueWords } = useFeatureCopy('league')
  const search = route.useSearch()
  const [leaving, askToRemove] = useState<PoolRow>()
  const columns = useColumns(page, pool, askToRemove)
  const shown = search.pagina ?? 1
  const target = (pagina: number) => ({
    to: '/ligas/$leagueId' as const,
    params: { leagueId: String(page.league.id) },
    search: (latest: LeagueSearch) => readLeagueSearch({ ...latest, pagina }),
    resetScroll: false,
  })
  return (
    <Card title={words.title} className={pool.isFrozen ? 'print:hidden' : ''}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <p className="text-small text-muted">{words.counted(pool.counted, pool.matches)}</p>
        {pool.place && page.league.endedAtMs === null && (
          <p className="flex flex-wrap items-center gap-3 print:hidden">
            {(pool.lacking ?? 0) > 0 && <span>{words.lacking(pool.lacking ?? 0)}</span>}
            <ButtonLink to="/palpites" look="secondary">
              {words.pick}
            </ButtonLink>
          </p>
        )}
        {pool.minePage !== null && pool.minePage !== shown && (
          <TextLink {...target(pool.minePage)}>{leagueWords.goToMine}</TextLink>
        )}
      </div>
      {pool.isProvisional && <p className="mb-3 text-small text-muted">{words.live}</p>}
      {pool.table.items.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <DataTable
          caption={words.title}
          captionHidden
          columns={columns}
          rows={pool.table.items}
          rowKey={({ managerId }) => managerId}
          tone={({ managerId }) => (managerId === pool.mine?.managerId ? 'info' : undefined)}
        />
      )}
      <Pagination page={shown} pageCount={Math.ceil(page.league.participants / STANDINGS_PAGE)} link={target} />
      <PoolTraces traces={pool.traces ?? []} />
      {leaving && <RemovePerson page={page} person={leaving} onClose={() => askToRemove(undefined)} />}
    </Card>
  )
}

function useColumns({ league, isOwner }: LeaguePageView, pool: PoolView, askToRemove: (row: PoolRow) => void) {
  const { table: words, remove } = useFeatureCopy('pool')
  const { page: leagueWords } = useFeatureCopy('league')
  const format = useFormat()
  const squads: Column<PoolRow> = {
    key: 'squad',
    header: words.squad,
    numeric: true,
    cell: ({ squadPoints }) => format.number(squadPoints ?? 0),
  }
  const columns: Column<PoolRow>[] = [
    {
      key: 'rank',
      header: words.rank,
      numeric: true,
      cell: ({ rank }) => (rank === null ? <span className="text-muted">–</span> : format.number(rank)),
    },
    { key: 'moved', header: words.moved, headerHidden: true, cell: (row) => <Movement row={row} /> },
    {
      key: 'person',
      header: words.person,
      naming: true,
      cell: ({ managerId, managerName, trophies, official, rank, isTyped }) => (
        <>
          <span className="inline-flex flex-wrap items-baseline gap-x-2">
            <TextLink to="/participantes/$id" params={{ id: managerId }}>
              {managerName}
            </TextLink>
            {managerId === pool.mine?.managerId && <span className="font-normal text-muted">({words.you})</span>}
            <TrophyCount count={trophies} />
            <OfficialMark official={official} />
          </span>
          {isTyped && <span className="block text-small font-normal text-muted">{words.typed}</span>}
          {rank === null && <span className="block text-small font-normal text-muted">{words.unranked}</span>}
        </>
      ),
    },
    { key: 'exact', header: words.exact, numeric: true, cell: ({ exact }) => format.number(exact) },
    ...(pool.extras?.countsSquads ? [squads] : []),
    { key: 'points', header: words.points, numeric: true, cell: ({ points }) => format.number(points) },
  ]
  if (!isOwner || league.endedAtMs !== null || pool.isFrozen || league.participants < 2) return columns
  const removal: Column<PoolRow> = {
    key: 'remove',
    header: leagueWords.removeColumn,
    cell: (row) =>
      row.managerId === pool.mine?.managerId ? null : (
        <IconButton label={remove(row.managerName)} onClick={() => askToRemove(row)}>
          <X size={18} aria-hidden />
        </IconButton>
      ),
  }
  return [...columns, removal]
}

/** How many ranks the person moved, compared with the table before the day of the newest counted match. */
function Movement({ row: { rank, before } }: { row: PoolRow }) {
  const { table: words } = useFeatureCopy('pool')
  const format = useFormat()
  if (rank === null || before === null) return null
  if (rank === before) return <Trend direction="stable" />
  return (
    <Trend direction={rank < before ? 'up' : 'down'}>
      <span className="text-small tabular-nums" title={words.moved}>
        {format.number(Math.abs(before - rank))}
      </span>
    </Trend>
  )
}

function RemovePerson({ page, person, onClose }: { page: LeaguePageView; person: PoolRow; onClose: () => void }) {
  const { removeText } = useFeatureCopy('pool')
  const { page: words } = useFeatureCopy('league')
  const { leave } = usePool()
  const { managerId, managerName } = person
  const remove = () => leave.mutate({ league: page.league, managerId, removed: managerName }, { onSettled: onClose })
  return (
    <ConfirmDialog
      title={words.removeTitle}
      onClose={onClose}
      cancel={words.cancel}
      action={words.removeAction}
      busy={leave.isPending}
      onConfirm={remove}
    >
      <p>{removeText(managerName)}</p>
    </ConfirmDialog>
  )
}
