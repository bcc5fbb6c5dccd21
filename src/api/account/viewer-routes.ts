import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { viewerAnswerSchema } from '#contract/account.ts'
import { MOST_UNREAD_NOTICES } from '#contract/notice.ts'
import { unreadNotices } from '#db/notice/notice-list.ts'
import { waitingFor } from '#db/manager/waiting.ts'
import type { Tables } from '#db/schema/schema.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { namesSession, personOf } from '#api/session/viewer.ts'
import { viewerView } from '#api/session/viewer-view.ts'

const viewerRoute = createRoute({
  method: 'get',
  path: '/api/viewer',
  summary: 'Read who I am (account, guest or neither) and what needs my attention',
  responses: jsonAnswer(viewerAnswerSchema, 'The person who sends the request'),
})

export function viewerRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter().openapi(viewerRoute, async (c) => {
    const person = await personOf(c)
    if (!person) return c.json({ viewer: null, ...(namesSession(c) && { hasEnded: true }) }, 200, noStore)
    const asked = c.get('championship')
    // `asked` is undefined if the person may not enter the main championship. Nothing waits for them there.
    const { picks, players, size, playsSeason } = asked
      ? await waitingFor(db, { championshipId: asked.id, managerId: person.managerId })
      : { picks: 0, players: null, size: 0, playsSeason: false }
    const notices = await unreadNotices(db, person.managerId, MOST_UNREAD_NOTICES)
    const squad = players === null || players === size ? null : { players, of: size }
    return c.json({ viewer: { ...viewerView(person), waiting: { picks, squad, notices }, playsSeason } }, 200, noStore)
  })
}
