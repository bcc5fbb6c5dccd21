import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savePick } from '#api/pick/save-pick.ts'
import { saveSquad } from '#api/squad/save-squad.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import { int, real, rowOf, type RowOf } from '#db/connection/row.ts'
import { cheapEleven, insertMarket } from '#db/testing/market-fixture.ts'
import type { Tables } from '#db/schema/schema.ts'
import { takeMatch } from '#db/pick/settle-picks.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { advanceDeadline } from '#db/round/round.ts'
import { lockRound } from './lock-round.ts'
import { note } from '#test/figure.ts'
import { atLength, isGate } from '#test/gate.ts'

/*
 * The server records when each transaction committed (track_commit_timestamp). Every write leaves a row in write_log
 * within its own transaction, so that row's commit time is the commit time of the write, even after it is overwritten.
 */
const WRITERS = 40
/** At least a thousand attempts each: a check that reads the clock too early lets about one in a hundred through. */
const DEADLINES = isGate ? 1 : 4
const ATTEMPTS_EACH = 25
const firstRound = 101
const firstMatch = 1001

let database: TestDatabase
let racers: Connected
let eleven: number[]

beforeAll(async () => {
  database = await testDatabase()
  racers = connect({ connection: database.connection, poolSize: WRITERS + 2 })
  const { db } = database
  await insertMarket(db)
  await sql`update round set state = 'settled' where state = 'open'`.execute(db)
  eleven = await cheapEleven(db)
  await sql`
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select id, 'guest', 'Gente ' || id, 'gente ' || id, 'BR', 'g' || id, now() from generate_series(1, ${WRITERS}::integer) id`.execute(
    db,
  )
  await sql`
    insert into squad (championship_id, modality, id, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
    select 1, 'campo', m.id, m.id, 'Time', ${eleven}::integer[], (select array_agg(price order by array_position(${eleven}::integer[], id)) from player where id = any (${eleven}::integer[])),
      ${eleven[0]}, now(), now() from manager m`.execute(db)
  await sql`
    insert into round (championship_id, id, season_id, number, deadline_at, ends_at)
    select 1, ${firstRound} + n, 1, 50 + n, game_now() + make_interval(days => n + 1), game_now() + make_interval(days => n + 2)
    from generate_series(0, ${DEADLINES}::integer) n`.execute(db)
  await sql`
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at)
    select ${firstMatch} + n, 'futebol', 1, 1, 2, game_now() + interval '1 day' from generate_series(0, ${DEADLINES - 1}::integer) n`.execute(
    db,
  )
  await sql`create table write_log (subject integer, writer integer, version integer, content integer)`.execute(db)
})
beforeEach(() => sql`truncate write_log`.execute(database.db))
afterAll(async () => {
  await racers.close()
  await database.drop()
})

const writeRow = rowOf({ subject: int, writer: int, version: int, content: int })
type Write = RowOf<typeof writeRow>

interface Race {
  /** Sets the deadline this many milliseconds ahead. */
  light: (fuseMs: number) => Promise<unknown>
  attempt: (writer: number, count: number) => Promise<Write | undefined>
  /** What the game does at the deadline, in parallel with the writers. */
  atDeadline: (fuseMs: number) => Promise<void>
}

/** Runs all writers at the same time, until the deadline is well past and each has tried often enough. */
async function race({ light, attempt, atDeadline }: Race) {
  let attempts = 0
  const acknowledged: Write[] = []
  const attemptOnce = async (writer: number, count: number) => {
    attempts++
    const done = await attempt(writer, count)
    if (done) acknowledged.push(done)
  }
  const everybody = (run: (writer: number) => Promise<void>) =>
    Promise.all(Array.from({ length: WRITERS }, (_, index) => run(index + 1)))
  // A slow machine gets a longer fuse, so that every machine has many writes before the deadline.
  const from = performance.now()
  await everybody((writer) => attemptOnce(writer, 0))
  const fuseMs = Math.max(200, 3 * (performance.now() - from))
  await light(fuseMs)
  const end = performance.now() + fuseMs + 150
  const racing = everybody(async (writer) => {
    for (let count = 1; count < ATTEMPTS_EACH || performance.now() < end; count++) await attemptOnce(writer, count)
  })
  await Promise.all([racing, atDeadline(fuseMs)])
  return { attempts, acknowledged }
}

const key = ({ subject, writer, version, content }: Write) => `${subject} ${writer} ${version} ${content}`

/** The writes that were committed at or after their deadline. */
async function lateWrites(deadlines: 'round' | 'match', column: 'deadline_at' | 'starts_at') {
  const { rows } = await rowOf({ ...writeRow.columns, late_ms: real }).sql`
    select w.*, extract(epoch from pg_xact_commit_timestamp(w.xmin) - real_time_of(1, d.${sql.ref(column)})) * 1000 as late_ms
    from write_log w join ${sql.table(deadlines)} d on d.id = w.subject
    where pg_xact_commit_timestamp(w.xmin) >= real_time_of(1, d.${sql.ref(column)})`.execute(database.db)
  return rows
}

async function committed(): Promise<string[]> {
  const { rows } = await writeRow.sql`select * from write_log`.execute(database.db)
  return rows.map(key).sort()
}

const patience = { timeout: 180_000 }

test(
  'SQ7 SQ8 forty writers race deadlines: no squad is committed late, none that was acknowledged is missing, and lineups are the squads as they were at the deadline',
  patience,
  async () => {
    const { db } = database
    await sql`
    create function log_squad() returns trigger language plpgsql as $$ begin
      insert into write_log values (new.round_id, new.id, new.version, new.captain_id); return null;
    end $$`.execute(db)
    await sql`create trigger log_squad after update on squad for each row execute function log_squad()`.execute(db)
    const versions = new Map(Array.from({ length: WRITERS }, (_, index) => [index + 1, 1]))
    const all: Write[] = []
    let attempts = 0
    for (let roundId = firstRound; roundId < firstRound + DEADLINES; roundId++) {
      const raced = await race({
        light: (fuseMs) =>
          sql`update round set deadline_at = game_now() + ${fuseMs} * interval '1 millisecond' where id = ${roundId}`.execute(
            db,
          ),
        atDeadline: async () => {
          while ((await lockRound(racers.db, roundId)) === 'early')
            await new Promise((resolve) => setTimeout(resolve, 5))
        },
        attempt: async (writer, count) => {
          // Some name the next round, which closes later: that must not open a way around the deadline.
          const wanted = roundId + Number(writer % 4 === 0 && count % 2 === 1)
          const version = versions.get(writer) ?? 0
          const captainId = eleven[count % eleven.length] ?? 0
          const content = { playerIds: eleven, captainId, roundId: wanted }
          try {
            await saveSquad(racers.db, { managerId: writer, squadId: writer, version, ...content })
          } catch (error) {
            expect(error).toMatchObject({ kind: 'market_closed' })
            return undefined
          }
          versions.set(writer, version + 1)
          return { subject: wanted, writer, version: version + 1, content: captainId }
        },
      })
      attempts += raced.attempts
      all.push(...raced.acknowledged)
    }
    expect(attempts).toBeGreaterThanOrEqual(DEADLINES * WRITERS * ATTEMPTS_EACH)
    expect(all.length).toBeGreaterThan(DEADLINES * 50)
    expect(await lateWrites('round', 'deadline_at')).toEqual([])
    expect(await committed()).toEqual(all.map(key).sort())
    const { rows: wrong } = await sql`
    select l.round_id, l.squad_id, l.captain_id, w.content from lineup l join round r on r.id = l.round_id
    join lateral (
      select content from write_log w
      where w.writer = l.squad_id and pg_xact_commit_timestamp(w.xmin) < real_time_of(1, r.deadline_at)
      order by version desc limit 1
    ) w on true
    where l.captain_id <> w.content`.execute(db)
    expect(wrong).toEqual([])
    const { rows: frozen } = await rowOf({ lineups: int }).sql`select count(*)::integer as lineups from lineup`.execute(
      db,
    )
    expect(frozen).toEqual([{ lineups: WRITERS * DEADLINES }])
  },
)

atLength(() => {
  test(
    'SQ7 RL6 forty writers race an operator who closes the market early: nothing is committed after the new deadline',
    patience,
    async (context) => {
      const { db } = database
      const roundId = firstRound + DEADLINES
      const { rows } = await rowOf({ version: int }).sql`select version from squad order by id`.execute(db)
      const versions = rows.map(({ version }) => version)
      const { acknowledged } = await race({
        light: async () => undefined,
        atDeadline: async (fuseMs) => {
          await new Promise((resolve) => setTimeout(resolve, fuseMs))
          await advanceDeadline(racers.db, roundId)
          await lockRound(racers.db, roundId)
        },
        attempt: async (writer, count) => {
          const version = versions[writer - 1] ?? 0
          const captainId = eleven[count % eleven.length] ?? 0
          const content = { playerIds: eleven, captainId, roundId }
          try {
            await saveSquad(racers.db, { managerId: writer, squadId: writer, version, ...content })
          } catch (error) {
            expect(error).toMatchObject({ kind: 'market_closed' })
            return undefined
          }
          versions[writer - 1] = version + 1
          return { subject: roundId, writer, version: version + 1, content: captainId }
        },
      })
      expect(acknowledged.length).toBeGreaterThan(WRITERS)
      note(context, `${acknowledged.length} squads saved before an early lock, none late`)
      expect(await lateWrites('round', 'deadline_at')).toEqual([])
      expect(await committed()).toEqual(acknowledged.map(key).sort())
    },
  )
})

test(
  'PK1 forty writers race kick-offs: no pick is committed late, none that was acknowledged is missing',
  patience,
  async (context) => {
    const { db } = database
    await sql`
    create function log_pick() returns trigger language plpgsql as $$ begin
      insert into write_log values (new.match_id, new.manager_id, new.away_goals, new.home_goals); return null;
    end $$`.execute(db)
    await sql`create trigger log_pick after insert or update on pick for each row execute function log_pick()`.execute(
      db,
    )
    const all: Write[] = []
    let attempts = 0
    for (let matchId = firstMatch; matchId < firstMatch + DEADLINES; matchId++) {
      const stored = (from: Kysely<Tables>) =>
        sql`select * from pick where match_id = ${matchId} order by manager_id`.execute(from)
      let seen: unknown[] = []
      const raced = await race({
        light: (fuseMs) =>
          sql`update match set starts_at = game_now() + ${fuseMs} * interval '1 millisecond' where id = ${matchId}`.execute(
            db,
          ),
        atDeadline: async (fuseMs) => {
          await new Promise((resolve) => setTimeout(resolve, fuseMs + 5))
          seen = await racers.db.transaction().execute(async (trx) => {
            await takeMatch(trx, matchId)
            return (await stored(trx)).rows
          })
        },
        attempt: async (writer, count) => {
          const score = { home: count % 20, away: Math.floor(count / 20) % 20 }
          const saved = await savePick(racers.db, { managerId: writer, matchId, pick: { kind: 'score', score } })
          if (saved.ok) return { subject: matchId, writer, version: score.away, content: score.home }
          expect(saved.error).toBe('match_started')
          return undefined
        },
      })
      attempts += raced.attempts
      all.push(...raced.acknowledged)
      expect(seen.length).toBe(WRITERS)
      expect((await stored(db)).rows).toEqual(seen)
    }
    expect(attempts).toBeGreaterThanOrEqual(DEADLINES * WRITERS * ATTEMPTS_EACH)
    expect(all.length).toBeGreaterThan(DEADLINES * 50)
    note(context, `${attempts} picks raced, ${all.length} saved, none late`)
    expect(await lateWrites('match', 'starts_at')).toEqual([])
    expect(await committed()).toEqual(all.map(key).sort())
  },
)
