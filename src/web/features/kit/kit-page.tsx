import { useCopy } from '#web/base/app-context.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { KitControls } from './kit-controls.tsx'
import { KitPanels } from './kit-panels.tsx'
import { KitTables } from './kit-tables.tsx'

export function KitPage() {
  const { heading, lead } = useCopy().pageTitles.kit
  return (
    <div className="py-8">
      <div className="page-width">
        <PageHeader title={heading} lead={lead} />
      </div>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="bg-page py-8 text-text">
          <div className="page-width grid gap-4">
            <div className="grid items-start gap-4 md:grid-cols-2">
              <KitControls />
              <KitPanels />
            </div>
            <KitTables id={theme} />
          </div>
        </div>
      ))}
    </div>
  )
}
