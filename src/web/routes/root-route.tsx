import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useApp, type AppContext } from '#web/base/app-context.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { withLine } from '#web/base/with-line.ts'
import { viewerOnce, viewerQuery } from '#web/base/viewer-query.ts'
import { Document } from '#web/document/document.tsx'
import { OutboxCorner } from '#web/shell/outbox-corner.tsx'
import { Shell } from '#web/shell/shell.tsx'

async function loadOutbox() {
  const { OutboxSign, loadOutboxWords } = await withLine(() => import('#web/features/outbox/outbox-sign.tsx'))
  await loadOutboxWords()
  return OutboxSign
}

const chooser = lazyPage({
  module: 'src/web/features/championship/chooser.tsx',
  page: () => import('#web/features/championship/chooser.tsx'),
  name: 'ChampionshipChooser',
  copy: ['championship'],
})

async function loadChooser(context: AppContext): Promise<void> {
  const { loadChampionshipList } = await withLine(() => import('#web/features/championship/load-championships.ts'))
  await Promise.all([chooser.component.preload?.(), loadChampionshipList(context)])
}

/** One that does not exist for who asks: he is told where he may have an invitation to enter. */
async function leaveUnknown(context: AppContext, championship: string): Promise<void> {
  await viewerOnce(context)
  const error = context.queryClient.getQueryState(viewerQuery(context.fetchApi).queryKey)?.error
  if (error instanceof ApiProblem && error.kind === 'championship_unknown')
    throw redirect({ href: `/campeonatos?desconhecido=${encodeURIComponent(championship)}` })
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context }) => {
    if (context.championship) await leaveUnknown(context, context.championship)
  },
  // For what stands around every page. It is kept with the other answers, not by the route.
  loader: async ({ context }) =>
    void (await Promise.all([viewerOnce(context), context.hasSeveral && loadChooser(context)])),
  shellComponent: Document,
  component: () => (
    <Shell chooser={<Choice />}>
      <OutboxCorner load={loadOutbox} />
    </Shell>
  ),
})

/** Where there is one championship, a page carries nothing of how to choose. */
function Choice() {
  return (
    useApp().hasSeveral && (
      <Suspense>
        <chooser.component />
      </Suspense>
    )
  )
}
