import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import type { RoundStory } from '#contract/story.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'

/** The last settled round when the world was made. */
const SETTLED = 107

let app: TestApp
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase() })
})
afterAll(() => app.close())

async function storyOf(managerId: number, roundId = SETTLED): Promise<RoundStory> {
  const answer = await app.request(`/api/rounds/${roundId}/story?manager=${managerId}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as RoundStory
}

test('DV7 DV8 the place in the division is that of the table after the round, and the last round shows the move', async () => {
  const { rows } = await rowOf({ managerId: int, place: int, size: int, tier: int, nextTier: int.orNull }).sql`
    select m.manager_id as "managerId", m.place, m.tier, m.next_tier as "nextTier", (
      select count(*)::integer from division_member o where o.cycle_id = m.cycle_id and o.group_number = m.group_number) as size
    from division_member m join division_cycle c on c.id = m.cycle_id
    where ${SETTLED} = any (c.round_ids) and (c.ended_at is null or c.round_ids[cardinality(c.round_ids)] = ${SETTLED})
    order by row_number() over (partition by sign(m.next_tier - m.tier) order by m.manager_id) limit 32`.execute(app.db)
  expect(rows).toHaveLength(32)
  const moves = new Set<string | null>()
  for (const { managerId, place, size, tier, nextTier } of rows) {
    const { division } = await storyOf(managerId)
    const move = nextTier === null ? null : nextTier > tier ? 'up' : nextTier < tier ? 'down' : 'stay'
    moves.add(move)
    expect({ managerId, ...division }).toMatchObject({ managerId, place, size, move })
    expect(division!.roundOfGroup === division!.roundCount).toBe(move !== null)
  }
  expect(moves).toEqual(new Set([null, 'up', 'stay', 'down']))
})

/** The rank by LG2, with points from the first round of the league on. */
async function placeAfter({ leagueId, squadId, roundId }: { leagueId: number; squadId: number; roundId: number }) {
  const { rows } = await rowOf({ squadId: int, tenths: int }).sql`
    select m.squad_id as "squadId", coalesce(sum(c.point_tenths), 0)::integer as tenths
    from round asked join league g on g.id = ${leagueId}
    join league_member m on m.league_id = g.id and m.joined_at < asked.deadline_at
    left join round r on r.championship_id = g.championship_id and r.deadline_at >= g.starts_at
      and r.deadline_at > m.joined_at and r.deadline_at <= asked.deadline_at
    left join lineup_score c on c.round_id = r.id and c.squad_id = m.squad_id
    where asked.id = ${roundId} group by m.squad_id`.execute(app.db)
  const own = rows.find((row) => row.squadId === squadId)!.tenths
  return { rank: rows.filter(({ tenths }) => tenths > own).length + 1, members: rows.length }
}

test('LG2 the place in a league is the one after the round', async () => {
  let hasMoved = false
  let told = 0
  const { rows } = await rowOf({ managerId: int }).sql`
    select distinct l.manager_id as "managerId"
    from lineup l join league_member m on m.squad_id = l.squad_id join league g on g.id = m.league_id
    where l.round_id = ${SETTLED} and l.counts and g.visibility = 'public' and g.format = 'pontos-corridos'
      and g.member_count between 2 and 300 order by 1 limit 8`.execute(app.db)
  for (const { managerId } of rows)
    for (const roundId of [SETTLED, SETTLED - 2]) {
      const { leagues, lineup } = await storyOf(managerId, roundId)
      for (const { id, rank, members, isThen } of leagues) {
        const now = await rowOf({ rank: int.orNull }).sql`
          select rank from league_member where league_id = ${id} and squad_id = ${lineup!.squadId}`.execute(app.db)
        if (!isThen) {
          expect(rank).toBe(now.rows[0]!.rank)
          continue
        }
        told++
        hasMoved ||= rank !== now.rows[0]!.rank
        expect({ id, roundId, rank, members }).toEqual({
          id,
          roundId,
          ...(await placeAfter({ leagueId: id, squadId: lineup!.squadId, roundId })),
        })
      }
    }
  expect(told).toBeGreaterThan(8)
  expect(hasMoved).toBe(true)
})
