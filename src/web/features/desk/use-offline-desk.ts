import { useEffect, useMemo } from 'react'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { forgetDesk } from '#web/base/desk-shell.ts'
import { browserOutbox } from '#web/base/outbox/use-outbox.ts'
import { isRefusal } from '#web/game/desk/desk-query.ts'
import { createDeskCache, type CachedDesk } from '#web/game/desk/cache-desk.ts'
import { tapKind, type TapBody } from '#web/game/desk/tap-kind.ts'

/** NT13: the desk opens offline from the device, until the server says that this device has no access. */
export function useOfflineDesk(
  matchId: number,
  { data, error }: { data: CachedDesk | undefined; error: unknown },
): void {
  const app = useApp()
  const keep = useMemo(() => createDeskCache(matchId), [matchId])
  useEffect(() => {
    if (data) void keep(data)
  }, [keep, data])
  const status = isRefusal(error) && error instanceof ApiProblem ? error.status : undefined
  useEffect(() => {
    if (status === undefined) return
    void forgetDesk(matchId).catch(() => undefined)
    // After a sign-out (401) the person can sign in again and send the taps. A device that may not use the desk any
    // longer can never send them, so they are discarded.
    if (status === 401) return
    const outbox = browserOutbox(app)
    const isOfDesk = ({ kind, body }: { kind: string; body: unknown }) =>
      kind === tapKind.name && (body as TapBody).matchId === matchId
    const ids = outbox
      .state()
      .entries.filter(isOfDesk)
      .map(({ id }) => id)
    if (ids.length > 0) void outbox.discard(ids)
  }, [app, matchId, status])
}
