import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { selectRound, type RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { growLog } from '#db/var/grow-log.ts'
import { poolFileIn } from '#db/var/pool-file.ts'
import { promisesOf, type ReceiptKind, type SavePromise } from '#db/var/promise.ts'
import { consistencyIn, entryIn, epochsIn } from '#db/var/read-log.ts'
import { readRoundFile, roundFileIn, type RoundFile } from '#db/var/round-file.ts'
import { rngFrom } from '#domain/rng.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { loggedWorld, OPEN } from '#jobs/testing/logged-world.ts'
import { playedPool } from '#jobs/testing/played-pool.ts'
import { poolCheats } from '#jobs/testing/pool-cheats.ts'
import { roundCheats, type Cheat } from '#jobs/testing/round-cheats.ts'
import { CUP_BOLAO } from '#jobs/testing/small-cup.ts'
import { note } from '#test/figure.ts'
import { isGate } from '#test/gate.ts'
import { fromBase64 } from '#verify/bytes.ts'
import { checkKept } from '#verify/check-kept.ts'
import { checkPool } from '#verify/check-pool.ts'
import { checkReceipts } from '#verify/check-receipts.ts'
import { checkRound } from '#verify/check-round.ts'
import type { Check } from '#verify/check-tree.ts'
import { readCheckpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'

const championshipId = firstChampionship
const ROUND_EDITS = isGate ? Object.keys(roundCheats).length : 800
const POOL_EDITS = isGate ? Object.keys(poolCheats).length : 200

/** What one device and one witness stored before the edits. */
interface Holder {
  checkpoint: string
  receipts: SavePromise[]
}

interface World {
  base: TestDatabase
  holder: Holder
  /** What the file of the round, or of the bolão, says. */
  readFile: (trx: Trx) => Promise<Check[]>
}

interface Saved {
  kind: ReceiptKind
  subjectIds: number[]
  managerId: number
}

async function holderOf({ db }: TestDatabase, saved: readonly Saved[]): Promise<Holder> {
  const [epoch] = await epochsIn(db, championshipId)
  const promises = await Promise.all(saved.map((one) => promisesOf(db, one)))
  return { checkpoint: epoch?.checkpoint ?? '', receipts: promises.flatMap((one) => [...one.values()]) }
}

let round: RoundRow
/** The file of the round that somebody downloaded before the edits. */
let kept: RoundFile
let roundWorld: World
let poolWorld: World
beforeAll(async () => {
  const { base, squadId, personId } = await loggedWorld()
  await growLog(base.db, championshipId)
  round = (await selectRound(base.db, OPEN))!
  kept = (await readRoundFile(base.db, round))!
  const holder = await holderOf(base, [{ kind: 'squad', subjectIds: [squadId], managerId: personId }])
  roundWorld = { base, holder, readFile: readRound }
  const pool = await playedPool()
  const picked = [1, 2].map((managerId): Saved => ({ kind: 'pick', subjectIds: [1, 2, 3], managerId }))
  poolWorld = { base: pool, holder: await holderOf(pool, picked), readFile: readPool }
})
afterAll(async () => {
  await roundWorld.base.drop()
  await poolWorld.base.drop()
})

async function readRound(trx: Trx): Promise<Check[]> {
  const file = await roundFileIn(trx, round)
  return file ? (await checkRound(file, kept)).checks : checkKept(kept, undefined)
}

async function readPool(trx: Trx): Promise<Check[]> {
  const file = await poolFileIn(trx, { championshipId, poolId: CUP_BOLAO })
  return file ? (await checkPool(file)).checks : []
}

/** VR6, VR7: what a device or a witness that stored the head says about the log of today. */
async function accusationsOfHead(trx: Trx, checkpoint: string): Promise<string[]> {
  const head = readCheckpoint(checkpoint)!
  const old = (await epochsIn(trx, championshipId)).find(({ origin }) => origin === head.origin)
  if (old && old.size < head.size) return [`registros ${old.size} a ${head.size - 1}: sumiram`]
  const told = await consistencyIn(trx, { championshipId, origin: head.origin, from: head.size })
  const now = readCheckpoint(told?.checkpoint ?? '')
  const goesOn = told && now && (await isConsistent(head, now, told.proof.map(fromBase64)))
  return goesOn ? [] : [`o registro não continua as ${head.size} entradas que o aparelho viu`]
}

/** The minute in which a save may still be on its way is over. */
const muchLater = { nowMs: () => Date.now() + 3_600_000, wait: async () => undefined }

/** What the holder finds; nothing if the server is honest. */
async function accusations(trx: Trx, { holder, readFile }: World): Promise<string[]> {
  const ofHead = await accusationsOfHead(trx, holder.checkpoint)
  const [epochs, seen] = [await epochsIn(trx, championshipId), readCheckpoint(holder.checkpoint)?.origin]
  const askLog = {
    proofOf: async ({ leafHash }: { leafHash: string }) => (await entryIn(trx, { championshipId, leafHash })) ?? null,
    logsOf: () => ({
      headOf: async (origin: string) => {
        const shown = epochs.find((epoch) => epoch.origin === origin)
        return shown && origin === seen ? { ...shown, checkpoint: holder.checkpoint } : shown
      },
      prove: (origin: string, from: number) => consistencyIn(trx, { championshipId, origin, from }),
    }),
  }
  const { text, isRight } = await checkReceipts(holder.receipts, askLog, muchLater)
  const ofFile = (await readFile(trx)).flatMap(({ wrong }) => wrong)
  return [...ofHead, ...(isRight ? [] : text.split('\n').filter((line) => line.startsWith('✗'))), ...ofFile]
}

const names = (found: readonly string[], entry: number | string) =>
  found.some((one) =>
    typeof entry === 'string' ? one.includes(entry) : new RegExp(`registros? ${entry}\\b`).test(one),
  )

/** Makes each edit in a transaction that is rolled back. */
async function tryCheats(world: World, cheats: Record<string, Cheat>, edits: number): Promise<string[]> {
  const rng = rngFrom('cheats')
  const all = Object.entries(cheats)
  const missed: string[] = []
  for (let edit = 0; edit < edits; edit++) {
    const [name, cheat] = all[edit % all.length]!
    const undone = world.base.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      const entry = await cheat(trx, rng)
      const found = await accusations(trx, world)
      if (!names(found, entry))
        missed.push(`${name} (${edit}) contradicts ${entry}: ${found.join('; ') || 'not found'}`)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  }
  return missed
}

const noteFound = (context: TestContext, edits: number, missed: readonly string[]) =>
  note(context, `${edits - missed.length} of ${edits} edits found, each with the entry that it contradicts`)

test('nobody is accused before the first edit', async () => {
  for (const world of [roundWorld, poolWorld]) {
    expect(world.holder.receipts.length).toBeGreaterThan(0)
    expect(await world.base.db.transaction().execute((trx) => accusations(trx, world))).toEqual([])
  }
})

test('each edit of a round by somebody with database, key and source is found, with the entry that it contradicts (VR4, VR6, VR9)', async (context) => {
  const missed = await tryCheats(roundWorld, roundCheats, ROUND_EDITS)
  noteFound(context, ROUND_EDITS, missed)
  expect(missed).toEqual([])
})

test('each edit of a bolão by somebody with database, key and source is found, with the entry that it contradicts (VR4, VR6, VR10)', async (context) => {
  const missed = await tryCheats(poolWorld, poolCheats, POOL_EDITS)
  noteFound(context, POOL_EDITS, missed)
  expect(missed).toEqual([])
})

test('an honest server is never accused, however its log grows', async (context) => {
  const { db } = roundWorld.base
  const growths = isGate ? 5 : 100
  // RL5: a correction settles the round again, with other points.
  const { rows } = await rowOf({ id: int, home: int, away: int }).sql`
    select id, home_score as home, away_score as away from match where round_id = ${OPEN} order by id limit 1`.execute(
    db,
  )
  const { id: matchId = 0, home = 0, away = 0 } = rows[0] ?? {}
  const change = { kind: 'score' as const, score: { home: home + 9, away } }
  expect(await correctMatch(db, { matchId, change, reason: 'teste', by: 'ana' })).toMatchObject({ ok: true })
  for (let step = 0; step < growths; step++) {
    await sql`update round set deadline_at = deadline_at + interval '1 second' where id = ${OPEN + 1}`.execute(db)
    await growLog(db, championshipId)
    expect(await db.transaction().execute((trx) => accusations(trx, roundWorld))).toEqual([])
  }
  note(context, `0 false alarms in ${growths} growths`)
})
