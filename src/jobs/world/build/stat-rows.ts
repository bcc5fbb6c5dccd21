import { ACHIEVEMENTS, TOP_RANK, TOP_RANK_POINTS, type Achievement } from '#domain/achievement/achievements.ts'
import { monthOf, weekOf } from '#domain/clock/game-day.ts'
import { isTold } from '#domain/ranking/rank.ts'
import { TALLY_FIGURES } from '#domain/ranking/tally.ts'
import type { CopyRow } from '#db/connection/copy-text.ts'
import { columnsOfPeriod, lifetimeColumns, tallyColumns } from '#db/manager/figure-columns.ts'
import { SEASON_FIGURES } from '#db/manager/season-columns.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { OPENING_SEASON } from '#world/fixtures/calendar.ts'
import type { BotManagers } from '#world/bots/managers.ts'
import type { BuiltLeague } from './make-leagues.ts'
import { iso, joinedAtMs } from './manager-rows.ts'
import { idOf } from './play-rounds.ts'
import type { RankedRound } from './rank-history.ts'
import type { ScopeTallies, Tallies } from './tallies.ts'
import { startOfToday } from './today.ts'

export const statColumns = [
  'manager_id',
  ...tallyColumns,
  'month',
  ...columnsOfPeriod('month'),
  'week',
  ...columnsOfPeriod('week'),
  'season',
  ...SEASON_FIGURES.map((figure) => `season_start_${figure}`),
  ...lifetimeColumns,
  'rank',
  'previous_rank',
]

const scopeValues = (scope: ScopeTallies, i: number): number[] => TALLY_FIGURES.map((figure) => scope[figure][i] ?? 0)

/** RK5: the manager's figures from before the running season, in the order of the columns for them. */
const startOfSeason = ({ global, season }: Tallies, i: number): number[] =>
  (['points', 'wins', 'settledPicks', 'rightPicks'] as const).map(
    (figure) => (global[figure][i] ?? 0) - (season[figure][i] ?? 0),
  )

export function* statRows(world: SampleWorld, tallies: Tallies, ranked: readonly RankedRound[]): Generator<CopyRow> {
  const now = startOfToday(world)
  const [month, week] = [monthOf(now), weekOf(now)]
  const [last, before] = [ranked.at(-1), ranked.at(-2)]
  for (let i = 0; i < tallies.lineups.length; i++) {
    const best = tallies.bestLineup[i] ?? -1
    yield [
      idOf(i),
      ...scopeValues(tallies.global, i),
      month,
      ...scopeValues(tallies.month, i),
      week,
      ...scopeValues(tallies.week, i),
      OPENING_SEASON,
      ...startOfSeason(tallies, i),
      tallies.duels[i] ?? 0,
      tallies.exactPicks[i] ?? 0,
      tallies.bestStreak[i] ?? 0,
      tallies.leaguesWon[i] ?? 0,
      tallies.trophyPoints[i] ?? 0,
      tallies.lineups[i] ?? 0,
      (tallies.lineups[i] ?? 0) === 0 ? null : best,
      last?.ranks[i] ?? null,
      before?.ranks[i] ?? null,
    ]
  }
}

/** A row for each round after which the manager has points other than zero. */
export function* rankHistoryRows(ranked: readonly RankedRound[]): Generator<CopyRow> {
  for (const { roundId, points, ranks } of ranked)
    for (let i = 0; i < points.length; i++)
      if ((points[i] ?? 0) !== 0) yield [idOf(i), roundId, points[i] ?? 0, ranks[i] ?? 0]
}

/** When each manager reached each achievement, in the order of the list on profiles. */
export function* achievementsOf(
  tallies: Tallies,
  ranked: readonly RankedRound[],
): Generator<{ index: number; kind: Achievement; atMs: number }> {
  const times: Record<Exclude<Achievement, 'top-100'>, Float64Array> = {
    'primeira-escalacao': tallies.firstLineupMs,
    'olho-clinico': tallies.firstExactMs,
    'campeao-de-liga': tallies.firstTitleMs,
    'em-chamas': tallies.firstFireMs,
    'rodada-de-gala': tallies.firstGalaMs,
  }
  for (const kind of ACHIEVEMENTS) {
    if (kind === 'top-100') continue
    for (const [index, atMs] of times[kind].entries()) if (atMs > 0) yield { index, kind, atMs }
  }
  const top = new Set<number>()
  for (const { ranks, points, settledAtMs } of ranked)
    for (const [index, rank] of ranks.entries())
      if (rank <= TOP_RANK && (points[index] ?? 0) >= TOP_RANK_POINTS && !top.has(index)) {
        top.add(index)
        yield { index, kind: 'top-100', atMs: settledAtMs }
      }
}

export function* achievementRows(tallies: Tallies, ranked: readonly RankedRound[]): Generator<CopyRow> {
  for (const { index, kind, atMs } of achievementsOf(tallies, ranked)) yield [idOf(index), kind, iso(atMs)]
}

/** The content of a profile: the squad, the leagues, the achievements and the last rise. */
export function* activityRows(options: {
  world: SampleWorld
  managers: BotManagers
  tallies: Tallies
  ranked: readonly RankedRound[]
  leagues: readonly BuiltLeague[]
}): Generator<CopyRow> {
  const { world, managers, tallies, ranked, leagues } = options
  for (let i = 0; i < managers.count; i++)
    yield [idOf(i), 'team_created', JSON.stringify({ squadId: idOf(i) }), iso(joinedAtMs(world, managers, i))]
  for (const { id, name, members } of leagues)
    for (const { squadId, joinedAtMs: at } of members)
      yield [squadId, 'league_joined', JSON.stringify({ leagueId: id, league: name }), iso(at)]
  for (const { index, kind, atMs } of achievementsOf(tallies, ranked))
    yield [idOf(index), 'achievement', JSON.stringify({ achievement: kind }), iso(atMs)]
  const [last, before] = [ranked.at(-1), ranked.at(-2)]
  if (!last || !before) return
  for (let i = 0; i < managers.count; i++) {
    const [from, to] = [before.ranks[i] ?? 0, last.ranks[i] ?? 0]
    if (isTold({ from, to })) yield [idOf(i), 'ranking_up', JSON.stringify({ from, to }), iso(last.settledAtMs)]
  }
}
