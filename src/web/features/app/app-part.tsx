import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { useCacheVisited } from './use-cache-visited.ts'
import { useCachedPageAge } from './use-cached-page-age.ts'
import { useNewVersion } from './use-new-version.ts'

/**
 * Announces a new version of Craque and loads it only when the person asks, so no edit is lost. Also keeps visited
 * pages for offline visits and shows the age of a cached page.
 */
export function AppPart() {
  const words = useFeatureCopy('app')
  const isOld = useNewVersion()
  useCachedPageAge()
  useCacheVisited()
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
