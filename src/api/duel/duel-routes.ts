import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { ownDuelSchema, type DuelView } from '#contract/duel.ts'
import { duelRecord, duelSide, newestDuel, pastDuels } from '#db/duel.ts'
import type { Tables } from '#db/schema.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { duelView } from './duel-view.ts'

const PAST_DUELS = 10

const ownRoute = createRoute({
  method: 'get',
  path: '/api/duels/own',
  summary: 'My duel of the round, both lineups with their points so far, and my record',
  responses: jsonAnswer(ownDuelSchema, 'Without a duel for a visitor'),
})

async function readDuel(db: Kysely<Tables>, managerId: number): Promise<DuelView | undefined> {
  const row = await newestDuel(db, managerId)
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
    const viewer = await viewerOf(c)
    const headers = { 'cache-control': 'no-store' }
    if (!viewer) return c.json({ duel: null, record: { wins: 0, duels: 0 }, past: [] }, 200, headers)
    const { managerId } = viewer
    const [duel, record, past] = await Promise.all([
      readDuel(db, managerId),
      duelRecord(db, managerId),
      pastDuels(db, managerId, PAST_DUELS),
    ])
    return c.json({ duel: duel ?? null, record, past }, 200, headers)
  })
}
