import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { withLine } from '#web/base/with-line.ts'
import { viewerOnce } from '#web/base/viewer-query.ts'
import { Document } from '#web/document/document.tsx'
import { OutboxCorner } from '#web/shell/outbox-corner.tsx'
import { Shell } from '#web/shell/shell.tsx'

async function loadOutbox() {
  const { OutboxSign, loadOutboxWords } = await withLine(() => import('#web/features/outbox/outbox-sign.tsx'))
  await loadOutboxWords()
  return OutboxSign
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  // For what stands around every page. It is kept with the other answers, not by the route.
  loader: async ({ context }) => void (await viewerOnce(context)),
  shellComponent: Document,
  component: () => (
    <Shell>
      <OutboxCorner load={loadOutbox} />
    </Shell>
  ),
})
