import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import { sql, type Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Connected } from '#db/connection/connect.ts'
import { duelOf, duelRecord, hasPlayed, pastDuels } from '#db/duel/duel.ts'
import { ledgerOf, ledgerTotals } from '#db/ledger/manager-ledger.ts'
import { opponentsOf } from '#db/live/causes.ts'
import { latestPlayed, roundInPlay } from '#db/live/live.ts'
import { lineupsOf, pointsPerRound, rankPerRound } from '#db/manager/manager-history.ts'
import { rebuildStats } from '#db/manager/manager-stat.ts'
import { matchesToPick, pickTotals, startedPicks } from '#db/pick/pick.ts'
import { openRound } from '#db/round/round.ts'
import { profileRow } from '#db/profile/profile.ts'
import type { Tables } from '#db/schema/schema.ts'
import { reviewSeasons } from '#db/season-review/season-review.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { rngFrom } from '#domain/rng.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { readRankings } from '#api/stream/rankings-snapshot.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'

export const ROUNDS_A_SEASON = 38

/** One match a week with everybody's pick, and everybody's lineup in its round, `i` weeks before the played round. */
const history = (seasons: number): string[] => {
  const weeks = `generate_series(1, ${seasons * ROUNDS_A_SEASON}) i`
  const moment = `timestamptz '${hours(0).toISOString()}' - i * interval '7 days'`
  const people = `(select manager_id, min(id) as squad_id, min(player_ids) as player_ids from squad group by manager_id) s`
  return [
    `alter table pick disable trigger user`,
    `insert into season (championship_id, id, sport, number, starts_on, ends_on)
     select 1, 100 + n, 'futebol', 100 + n, date '2026-10-01' - n * 266, date '2026-10-01' - n * 266 + 265 from generate_series(1, ${seasons}) n`,
    `insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at, locked_at, settled_at, settlements, divided_at)
     select 1, 10000 - i, 100 + ceil(i / ${ROUNDS_A_SEASON}.0), 1 + i % ${ROUNDS_A_SEASON}, 'settled', ${moment}, ${moment} + interval '4 hours', ${moment},
       ${moment} + interval '4 hours', 1, ${moment} from ${weeks}`,
    `insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, state, home_score, away_score, ended_at, picks_settled)
     select 10000 - i, 'futebol', 100 + ceil(i / ${ROUNDS_A_SEASON}.0), 10000 - i, 1, 2, ${moment}, 'final', 1, 0, ${moment} + interval '2 hours', true
     from ${weeks}`,
    `insert into lineup (round_id, squad_id, manager_id, player_ids, captain_id, counts, locked_at)
     select 10000 - i, s.squad_id, s.manager_id, s.player_ids, s.player_ids[1], true, ${moment} from ${weeks}, ${people}`,
    // Half of them are in the format from before a lineup's row contained its payment.
    `insert into lineup_score select round_id, squad_id, manager_id, 300 + squad_id % 50, 1 from lineup where round_id % 2 = 0`,
    `insert into lineup_score select round_id, squad_id, manager_id, 300 + squad_id % 50, 1, 300 + squad_id % 50, 1, 1, 2 from lineup where round_id % 2 = 1`,
    `insert into duel (round_id, squad_a_id, squad_b_id, a_tenths, b_tenths)
     select round_id, squad_id, other_id, 300, 310 from (
       select round_id, squad_id, row_number() over w as place, lead(squad_id) over w as other_id from lineup
       window w as (partition by round_id order by squad_id)) l where place % 2 = 1`,
    `insert into rank_history (manager_id, round_id, points, rank) select manager_id, round_id, 1, 1 from lineup where round_id % 2 = 0`,
    `insert into championship_achievement (championship_id, manager_id, kind, at)
     select 1, h.manager_id, 'top-100', min(r.settled_at) from standing h join round r on r.id = h.round_id group by h.manager_id`,
    `insert into pick (match_id, manager_id, outcome, saved_at, points, is_right, grade)
     select 10000 - i, id, (array['H', 'A'])[1 + (id + i) % 2]::"char", ${moment}, case (id + i) % 2 when 0 then 10 else 0 end, (id + i) % 2 = 0,
       case (id + i) % 2 when 0 then ${GRADE_CODES.winner} else ${GRADE_CODES.wrong} end
     from ${weeks}, manager`,
    `insert into ledger (key, manager_id, kind, points, round_id, squad_id, at, championship_id)
     select 'lineup:' || round_id || ':' || manager_id || ':1', manager_id, 'lineup', 300 + squad_id % 50, round_id, squad_id, r.settled_at, 1
     from lineup join round r on r.id = round_id where round_id % 2 = 0`,
    `insert into ledger (key, manager_id, kind, points, match_id, at, championship_id)
     select 'pick:' || match_id || ':' || manager_id || ':1', manager_id, 'pick', 10, match_id, m.ended_at, 1
     from pick join match m on m.id = match_id where points > 0`,
    `alter table pick enable trigger user`,
    `analyze`,
  ]
}

/** A round that is about to lock, after this many seasons of everybody's rounds. */
export async function makeSeasons(
  { db, pool }: Pick<Connected, 'db' | 'pool'>,
  { managers, seasons }: { managers: number; seasons: number },
): Promise<void> {
  await makeRound(db, { managers, rng: rngFrom('seasons') })
  await sql`
    insert into pick (match_id, manager_id, outcome, saved_at)
    select m.id, g.id, 'H', game_now() from match m, manager g`.execute(db)
  for (const statement of history(seasons)) await pool.query(statement)
  await db.transaction().execute(async (trx) => {
    const ids = await trx.selectFrom('manager').select('id').execute()
    await rebuildStats(
      trx,
      firstChampionship,
      ids.map(({ id }) => id),
    )
  })
}

type Work = (db: Kysely<Tables>) => Promise<unknown>

const me = { championshipId: firstChampionship, managerId: 7 }
const firstPage = { limit: 20, offset: 0 }

/** The pages about a person's history. */
export const pages: Record<string, Work> = {
  'the ledger': (db) => ledgerOf(db, { ...me, viewerId: 7, beforeKey: undefined, limit: 30 }),
  'my duel': (db) => duelOf(db, { ...me, roundId: undefined }),
  'past duels': (db) => pastDuels(db, me, 10),
  'whether I have played': (db) => hasPlayed(db, me),
  lineups: (db) => lineupsOf(db, { ...me, beforeRound: undefined, rounds: 5 }),
  'picks to come': (db) => matchesToPick(db, { ...me, days: 8 }),
  'the round that is open': (db) => openRound(db, firstChampionship),
  'the last one played': (db) => latestPlayed(db, me),
  'the round in play': (db) => roundInPlay(db, firstChampionship),
  'opponents of the viewer': (db) => opponentsOf(db, { roundId: ROUND, managerIds: [1, 2, 3] }),
}
/** Sums over a whole history: one row per round or pick of the person, independent of other people. */
export const lives: Record<string, Work> = {
  'totals of the ledger': (db) => ledgerTotals(db, me),
  'record of duels': (db) => duelRecord(db, me),
  'points a round': (db) => pointsPerRound(db, me),
  'rank a round': (db) => rankPerRound(db, me),
  'picks so far, and how many': (db) => startedPicks(db, { ...me, ...firstPage }),
  'totals of picks': (db) => pickTotals(db, me),
  'the profile': (db) => profileRow(db, me),
  seasons: (db) => reviewSeasons(db, me),
}

/** Plays the round from its deadline on. It passes each piece of work to `around`, which must run it. */
export async function playRound(
  db: Kysely<Tables>,
  around: (what: string, work: Work) => Promise<void>,
): Promise<void> {
  await setGameTime(db, hours(0.1))
  await around('lock', (on) => lockRound(on, ROUND))
  await around('rankings while it is played', (on) => readRankings(on, firstChampionship))
  await setGameTime(db, hours(5))
  for (const matchId of MATCHES)
    await playStep(db, { matchId, seq: 1, points: new Map([[matchId * 200, 80]]), isOver: true })
  await around('picks', async (on) => {
    for (const matchId of MATCHES) await settlePicks(on, matchId)
  })
  await around('settlement', (on) => settleRound(on, ROUND, idleProvider))
  await around('correction', async (on) => {
    const change = { kind: 'scouts' as const, playerId: 200, scouts: { goal: 1 } }
    const outcome = await correctMatch(on, { matchId: 1, change, reason: 'x', by: 'x' })
    if (!outcome.ok) throw new Error('the match was not corrected')
  })
  await around('rankings', (on) => readRankings(on, firstChampionship))
}
