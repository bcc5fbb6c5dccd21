import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeepSeen } from './use-keep-seen.ts'
import { useKeptAge } from './use-kept-age.ts'
import { useNewVersion } from './use-new-version.ts'

/**
 * What the installed app needs beyond the pages. It announces a new version and loads it only on request, never during
 * an edit.
 */
export function AppPart() {
  const words = useFeatureCopy('app')
  const isOld = useNewVersion()
  useKeptAge()
  useKeepSeen()
  return (
    <div
      role="status"
      data-app
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+var(--dock))] z-40 mx-auto max-w-[34rem]"
    >
      {isOld && (
        <div className="pointer-events-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-control bg-raised px-4 py-3">
          <p className="min-w-48 flex-1">
            <strong>{words.newVersion}</strong> {words.newVersionHow}
          </p>
          <Button onClick={() => location.reload()}>{words.update}</Button>
        </div>
      )}
    </div>
  )
}
