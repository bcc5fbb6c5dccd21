import type { AnalyticsTable } from '#contract/analytics-terms.ts'
import type { Analytics } from '#contract/analytics.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { CsvLink } from '#web/ui/csv-link.tsx'

interface Props {
  data: Analytics
  table: AnalyticsTable
  title: string
}

export function PanelCsv({ data: { sport, period }, table, title }: Props) {
  const { csv, csvOf } = useFeatureCopy('figures')
  return (
    <CsvLink
      href={apiPath('GET /api/analytics/{sport}/{period}/{table}', { sport, period, table: `${table}.csv` })}
      label={csvOf(title)}
      text={csv}
    />
  )
}
