import type { BotManagers } from '#world/bots/managers.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { leagueRows, memberRows, tieRows } from './league-rows.ts'
import type { Load } from './load.ts'
import { cycleRows, divisionMemberRows, type BuiltCycles } from './make-divisions.ts'
import type { BuiltLeague } from './make-leagues.ts'
import type { PlayedRound } from './play-rounds.ts'
import type { RankedRound } from './rank-history.ts'
import { achievementRows, activityRows, rankHistoryRows, statColumns, statRows } from './stat-rows.ts'
import type { Tallies } from './tallies.ts'

interface Standing {
  managers: BotManagers
  rounds: readonly PlayedRound[]
  leagues: readonly BuiltLeague[]
  divisions: BuiltCycles
  tallies: Tallies
  ranked: readonly RankedRound[]
}

/** The leagues, divisions, figures, ranks, achievements and activities of everybody. */
export function standingLoads(world: SampleWorld, standing: Standing): Load[] {
  const { managers, rounds, leagues, divisions, tallies, ranked } = standing
  return [
    {
      table: 'league',
      columns: [
        'id',
        'name',
        'format',
        'visibility',
        'prize',
        'starts_at',
        'ends_at',
        'owner_id',
        'invite_code',
        'featured',
        'winner_squad_id',
        'trophy_points',
        'ended_at',
        'created_at',
      ],
      rows: () => leagueRows(leagues),
    },
    {
      table: 'league_member',
      columns: ['league_id', 'squad_id', 'manager_id', 'joined_at', 'point_tenths', 'rank'],
      rows: () => memberRows(leagues),
    },
    {
      table: 'league_tie',
      columns: [
        'league_id',
        'stage',
        'slot',
        'round_id',
        'squad_a_id',
        'squad_b_id',
        'a_tenths',
        'b_tenths',
        'winner_squad_id',
      ],
      rows: () => tieRows(leagues, rounds),
    },
    {
      table: 'division_cycle',
      columns: ['id', 'rounds', 'round_ids', 'ended_at', 'moves_stand'],
      rows: () => cycleRows(divisions),
    },
    {
      table: 'division_member',
      columns: ['cycle_id', 'group_number', 'manager_id', 'tier', 'tenths', 'point_tenths', 'place', 'next_tier'],
      rows: () => divisionMemberRows(divisions),
    },
    { table: 'manager_stat', columns: statColumns, rows: () => statRows(world, tallies, ranked) },
    {
      table: 'rank_history',
      columns: ['manager_id', 'round_id', 'points', 'rank'],
      rows: () => rankHistoryRows(ranked),
    },
    {
      table: 'championship_achievement',
      columns: ['manager_id', 'kind', 'at'],
      rows: () => achievementRows(tallies, ranked),
    },
    {
      table: 'activity',
      columns: ['manager_id', 'type', 'data', 'at'],
      rows: () => activityRows({ world, managers, tallies, ranked, leagues }),
    },
  ]
}
