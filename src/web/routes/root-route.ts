import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { Document } from '#web/document/document.tsx'
import { Shell } from '#web/shell/shell.tsx'

export const rootRoute = createRootRouteWithContext<AppContext>()({
  shellComponent: Document,
  component: Shell,
})
