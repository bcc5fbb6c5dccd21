import { useQuery } from '@tanstack/react-query'
import type { ServerBoardView } from '#contract/championship.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { ChampionshipCopy } from '#web/copy/pt-BR/championship.ts'
import { useSearch } from '#web/router/hooks.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { BOARD_PAGE, ownServerBoardQuery, serverBoardQuery } from './championship-queries.ts'

type Entry = ServerBoardView['items'][number]

const pageIn = ({ pagina }: { pagina?: unknown }) =>
  typeof pagina === 'number' && Number.isInteger(pagina) && pagina > 0 && pagina <= 10_000 ? pagina : 1

/** CP5: ranks people by their points, added up over the championships that operators have vouched for. */
export function ServerBoardPage() {
  const { board: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const format = useFormat()
  const page = pageIn(useSearch())
  const query = useQuery(serverBoardQuery(fetchApi, page))
  const own = useQuery(ownServerBoardQuery(fetchApi)).data?.own
  const { data } = query
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.lead} />
      <Card title={words.title}>
        {data ? (
          <>
            <p className="text-muted">
              {data.championships.length > 0
                ? words.from(format.list(data.championships.map(({ name }) => name)))
                : words.fromNone}
            </p>
            {own && <p className="pt-1 font-semibold">{words.own(own.rank, data.total)}</p>}
            {data.items.length > 0 ? (
              <Board entries={data.items} ownId={own?.managerId} />
            ) : (
              <EmptyState {...words.none} />
            )}
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / BOARD_PAGE)}
              link={(pagina) => ({ to: '/rankings/servidor', search: { pagina } })}
            />
          </>
        ) : (
          <Waiting for={query} className="h-96" />
        )}
      </Card>
      <p className="pt-4">
        <TextLink to="/rankings">{words.chosen}</TextLink>
      </p>
    </div>
  )
}

function Board({ entries, ownId }: { entries: readonly Entry[]; ownId: number | undefined }) {
  const { board: words } = useFeatureCopy('championship')
  const format = useFormat()
  return (
    <DataTable
      caption={words.title}
      captionHidden
      columns={boardColumns(words, format, ownId)}
      rows={entries}
      rowKey={({ managerId }) => managerId}
      tone={({ managerId }) => (managerId === ownId ? 'info' : undefined)}
    />
  )
}

const boardColumns = (words: ChampionshipCopy['board'], format: Format, ownId: number | undefined): Column<Entry>[] => [
  { key: 'rank', header: words.rank, numeric: true, cell: ({ rank }) => words.place(rank) },
  {
    key: 'manager',
    header: words.manager,
    naming: true,
    cell: (entry) => <Manager entry={entry} isSelf={entry.managerId === ownId} />,
  },
  {
    key: 'championships',
    header: words.championships,
    numeric: true,
    fold: 'phone',
    cell: ({ championships }) => format.number(championships),
  },
  { key: 'points', header: words.points, numeric: true, cell: ({ points }) => format.number(points) },
]

function Manager({ entry: { managerId, name, avatarSeed, isGone }, isSelf }: { entry: Entry; isSelf: boolean }) {
  const { board: words } = useFeatureCopy('championship')
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar seed={avatarSeed} size={28} />
      {isGone ? (
        <span className="text-muted">{words.gone}</span>
      ) : (
        <TextLink to="/participantes/$id" params={{ id: managerId }}>
          {name}
        </TextLink>
      )}
      {isSelf && <span className="text-muted">({words.you})</span>}
    </span>
  )
}
