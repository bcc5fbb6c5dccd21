import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Document } from '#web/document/document.tsx'
import { Shell } from '#web/shell/shell.tsx'

export const rootRoute = createRootRouteWithContext<AppContext>()({
  // Asked with the first page only: what changes it says so.
  loader: ({ context: { queryClient, fetchApi } }) =>
    queryClient.prefetchQuery({ ...viewerQuery(fetchApi), staleTime: Infinity }),
  shellComponent: Document,
  component: Shell,
})
