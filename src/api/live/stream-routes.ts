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
  /** Who is behind the page, if anybody is known. */
  managerOf: (c: Context<AppEnv>) => Promise<ManagerId | undefined>
}

const fullRetrySeconds = 30
const comeBack = retryAfter(100).toString()

/**
 * One stream for all panels of a page. The browser sends Last-Event-ID by itself when it connects again; the same in
 * the query serves a page that opens its own new connection.
 */
export function streamRoutes({ live: { hub }, managerOf }: StreamRoutesInput) {
  return new Hono<AppEnv>().get('/api/stream', async (c) => {
    const managerId = await managerOf(c)
    const client = managerId === undefined ? networkOf(c.get('client').ip) : `manager ${managerId}`
    if (!hub.hasRoom(client))
      return sendProblem(c, httpProblem('too_many_requests', { facts: { retryAfterSeconds: fullRetrySeconds } }))
    const lastEventId = c.req.header('last-event-id') || c.req.query('lastEventId') || undefined
    const { id, isCurrent } = requestedChampionship(c)
    // Anyone who came in before the doors were looked at again asks once more: browsers do so when a stream ends.
    if (!isCurrent()) return c.body(comeBack, 200, { 'content-type': 'text/event-stream; charset=utf-8', ...noStore })
    hub.channel(id).open(c.env.outgoing, {
      client,
      managerId,
      lastEventId,
      isSecure: c.get('client').secure,
    })
    // A copy: what answers add to their headers must not pile up on the one they all share.
    return RESPONSE_ALREADY_SENT.clone()
  })
}
