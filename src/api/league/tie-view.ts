import type { TieView } from '#contract/league.ts'
import type { TieRow } from '#db/league/league-standing.ts'
import type { LiveTables } from './live-standings.ts'

/** A running tie shows the points so far; a decided tie shows its stored points. */
export function tieView(row: TieRow, live: LiveTables | undefined): TieView {
  const playing = live && row.winner === null && row.roundId === live.roundId ? live : undefined
  const side = (of: {
    squadId: number | null
    managerId: number | null
    name: string | null
    managerName: string | null
    tenths: number | null
  }) => {
    if (of.squadId === null || of.managerId === null) return null
    const { squadId, managerId, name, managerName, tenths } = of
    return {
      squadId,
      name: name ?? '',
      managerName: managerName ?? '',
      pointTenths: playing ? playing.tenthsOf({ squadId, managerId }) : tenths,
    }
  }
  return {
    stage: row.stage,
    slot: row.slot,
    a: side({
      squadId: row.squadA,
      managerId: row.managerA,
      name: row.nameA,
      managerName: row.managerNameA,
      tenths: row.tenthsA,
    }),
    b: side({
      squadId: row.squadB,
      managerId: row.managerB,
      name: row.nameB,
      managerName: row.managerNameB,
      tenths: row.tenthsB,
    }),
    winnerSquadId: row.winner,
    isLive: playing !== undefined,
  }
}
