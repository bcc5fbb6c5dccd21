import { useQuery } from '@tanstack/react-query'
import { PICK_HISTORY_PAGE } from '#contract/pick-history-page.ts'
import type { PickMatch } from '#contract/pick.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { PickCopy } from '#web/copy/pt-BR/pick.ts'
import type { SportCopy } from '#web/copy/pt-BR/sport.ts'
import { isVoid, pickText, whyOf } from '#web/game/pick/pick-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { PickRecord } from './pick-record.tsx'
import { pickHistoryQuery } from './pick-queries.ts'
import { SharesLines } from './shares-lines.tsx'

export function PickHistory({ page }: { page: number }) {
  const words = useFeatureCopy('pick')
  const { fetchApi } = useApp()
  const query = useQuery(pickHistoryQuery(fetchApi, page))
  const { data } = query
  if (!data) return <Waiting for={query} className="h-[40rem] rounded-card" />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="order-2 min-w-0 lg:order-1">
        {data.items.length === 0 ? (
          <EmptyState title={words.history.emptyTitle} detail={words.history.emptyDetail}>
            <ButtonLink to="/palpites" look="secondary">
              {words.history.emptyAction}
            </ButtonLink>
          </EmptyState>
        ) : (
          <div className="rounded-card border border-line bg-surface p-2 sm:p-4">
            <HistoryTable picks={data.items} />
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / PICK_HISTORY_PAGE)}
              link={(pagina) => ({ to: '/palpites', search: { ver: 'historico', ...(pagina > 1 && { pagina }) } })}
            />
          </div>
        )}
      </div>
      {data.record && (
        <div className="order-1 lg:order-2">
          <PickRecord record={data.record} />
        </div>
      )}
    </div>
  )
}

function HistoryTable({ picks }: { picks: readonly PickMatch[] }) {
  const words = useFeatureCopy('pick')
  const format = useFormat()
  return (
    <DataTable
      caption={words.history.caption}
      columns={historyColumns(words, useFeatureCopy('sport'), format)}
      rows={picks}
      rowKey={({ match }) => match.id}
      tone={({ points }) => (points === null ? undefined : points > 0 ? 'good' : 'bad')}
    />
  )
}

function historyColumns(words: PickCopy, { sports }: SportCopy, format: Format): Column<PickMatch>[] {
  return [
    {
      key: 'match',
      header: words.history.match,
      naming: true,
      cell: ({ match }) => (
        <>
          <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
            {words.versus(match.home.name, match.away.name)}
          </TextLink>
          <span className="block text-small font-normal text-muted">
            <Time atMs={match.startsAtMs} as="date" /> · {sports[match.sport].name}
          </span>
        </>
      ),
    },
    { key: 'pick', header: words.history.pick, fold: 'phone', cell: (entry) => <Picked entry={entry} /> },
    {
      key: 'result',
      header: words.history.result,
      numeric: true,
      cell: ({ match }) => (
        <span className="figures whitespace-nowrap">
          {match.homeScore === null || match.awayScore === null ? '–' : `${match.homeScore} x ${match.awayScore}`}
        </span>
      ),
    },
    {
      key: 'why',
      header: words.history.why,
      fold: 'tablet',
      cell: (entry) => whyOf(entry, words) ?? (isVoid(entry) ? words.history.void : words.history.waiting),
    },
    { key: 'shares', header: words.history.shares, fold: 'tablet', cell: (entry) => <SharesLines entry={entry} /> },
    {
      key: 'points',
      header: words.history.points,
      numeric: true,
      cell: ({ points }) => <span className="figures">{points === null ? '–' : format.number(points)}</span>,
    },
  ]
}

function Picked({ entry }: { entry: PickMatch }) {
  const words = useFeatureCopy('pick')
  const text = pickText(entry, words)
  return entry.pick?.kind === 'score' ? <span className="whitespace-nowrap tabular-nums">{text}</span> : text
}
