import type { SeasonFinale } from '#contract/season-finale.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Place = SeasonFinale['ranking'][number]

export function FinaleRanking({ finale: { ranking, total } }: { finale: SeasonFinale }) {
  const copy = useFeatureCopy('finale')
  const columns = useColumns()
  return (
    <Card title={copy.ranking} aside={copy.of(total)}>
      {ranking.length === 0 ? (
        <p className="text-muted">{copy.nobody}</p>
      ) : (
        <DataTable
          caption={copy.ranking}
          captionHidden
          columns={columns}
          rows={ranking}
          rowKey={({ managerId }) => managerId}
        />
      )}
    </Card>
  )
}

function useColumns(): Column<Place>[] {
  const copy = useFeatureCopy('finale')
  const format = useFormat()
  return [
    { key: 'rank', header: copy.columns.rank, cell: ({ rank }) => copy.place(rank) },
    {
      key: 'manager',
      header: copy.columns.manager,
      naming: true,
      cell: ({ managerId, name, avatarSeed }) => (
        <span className="inline-flex min-w-0 items-center gap-2">
          <Avatar seed={avatarSeed} size={28} />
          <TextLink to="/participantes/$id" params={{ id: managerId }}>
            {name}
          </TextLink>
        </span>
      ),
    },
    {
      key: 'wins',
      header: copy.columns.wins,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      cell: ({ wins }) => format.number(wins),
    },
    {
      key: 'points',
      header: copy.columns.points,
      numeric: true,
      cell: ({ points }) => <strong>{format.number(points)}</strong>,
    },
  ]
}
