import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { viewerAnswerSchema } from '#contract/account.ts'
import { MOST_UNREAD_NOTICES } from '#contract/notice.ts'
import { unreadNotices } from '#db/notice/notice-list.ts'
import type { Participant } from '#db/championship/championship.ts'
import { waitingFor, type WaitingRow } from '#db/manager/waiting.ts'
import type { Tables } from '#db/schema/schema.ts'
import { squadsOfManager } from '#db/squad/squad.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { namesSession, personOf } from '#api/session/viewer.ts'
import { viewerView } from '#api/session/viewer-view.ts'
import { hasCompeting } from '#api/views/next-round.ts'

const viewerRoute = createRoute({
  method: 'get',
  path: '/api/viewer',
  summary: 'Read who I am (account, guest or neither) and what needs my attention',
  responses: jsonAnswer(viewerAnswerSchema, 'The person who sends the request'),
})

const nothingWaits: WaitingRow = { picks: 0, players: null, size: 0, hasReady: false, playsSeason: false }

/** SQ5: reads the squads only if one has enough players and none is marked as complete. */
async function waitingSquad(db: Kysely<Tables>, who: Participant, { players, size, hasReady }: WaitingRow) {
  if (players === null || hasReady) return null
  if (players < size) return { players, of: size }
  const squads = await squadsOfManager(db, who)
  return (await hasCompeting(db, { ...who, squads })) ? null : { players, of: size }
}

export function viewerRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter().openapi(viewerRoute, async (c) => {
    const person = await personOf(c)
    if (!person) return c.json({ viewer: null, ...(namesSession(c) && { hasEnded: true }) }, 200, noStore)
    const asked = c.get('championship')
    // `asked` is undefined if the person may not enter the main championship. Nothing waits for them there.
    const who = asked && { championshipId: asked.id, managerId: person.managerId }
    const counts = who ? await waitingFor(db, who) : nothingWaits
    const { picks, playsSeason } = counts
    const squad = who ? await waitingSquad(db, who, counts) : null
    const notices = await unreadNotices(db, person.managerId, MOST_UNREAD_NOTICES)
    return c.json({ viewer: { ...viewerView(person), waiting: { picks, squad, notices }, playsSeason } }, 200, noStore)
  })
}
