import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Document } from '#web/document/document.tsx'
import { OutboxCorner } from '#web/shell/outbox-corner.tsx'
import { Shell } from '#web/shell/shell.tsx'

async function loadOutbox() {
  const { OutboxSign, loadOutboxWords } = await import('#web/features/outbox/outbox-sign.tsx')
  await loadOutboxWords()
  return OutboxSign
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  // Asked with the first page only: what changes it says so.
  loader: ({ context: { queryClient, fetchApi } }) =>
    queryClient.prefetchQuery({ ...viewerQuery(fetchApi), staleTime: Infinity }),
  shellComponent: Document,
  component: () => (
    <Shell>
      <OutboxCorner load={loadOutbox} />
    </Shell>
  ),
})
