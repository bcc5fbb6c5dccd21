import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { RelativeTime } from '#web/ui/time.tsx'

const askAgainMs = 60_000

/** FD6: the age of live numbers, shown once the feed has been silent for two polls. */
export function FeedAge({ label }: { label: string }) {
  const { fetchApi } = useApp()
  const { data } = useQuery({
    queryKey: ['feed', 'age'],
    queryFn: ({ signal }) => callApi(fetchApi, 'GET /api/feed', { signal }),
    refetchInterval: askAgainMs,
  })
  if (!data?.isLate || data.heardAtMs === null) return null
  return (
    <p role="status" className="text-small text-muted">
      {label} <RelativeTime atMs={data.heardAtMs} />
    </p>
  )
}
