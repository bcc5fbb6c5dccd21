import { DRAWS, remainingOf } from '#api/chance/round-chances.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { pastOfPlayers, playersInRound } from '#db/chance/round-outlook.ts'
import { int, json, rowOf, type RowOf } from '#db/connection/row.ts'
import { duelChance } from '#domain/chance/chances.ts'
import { drawRound, type DrawnLineup, type PlayerOutlook } from '#domain/chance/round-draws.ts'
import { rngFrom } from '#domain/rng.ts'
import type { Report } from './tools/report.ts'
import { fillWorld, openBenchDatabase, type BenchDatabase } from './world/bench-database.ts'

const ROUNDS = 24
const BINS = 5

interface Forecast {
  chance: number
  won: number
}

const duelRow = rowOf({
  own: json<DrawnLineup & { tenths: number }>(),
  rival: json<DrawnLineup & { tenths: number }>(),
})
type Duel = RowOf<typeof duelRow>

async function duelsOf({ db }: BenchDatabase, roundId: number): Promise<Duel[]> {
  const { rows } = await duelRow.sql`
    select json_build_object('playerIds', a.player_ids, 'captainId', a.captain_id, 'tenths', d.a_tenths) as own,
      json_build_object('playerIds', b.player_ids, 'captainId', b.captain_id, 'tenths', d.b_tenths) as rival
    from duel d join lineup a on a.round_id = d.round_id and a.squad_id = d.squad_a_id
    join lineup b on b.round_id = d.round_id and b.squad_id = d.squad_b_id
    where d.round_id = ${roundId}`.execute(db)
  return rows
}

/** The players' outlook as if the given share of the round's matches were over and no other match had begun. */
async function outlookAt({ db }: BenchDatabase, roundId: number, over: number): Promise<PlayerOutlook[]> {
  const of = { championshipId: firstChampionship, roundId }
  const past = await pastOfPlayers(db, { ...of, matches: 10 })
  const { rows: early } = await rowOf({ playerId: int }).sql`
    select p.id as "playerId" from player p join (
      select home_club_id, away_club_id, percent_rank() over (order by starts_at, id) as place from match where round_id = ${roundId}
    ) m on p.club_id in (m.home_club_id, m.away_club_id) where m.place < ${over}`.execute(db)
  const known = new Set(early.map(({ playerId }) => playerId))
  return (await playersInRound(db, of)).map(({ playerId, tenths, hasPlayed }) => {
    const state = known.has(playerId) ? 'final' : 'scheduled'
    const remaining = remainingOf({ state, minute: 0, hasPlayed }, 'campo')
    return { playerId, tenths: state === 'final' ? tenths : 0, past: past.get(playerId) ?? [], remaining }
  })
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The mean distance between predicted and actual frequency, over bins of the prediction, weighted by size. */
function calibrationError(forecasts: readonly Forecast[], report: Report): number {
  let error = 0
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = forecasts.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin)
    if (inBin.length === 0) continue
    const [said, came] = [mean(inBin.map(({ chance }) => chance)), mean(inBin.map(({ won }) => won))]
    report.say(`forecast ${(said * 100).toFixed(0)}%, happened ${(came * 100).toFixed(0)}% of ${inBin.length}`)
    error += (Math.abs(said - came) * inBin.length) / forecasts.length
  }
  return error
}

async function duelForecasts(database: BenchDatabase, roundIds: readonly number[], over: number): Promise<Forecast[]> {
  const forecasts: Forecast[] = []
  for (const roundId of roundIds) {
    const draws = drawRound(await outlookAt(database, roundId, over), { draws: DRAWS, rng: rngFrom('bench', roundId) })
    for (const { own, rival } of await duelsOf(database, roundId)) {
      const { win, draw } = duelChance(draws.totalsOf(own), draws.totalsOf(rival))
      const won = own.tenths === rival.tenths ? 0.5 : Number(own.tenths > rival.tenths)
      forecasts.push({ chance: (win + draw / 2) / 1000, won })
    }
  }
  return forecasts
}

async function timeDraws(database: BenchDatabase, roundId: number): Promise<number> {
  const players = await outlookAt(database, roundId, 0)
  const took: number[] = []
  for (let turn = 0; turn < 30; turn++) {
    const from = performance.now()
    drawRound(players, { draws: DRAWS, rng: rngFrom('time', turn) })
    took.push(performance.now() - from)
  }
  return took.toSorted((a, b) => a - b)[15] as number
}

/** CH1: compares the chances of a duel with what happened, before the first match and after half of them. */
export async function run(report: Report): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillWorld(database, 'small')
    const { rows } = await rowOf({ id: int }).sql`
      select id from round where state = 'settled' order by deadline_at desc limit ${ROUNDS}`.execute(database.db)
    const roundIds = rows.map(({ id }) => id)
    for (const [name, over, brier] of [
      ['before the first match', 0, 0.25],
      ['half of the matches over', 0.5, 0.2],
    ] as const) {
      const forecasts = await duelForecasts(database, roundIds, over)
      report.say(`${name}: ${forecasts.length} duels of ${roundIds.length} rounds`)
      report.check(`calibration error, ${name}`, calibrationError(forecasts, report), { unit: '', atMost: 0.05 })
      const score = mean(forecasts.map(({ chance, won }) => (chance - won) ** 2))
      report.check(`Brier score, ${name}`, score, { unit: '(a coin: 0.25)', atMost: brier })
    }
    const ms = await timeDraws(database, roundIds[0] as number)
    report.check(`${DRAWS} draws of a round, median`, ms, { unit: 'ms', atMost: 50 })
  } finally {
    await database.finish()
  }
}
