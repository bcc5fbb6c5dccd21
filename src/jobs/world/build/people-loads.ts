import type { BotManagers } from '#world/bots/managers.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { rowsOfAll, type Load } from './load.ts'
import type { OpenPicks, SettledPicks } from './make-picks.ts'
import { managerRows } from './manager-rows.ts'
import { openPickRows, pickColumns, settledPickRows } from './pick-rows.ts'

/** The managers and their picks. */
export function peopleLoads(
  world: SampleWorld,
  { managers, settled, open }: { managers: BotManagers; settled: SettledPicks; open: OpenPicks },
): Load[] {
  return [
    {
      table: 'manager',
      columns: ['id', 'kind', 'name', 'name_key', 'country', 'avatar_seed', 'favorite_club_id', 'created_at'],
      rows: () => managerRows(world, managers),
    },
    {
      table: 'pick',
      columns: pickColumns,
      rows: () => rowsOfAll([settledPickRows(settled), openPickRows(world, open)], (rows) => rows),
    },
  ]
}
