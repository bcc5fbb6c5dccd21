import { accountRoutes } from '#api/account/account-routes.ts'
import { passkeyRoutes } from '#api/account/passkey-routes.ts'
import { privacyRoutes } from '#api/account/privacy-routes.ts'
import { resetRoutes } from '#api/account/reset-routes.ts'
import { sessionRoutes } from '#api/account/session-routes.ts'
import { signInRoutes } from '#api/account/sign-in-routes.ts'
import { ledgerRoutes } from '#api/manager/ledger-routes.ts'
import { managerRoutes } from '#api/manager/manager-routes.ts'
import { profileRoutes } from '#api/profile/profile-routes.ts'
import { contractRouter } from '#api/http/router.ts'
import type { LiveFeed } from '#api/stream/live-feed.ts'
import { viewerRoutes } from '#api/account/viewer-routes.ts'

/** Everything about the person who asks and about other managers. */
export function peopleRoutes({ feed }: { feed: LiveFeed }) {
  const router = contractRouter()
  for (const routes of [
    viewerRoutes(),
    signInRoutes(),
    passkeyRoutes(),
    accountRoutes(),
    sessionRoutes(),
    resetRoutes(),
    privacyRoutes(),
    profileRoutes(feed),
    managerRoutes(feed),
    ledgerRoutes(),
  ]) {
    router.route('/', routes)
  }
  return router
}
