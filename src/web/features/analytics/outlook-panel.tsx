import type { Analytics, OutlookView } from '#contract/analytics.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubName } from '#web/ui/club-name.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'
import { chanceText } from './chance-text.ts'
import { PanelCsv } from './panel-csv.tsx'

type Row = OutlookView['clubs'][number]

export function OutlookPanel({ data }: { data: Analytics }) {
  const { outlook } = data
  const { outlook: copy } = useFeatureCopy('analytics')
  return (
    <Card
      title={copy.title}
      aside={<PanelCsv data={data} table="season" title={copy.title} />}
      className="max-md:far-37"
    >
      {outlook ? (
        <>
          <OutlookTable data={data} outlook={outlook} />
          <p className="mt-3 text-small text-muted">
            {copy.season(outlook.season)}. {copy.note(outlook.simulations, outlook.remaining)} {copy.anyPeriod}
          </p>
        </>
      ) : (
        <p className="text-muted">{copy.empty}</p>
      )}
    </Card>
  )
}

function OutlookTable({ data, outlook }: { data: Analytics; outlook: OutlookView }) {
  const { outlook: copy } = useFeatureCopy('analytics')
  const columns = useColumns(data)
  return (
    <DataTable
      caption={copy.title}
      captionHidden
      columns={columns}
      rows={outlook.clubs}
      rowKey={({ clubId }) => clubId}
    />
  )
}

function useColumns(data: Analytics): Column<Row>[] {
  const { outlook: copy } = useFeatureCopy('analytics')
  const { sports } = useFeatureCopy('sport')
  const format = useFormat()
  const clubOf = new Map(data.clubs.map((club) => [club.id, club]))
  const chance = (
    column: { key: string; header: string; tone: 'brand' | 'good' | 'bad' },
    of: (row: Row) => number,
  ): Column<Row> => ({
    key: column.key,
    header: column.header,
    numeric: true,
    cell: (row) => (
      <ShareCell share={of(row) / 1000} tone={column.tone}>
        {chanceText(of(row), copy, format)}
      </ShareCell>
    ),
  })
  return [
    {
      key: 'club',
      header: sports[data.sport].competitor,
      naming: true,
      cell: ({ clubId }) => {
        const club = clubOf.get(clubId)
        return club && <ClubName club={club} size={20} />
      },
    },
    {
      key: 'mean',
      header: copy.meanPoints,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      cell: ({ meanPoints }) => format.decimal(meanPoints),
    },
    chance({ key: 'title', header: copy.champion, tone: 'brand' }, (row) => row.titlePermille),
    chance({ key: 'top', header: copy.top4, tone: 'good' }, (row) => row.top4Permille),
    chance({ key: 'bottom', header: copy.bottom4, tone: 'bad' }, (row) => row.bottom4Permille),
  ]
}
