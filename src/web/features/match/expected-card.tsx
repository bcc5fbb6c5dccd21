import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ExpectedRange } from '#web/game/market/expected-range.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Row = MatchPageView['expected'][number]

/** PJ2: the players of both clubs with the most expected points in this match, and their ranges. */
export function ExpectedCard({ page }: { page: MatchPageView }) {
  const { expected: words } = useFeatureCopy('match')
  const columns = useColumns(page)
  if (page.expected.length === 0) return null
  return (
    <Card title={words.title}>
      <p className="pb-3 text-muted">{words.explain}</p>
      <DataTable
        caption={words.title}
        captionHidden
        columns={columns}
        rows={page.expected}
        rowKey={({ playerId }) => playerId}
        dense
      />
    </Card>
  )
}

function useColumns({ match: { home, away } }: MatchPageView): Column<Row>[] {
  const { expected: words } = useFeatureCopy('match')
  const format = useFormat()
  return [
    {
      key: 'player',
      header: words.player,
      naming: true,
      cell: ({ playerId, name, clubId }) => (
        <>
          <TextLink to="/jogadores/$playerId" params={{ playerId: String(playerId) }}>
            {name}
          </TextLink>
          <span className="block text-small font-normal text-muted">{clubId === home.id ? home.name : away.name}</span>
        </>
      ),
    },
    {
      key: 'points',
      header: words.points,
      numeric: true,
      cell: ({ projection }) => (
        <span className="inline-block w-20">
          {format.pointTenths(projection.expectedTenths)}
          <ExpectedRange projection={projection} label={words.range} />
        </span>
      ),
    },
    {
      key: 'absent',
      header: words.absent,
      numeric: true,
      cell: ({ projection }) => format.percent(projection.absentPercent),
    },
    {
      key: 'owned',
      header: words.owned,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      cell: ({ ownedPercent }) => (ownedPercent === null ? words.unknown : format.percent(ownedPercent)),
    },
  ]
}
