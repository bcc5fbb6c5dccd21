import { contractRouter } from '#api/http/router.ts'
import { viewerRoutes } from './viewer-routes.ts'

/** Everything about the person who asks and about other managers. */
export function peopleRoutes() {
  const router = contractRouter()
  router.route('/', viewerRoutes())
  return router
}
