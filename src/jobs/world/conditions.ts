import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { conditionsOfPlayers } from '#db/world/world-match.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fixturesFor } from '#world/fixtures/fixtures.ts'
import { FIT, type Condition } from '#world/players/condition.ts'
import { playFootballRound } from '#world/simulator/football/play-round.ts'
import { roundId, type SampleWorld } from './sample/sample-world.ts'

/** A stored condition says only what differs from being fit. */
export const conditionOf = (stored: Record<string, unknown>): Condition => ({
  ...FIT,
  ...(stored as Partial<Condition>),
})

export async function loadConditions(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<Map<number, Condition>> {
  const stored = await conditionsOfPlayers(db, championshipId)
  return new Map([...stored].map(([id, condition]) => [id, conditionOf(condition)]))
}

/** Cards and injuries of the round just settled decide who can play the next one. */
export async function moveConditions(trx: Trx, world: SampleWorld, round: RoundRow): Promise<void> {
  const source = { seed: world.seed, calendar: world.calendar, sport: 'futebol' as const }
  const season = Math.floor((round.id - 1) / 14) + 1
  const fixtures = fixturesFor(source, season).filter((fixture) => roundId(fixture) === round.id)
  if (fixtures.length === 0) return
  const { conditions } = playFootballRound({
    seed: world.seed,
    fixtures,
    players: world.footballPlayers,
    conditions: await loadConditions(trx, round.championship_id),
  })
  const rows = [...conditions].map(([id, condition]) => ({ id, status: condition.status, condition }))
  await sql`
    update player p set status = c.status, condition = c.condition
    from json_to_recordset(${JSON.stringify(rows)}::json) as c (id integer, status player_status, condition jsonb)
    where p.id = c.id`.execute(trx)
}
