import { hashKey, useQueryClient } from '@tanstack/react-query'
import type { ViewerView } from '#contract/account.ts'
import { useApp } from '#web/base/app-context.ts'
import { browserOutbox } from '#web/base/outbox/use-outbox.ts'
import type { Outbox } from '#web/base/outbox/outbox.ts'
import { forgetDevice } from '#web/base/forget-device.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { useRouter } from '#web/router/hooks.ts'

/**
 * Moves a guest's unsent entries to the account that the guest becomes or signs in to. Signing out deletes the
 * person's unsent entries from this device.
 */
async function handOver(outbox: Outbox, before: ViewerView, now: ViewerView | null): Promise<void> {
  await outbox.read()
  if (now === null) await outbox.empty(before.managerId)
  else if (before.kind === 'guest') await outbox.adopt(before.managerId, now.managerId)
  void outbox.flush()
}

/**
 * After a sign-in or sign-out, nothing that was read for the previous person may stay on screen. The viewer is read
 * first, so that private parts disappear before any other query runs again.
 */
export function useSessionChange() {
  const app = useApp()
  const { fetchApi } = app
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (to?: '/' | '/conta' | '/entrar' | '/operador' | '/profile' | '/webhooks') => {
    const { queryKey } = viewerQuery(fetchApi)
    const before = queryClient.getQueryData(queryKey)
    await queryClient.cancelQueries()
    await queryClient.resetQueries({ queryKey })
    const now = queryClient.getQueryData(queryKey) ?? null
    if (before) await handOver(browserOutbox(app), before, now)
    if (before && now === null) await forgetDevice().catch(() => undefined)
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries({ predicate: (query) => query.queryHash !== hashKey(queryKey) })
    if (to) await router.navigate({ to })
    await router.invalidate()
  }
}
