import type { ForecastRecord } from '#contract/forecast.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Row = ForecastRecord['recent'][number]

export function RecentCard({ record }: { record: ForecastRecord }) {
  const { recent: copy } = useFeatureCopy('forecast')
  const words = useFeatureCopy('figures')
  const columns = useColumns()
  return (
    <Card
      title={copy.title}
      aside={
        <CsvLink
          href={apiPath('GET /api/forecast/{table}', { table: 'matches.csv' })}
          label={words.csvOf(copy.title)}
          text={words.csv}
        />
      }
    >
      <DataTable
        caption={copy.title}
        captionHidden
        columns={columns}
        rows={record.recent.slice(0, 10)}
        rowKey={({ matchId }) => matchId}
      />
    </Card>
  )
}

function useColumns(): Column<Row>[] {
  const { recent: copy } = useFeatureCopy('forecast')
  const { sports } = useFeatureCopy('sport')
  const format = useFormat()
  return [
    {
      key: 'match',
      header: copy.match,
      naming: true,
      cell: ({ matchId, home, away, homeScore, awayScore, sport }) => (
        <>
          <TextLink to="/partidas/$matchId" params={{ matchId: String(matchId) }}>
            {home.name} {format.number(homeScore)}–{format.number(awayScore)} {away.name}
          </TextLink>
          <span className="block text-small font-normal text-muted">{sports[sport].name}</span>
        </>
      ),
    },
    {
      key: 'said',
      header: copy.said,
      numeric: true,
      cell: ({ saidPercent }) => <ShareCell share={saidPercent / 100}>{format.percent(saidPercent)}</ShareCell>,
    },
    {
      key: 'verdict',
      header: copy.verdict,
      fold: 'phone',
      cell: ({ wasFavourite }) => (
        <Badge tone={wasFavourite ? 'good' : 'plain'}>{wasFavourite ? copy.favourite : copy.surprise}</Badge>
      ),
    },
  ]
}
