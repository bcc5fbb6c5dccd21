import fc from 'fast-check'
import { firstChampionship } from '#db/championship/championship.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { correctMatch } from './correct-match.ts'
import { endDueLeagues } from './end-leagues.ts'
import { settlePicks } from './settle-picks.ts'
import { settleRound } from './settle-round.ts'
import { isGate } from '#test/gate.ts'

const WRITERS = 12
const LIVE = 108

let base: WorldDatabase
let writers: Connected
let matches: { id: number; players: number[] }[]
beforeAll(async () => {
  base = await worldDatabase()
  writers = connect({ connection: base.connection, poolSize: WRITERS })
  await playToTheEnd(base.db, base.provider, await planOf(base.db, LIVE))
  const { rows } = await rowOf({ id: int, players: int.array }).sql`
    select m.id, array_agg(p.player_id order by p.player_id) as players from match m join player_match p on p.match_id = m.id
    where m.round_id in (${LIVE - 1}, ${LIVE}) group by m.id order by m.id`.execute(base.db)
  matches = rows
})
afterAll(async () => {
  await writers.close()
  await base.drop()
})

type Command =
  | { kind: 'score'; match: number; home: number; away: number }
  | { kind: 'scouts'; match: number; player: number; goals: number }
  | { kind: 'picks'; match: number }
  | { kind: 'round' }
  | { kind: 'leagues' }

const which = fc.nat(7)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('score' as const), match: which, home: fc.nat(4), away: fc.nat(4) }),
  fc.record({ kind: fc.constant('scouts' as const), match: which, player: fc.nat(20), goals: fc.nat(3) }),
  fc.record({ kind: fc.constant('picks' as const), match: which }),
  fc.record({ kind: fc.constantFrom('round' as const, 'leagues' as const) }),
)

async function run(one: Command): Promise<unknown> {
  if (one.kind === 'round') return settleRound(writers.db, LIVE, base.provider)
  if (one.kind === 'leagues') return endDueLeagues(writers.db, firstChampionship)
  const match = matches[one.match]
  if (!match) throw new Error('the two rounds have eight matches')
  if (one.kind === 'picks') return settlePicks(writers.db, match.id)
  const change =
    one.kind === 'score'
      ? { kind: 'score' as const, score: { home: one.home, away: one.away } }
      : { kind: 'scouts' as const, playerId: match.players[one.player] ?? 0, scouts: { goal: one.goals } }
  return correctMatch(writers.db, { matchId: match.id, change, reason: 'teste', by: 'ana' })
}

test('LD1 LD3 RL3 after twelve writers settle and correct at once, every point has its entry, and no entry exists twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 2, maxLength: 3 }), { minLength: WRITERS, maxLength: WRITERS }),
      async (scripts) => {
        await Promise.all(
          scripts.map(async (script) => {
            for (const one of script) await run(one)
          }),
        )
        expect((await audit(base.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
      },
    ),
    { numRuns: isGate ? 1 : 4, endOnFailure: true },
  )
  const { rows: gaps } = await sql`
    select substring(key from '^(.*):[0-9]+$') as subject from credit group by 1
    having max(substring(key from '[0-9]+$')::integer) <> count(*)`.execute(base.db)
  expect(gaps).toEqual([])
  const { rows: corrected } = await rowOf({ n: int }).sql`
    select count(*)::integer as n from ledger where kind = 'correction'`.execute(base.db)
  expect(corrected[0]?.n).toBeGreaterThan(0)
  expect(await settleRound(base.db, LIVE, base.provider)).toMatch(/settled|already/)
  expect((await audit(base.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})
