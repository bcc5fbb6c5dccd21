import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  consistencyQuery,
  cosignatureAnswerSchema,
  cosignatureRequestSchema,
  poolFileSchema,
  roundFileQuery,
  consistencySchema,
  entryProofSchema,
  leafHashParams,
  receiptQuery,
  receiptSchema,
  roundFileSchema,
  roundCheckpointSchema,
  varSchema,
  wordsProofSchema,
  wordsQuery,
} from '#contract/var.ts'
import { selectRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { checkpointOfRound, findByWords } from '#db/var/checkpoint-by-words.ts'
import { growLog } from '#db/var/grow-log.ts'
import { readPoolFile } from '#db/var/pool-file.ts'
import { readWitnesses, storeCosignature } from '#db/var/witness.ts'
import { loggedRounds } from '#db/var/logged-rounds.ts'
import { promiseOf } from '#db/var/promise.ts'
import { proveConsistency, proveEntry, readEpochs } from '#db/var/read-log.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { requirePool } from '#api/league-shared/require-league.ts'
import { createRoundFiles } from './round-files.ts'
import { varProblem } from './var-problems.ts'

const varRoute = createRoute({
  method: 'get',
  path: '/api/var',
  summary: 'Read the public logs of a championship (VAR aberto), with their newest checkpoints',
  responses: jsonAnswer(varSchema, 'The logs'),
})
const consistencyRoute = createRoute({
  method: 'get',
  path: '/api/var/consistency',
  summary: 'Prove that the current log continues the one that a device saw (VR6)',
  request: { query: consistencyQuery },
  responses: jsonAnswer(consistencySchema, 'The newest checkpoint and the proof'),
})
const entryRoute = createRoute({
  method: 'get',
  path: '/api/var/entries/{hash}',
  summary: 'Find the position of an entry in the log, with the proof',
  request: { params: leafHashParams },
  responses: jsonAnswer(entryProofSchema, 'The proof'),
})
const receiptRoute = createRoute({
  method: 'get',
  path: '/api/var/receipt',
  summary: 'Read the signed promise for my newest save of a squad, pick, joker, bracket or answer (VR4)',
  request: { query: receiptQuery },
  responses: jsonAnswer(receiptSchema, 'The receipt'),
})
const roundFileRoute = createRoute({
  method: 'get',
  path: '/api/rounds/{id}/var',
  summary: 'Read everything that is needed to compute a round again: lineups, scores and proofs (VR9)',
  request: { params: idParams, query: roundFileQuery },
  responses: jsonAnswer(roundFileSchema, 'A file for the command `craque verify`'),
})

const wordsRoute = createRoute({
  method: 'get',
  path: '/api/var/words',
  summary: 'Read the checkpoint that twelve words stand for, and prove that the current log continues it (VR12)',
  request: { query: wordsQuery },
  responses: jsonAnswer(wordsProofSchema, 'Both checkpoints and the proof'),
})
const roundCheckpointRoute = createRoute({
  method: 'get',
  path: '/api/rounds/{id}/checkpoint',
  summary: 'Read the checkpoint of a round, also as twelve words for sheets and pictures (VR12)',
  request: { params: idParams },
  responses: jsonAnswer(roundCheckpointSchema, 'The checkpoint'),
})
const poolFileRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/var',
  summary: 'Read everything that is needed to compute the table of a bolão again, for its members (VR10)',
  request: { params: idParams },
  responses: jsonAnswer(poolFileSchema, 'A file for the command `craque verify`'),
})
const cosignRoute = createRoute({
  method: 'post',
  path: '/api/var/cosignatures',
  summary: 'Store the signature of a witness for a checkpoint (C2SP cosignature/v1, VR11)',
  request: jsonBody(cosignatureRequestSchema),
  responses: jsonAnswer(cosignatureAnswerSchema, 'Stored'),
})

/** Proofs are read from the primary, because a replica may not have an entry yet. */
export function varRoutes({ db }: { db: Kysely<Tables> }) {
  const fileOf = createRoundFiles(db)
  return contractRouter()
    .openapi(varRoute, async (c) => {
      const championshipId = championshipIdOf(c)
      const [epochs, rounds, witnesses] = await Promise.all([
        readEpochs(db, championshipId),
        loggedRounds(db, championshipId),
        readWitnesses(db, championshipId),
      ])
      return c.json({ epochs, rounds, witnesses }, 200, noStore)
    })
    .openapi(consistencyRoute, async (c) => {
      const found = await proveConsistency(db, { championshipId: championshipIdOf(c), ...c.req.valid('query') })
      if (!found) throw httpProblem('not_found')
      return c.json(found, 200, noStore)
    })
    .openapi(entryRoute, async (c) => {
      const { hash } = c.req.valid('param')
      const proof = await proveEntry(db, { championshipId: championshipIdOf(c), leafHash: hash })
      return c.json({ proof: proof ?? null }, 200, noStore)
    })
    .openapi(receiptRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { kind, id: subjectId } = c.req.valid('query')
      return c.json({ promise: await promiseOf(db, { kind, subjectId, managerId }) }, 200, noStore)
    })
    .openapi(roundFileRoute, async (c) => {
      const round = await selectRound(db, c.req.valid('param').id)
      const file = round && (await fileOf(round, c.req.valid('query').part ?? 1))
      if (!file) throw httpProblem('not_found')
      return c.json(file, 200, noStore)
    })
    .openapi(wordsRoute, async (c) => {
      const found = await findByWords(db, { championshipId: championshipIdOf(c), ...c.req.valid('query') })
      if (!found) throw httpProblem('not_found')
      return c.json(found, 200, noStore)
    })
    .openapi(roundCheckpointRoute, async (c) => {
      const { id } = c.req.valid('param')
      const found = await checkpointOfRound(db, id)
      if (!found) throw httpProblem('not_found')
      const address = `${c.get('client').origin}/var/rodadas/${id}#${found.words.join('-')}`
      return c.json({ ...found, address }, 200, noStore)
    })
    .openapi(poolFileRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: poolId } = c.req.valid('param')
      const { row, place } = await readVisible(db, { leagueId: poolId, managerId, code: undefined })
      requirePool(row)
      if (!place) throw leagueProblem('pool_members_only')
      // Without this, a result of this second would be in the table, but not in the log.
      await growLog(db, championshipIdOf(c))
      const file = await readPoolFile(db, { championshipId: championshipIdOf(c), poolId })
      if (!file) throw httpProblem('not_found')
      return c.json(file, 200, noStore)
    })
    .openapi(cosignRoute, async (c) => {
      const guess = await takeAddressTry(c, 'cosign')
      const refusal = await storeCosignature(db, c.req.valid('json'))
      if (refusal) throw varProblem(refusal)
      await guess.refund()
      return c.json({ stored: true as const }, 200, noStore)
    })
}
