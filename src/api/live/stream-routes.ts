import { requestedChampionship } from '#api/http/requested-championship.ts'
import { Hono } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ManagerId } from '#domain/ids.ts'
import { networkOf } from '#api/http/client-address.ts'
import type { AppEnv } from '#api/http/context.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { sendProblem } from '#api/http/send-problem.ts'
import type { StreamHub } from '#api/stream/stream-hub.ts'
import { retryAfter, type StreamEvent } from '#api/stream/stream-client.ts'

interface StreamRoutesInput {
  live: { hub: Pick<StreamHub<StreamEvent>, 'hasRoom' | 'channel'> }
  /** The manager who opened the page, if they are known. */
  managerOf: (c: Context<AppEnv>) => Promise<ManagerId | undefined>
}

const fullRetrySeconds = 30
const comeBack = retryAfter(100).toString()

/**
 * One stream for all panels of a page. When a browser reconnects by itself, it sends Last-Event-ID. A page that opens a
 * new connection sends the same id in the query.
 */
export function streamRoutes({ live: { hub }, managerOf }: StreamRoutesInput) {
  return new Hono<AppEnv>().get('/api/stream', async (c) => {
    const managerId = await managerOf(c)
    const client = managerId === undefined ? networkOf(c.get('client').ip) : `manager ${managerId}`
    if (!hub.hasRoom(client))
      return sendProblem(c, httpProblem('too_many_requests', { facts: { retryAfterSeconds: fullRetrySeconds } }))
    const lastEventId = c.req.header('last-event-id') || c.req.query('lastEventId') || undefined
    const { id, isCurrent } = requestedChampionship(c)
    // The access rights changed while this request was under way, so it ends the stream: browsers then connect again.
    if (!isCurrent()) return c.body(comeBack, 200, { 'content-type': 'text/event-stream; charset=utf-8', ...noStore })
    const token = c.get('token')
    hub.channel(id).open(c.env.outgoing, {
      client,
      managerId,
      lastEventId,
      token: token && { id: token.id, endsAtMs: token.expiresAt.getTime() },
      isSecure: c.get('client').secure,
    })
    // A copy: headers that an answer adds must not pile up on the shared object.
    return RESPONSE_ALREADY_SENT.clone()
  })
}
