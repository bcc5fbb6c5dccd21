import { useCopy } from '#web/app-context.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function AnalyticsPage() {
  const { heading, lead } = useCopy().pageTitles.analytics
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={lead} />
    </div>
  )
}
