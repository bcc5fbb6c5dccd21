import type { MatchForecastDetail } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'

type Band = NonNullable<MatchForecastDetail['margins']>[number]

interface Props {
  margins: readonly Band[]
  home: string
  away: string
}

function useColumns({ margins, home, away }: Props): Column<Band>[] {
  const { forecast: copy } = useFeatureCopy('match')
  const format = useFormat()
  const most = Math.max(...margins.flatMap(({ homePermille, awayPermille }) => [homePermille, awayPermille]))
  const side = (key: string, header: string, of: (band: Band) => number): Column<Band> => ({
    key,
    header,
    numeric: true,
    cell: (band) => <ShareCell share={of(band) / most}>{format.percent(Math.round(of(band) / 10))}</ShareCell>,
  })
  return [
    { key: 'band', header: copy.wonBy, naming: true, cell: ({ from, to }) => copy.band(from, to) },
    side('home', home, (band) => band.homePermille),
    side('away', away, (band) => band.awayPermille),
  ]
}

/** Chances of winning margins, for sports where exact scores say little. */
export function MarginTable(props: Props) {
  const { forecast: copy } = useFeatureCopy('match')
  const columns = useColumns(props)
  return (
    <div className="mt-4">
      <DataTable caption={copy.margins} columns={columns} rows={props.margins} rowKey={({ from }) => from} />
    </div>
  )
}
