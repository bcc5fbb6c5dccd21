import type { BotManagers } from '#world/bots/managers.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { SettledPicks } from './make-picks.ts'
import { rowsOfAll, type Load } from './load.ts'
import { duelRows, lineupRows, lineupScoreRows, squadRows } from './manager-rows.ts'
import { ledgerColumns, pickLedgerRows } from './pick-rows.ts'
import type { PlayedRounds } from './play-rounds.ts'

/** The squads, the lineups and duels of every round with their scores, and the ledger. */
export function roundLoads(
  world: SampleWorld,
  { managers, played, settled }: { managers: BotManagers; played: PlayedRounds; settled: SettledPicks },
): Load[] {
  const { rounds } = played
  return [
    {
      table: 'squad',
      columns: [
        'id',
        'manager_id',
        'name',
        'player_ids',
        'prices_paid',
        'captain_id',
        'vice_captain_id',
        'bench_ids',
        'bench_prices',
        'modality',
        'created_at',
        'updated_at',
      ],
      rows: () => squadRows(world, managers, played),
    },
    {
      table: 'lineup',
      columns: [
        'round_id',
        'squad_id',
        'manager_id',
        'player_ids',
        'captain_id',
        'vice_captain_id',
        'bench_ids',
        'counts',
        'locked_at',
      ],
      rows: () => rowsOfAll(rounds, lineupRows),
    },
    {
      table: 'lineup_score',
      columns: ['round_id', 'squad_id', 'manager_id', 'point_tenths', 'rank', 'paid'],
      rows: () => rowsOfAll(rounds, lineupScoreRows),
    },
    {
      table: 'duel',
      columns: ['round_id', 'squad_a_id', 'squad_b_id', 'a_tenths', 'b_tenths', 'winner_squad_id'],
      rows: () => rowsOfAll(rounds, duelRows),
    },
    {
      table: 'ledger',
      columns: ledgerColumns,
      rows: () => pickLedgerRows(settled),
    },
  ]
}
