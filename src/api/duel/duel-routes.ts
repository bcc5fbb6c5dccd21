import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { ownDuelQuerySchema, ownDuelSchema, type DuelView, type OwnDuel } from '#contract/duel.ts'
import type { Participant } from '#db/championship/championship.ts'
import { duelOf, duelRecord, duelSide, pastDuels } from '#db/duel/duel.ts'
import type { Tables } from '#db/schema/schema.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { duelView } from './duel-view.ts'
import { nextRoundOf } from '#api/views/next-round.ts'

const PAST_DUELS = 10
const NOTHING: OwnDuel = {
  isSelf: true,
  duel: null,
  record: { wins: 0, losses: 0, draws: 0 },
  next: null,
  past: [],
}

const ownRoute = createRoute({
  method: 'get',
  path: '/api/duels/own',
  summary: 'Read a duel of mine or of another manager: both lineups with their points so far, and the record',
  request: { query: ownDuelQuerySchema },
  responses: jsonAnswer(ownDuelSchema, 'The duel; null for a visitor'),
})

async function readDuel(
  db: Kysely<Tables>,
  asked: Participant & { roundId: number | undefined },
): Promise<DuelView | undefined> {
  const row = await duelOf(db, asked)
  if (!row) return undefined
  const { roundId, ownSquadId, opponentSquadId } = row
  const [own, opponent] = await Promise.all([
    duelSide(db, { roundId, squadId: ownSquadId }),
    opponentSquadId === null ? undefined : duelSide(db, { roundId, squadId: opponentSquadId }),
  ])
  return own && duelView(row, own, opponent)
}

export function duelRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter().openapi(ownRoute, async (c) => {
    const { round: roundId, manager: named } = c.req.valid('query')
    const viewerId = (await viewerOf(c))?.managerId
    const managerId = named ?? viewerId
    if (managerId === undefined) return c.json(NOTHING, 200, noStore)
    const isSelf = managerId === viewerId
    const own = { championshipId: championshipIdOf(c), managerId }
    const [duel, record, next, past] = await Promise.all([
      readDuel(db, { ...own, roundId }),
      duelRecord(db, own),
      isSelf ? nextRoundOf(db, own) : null,
      pastDuels(db, own, PAST_DUELS),
    ])
    return c.json({ isSelf, duel: duel ?? null, record, next, past }, 200, noStore)
  })
}
