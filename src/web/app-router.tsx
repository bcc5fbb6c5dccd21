import { QueryClientProvider } from '@tanstack/react-query'
import type { AppContext } from './base/app-context.ts'
import { fixedIn } from './base/championship.ts'
import { Document } from './document/document.tsx'
import { RouterContext, ShownContext } from './router/hooks.ts'
import { Router } from './router/router.ts'
import { Guarded } from './router/view.tsx'
import { loadRoot, Root } from './routes/root.tsx'
import { routes } from './routes/routes.ts'
import { FailurePage } from './shell/failure-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

export function createAppRouter({ context, nonce }: { context: AppContext; nonce?: string }): Router {
  return new Router({
    routes,
    context,
    loadRoot,
    missing: NotFoundPage,
    failure: FailurePage,
    fixed: fixedIn(context.championship),
    nonce,
  })
}

export const AppView = ({ router }: { router: Router }) => (
  <QueryClientProvider client={router.options.context.queryClient}>
    <RouterContext value={router}>
      <ShownContext value={router.shown}>
        <Document>
          <Guarded>
            <Root />
          </Guarded>
        </Document>
      </ShownContext>
    </RouterContext>
  </QueryClientProvider>
)

declare module './router/route.ts' {
  interface Register {
    routes: typeof routes
    context: AppContext
  }
}
