import { useCopy } from '#web/app-context.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function ProfilePage() {
  const { heading, lead } = useCopy().pageTitles.profile
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={lead} />
    </div>
  )
}
