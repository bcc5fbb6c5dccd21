import type { AnalyticsTable } from '#contract/analytics-terms.ts'
import type { Analytics } from '#contract/analytics.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { CsvLink } from '#web/ui/csv-link.tsx'

interface Props {
  data: Analytics
  table: AnalyticsTable
  title: string
}

export function PanelCsv({ data: { sport, period }, table, title }: Props) {
  const { csv, csvOf } = useFeatureCopy('figures')
  return <CsvLink href={`/api/analytics/${sport}/${period}/${table}.csv`} label={csvOf(title)} text={csv} />
}
