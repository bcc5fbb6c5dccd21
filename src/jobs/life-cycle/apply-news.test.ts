import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListener } from '#db/connection/listener.ts'
import { silentLog } from '#db/connection/database-log.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { liveChannel } from '#db/match/play-match.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { later } from '#db/testing/game-time.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { playMatch } from './apply-news.ts'
import { someInGate } from '#test/gate.ts'

const played = ['match', 'match_event', 'player_match']

let steps: WorldDatabase
let once: WorldDatabase
beforeAll(async () => {
  steps = await worldDatabase()
  once = await worldDatabase()
})
afterAll(async () => {
  await steps.drop()
  await once.drop()
})

test.each(someInGate(['futebol', 'volei', 'basquete', 'tenis'] as const))(
  'RL3 a match of %s played minute by minute leaves the same rows as one played at once, and its events are announced in order',
  async (sport) => {
    const match = await steps.db
      .selectFrom('match')
      .select(['id', 'starts_at as startsAt'])
      .where('sport', '=', sport)
      .where('state', '=', 'scheduled')
      .orderBy('starts_at')
      .limit(1)
      .executeTakeFirstOrThrow()
    const heard: { matchId: number; fromSeq: number; toSeq: number; isOver: boolean }[] = []
    const listener = await startListener({
      target: steps.connection,
      channels: { [liveChannel]: (payload) => heard.push(JSON.parse(payload)) },
      onConnected: async () => undefined,
      log: silentLog,
    })
    const outcomes = new Set<string>()
    for (let minute = 0; !outcomes.has('over') && minute < 400; minute += 2) {
      await setGameTime(steps.db, later(match.startsAt, { seconds: minute * 60 }))
      outcomes.add(await playMatch(steps.db, steps.provider, { matchId: match.id }))
    }
    outcomes.delete('nothing_new')
    expect([...outcomes]).toEqual(['playing', 'over'])
    expect(await playMatch(steps.db, steps.provider, { matchId: match.id })).toBe('nothing_new')

    await setGameTime(once.db, later(match.startsAt, { hours: 12 }))
    expect(await playMatch(once.db, once.provider, { matchId: match.id })).toBe('over')
    expect(await checksums(steps.db, played)).toEqual(await checksums(once.db, played))

    const { rows } = await rowOf({ n: int, last: int }).sql`
      select count(*)::integer as n, max(seq) as last from match_event where match_id = ${match.id}`.execute(steps.db)
    await expect.poll(() => heard.at(-1)?.isOver).toBe(true)
    await listener.close()
    expect(heard.length).toBeGreaterThan(5)
    expect(heard.at(-1)?.toSeq).toBe(rows[0]?.last)
    for (const [index, { matchId, fromSeq }] of heard.entries()) {
      expect(matchId).toBe(match.id)
      expect(fromSeq).toBe(index === 0 ? 0 : (heard[index - 1]?.toSeq ?? 0) + 1)
    }
  },
)
