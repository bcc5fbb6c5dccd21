import type { ManagerId, SquadId } from '#domain/ids.ts'
import { advanceBracket, type Bracket } from './bracket.ts'
import { leagueWinner, type LeagueMember } from './league-table.ts'
import type { League } from './league.ts'
import { payablePrize } from './prize.ts'

/** A league as it stood before the round; members' lineups do not hold the round yet. */
export interface RunningLeague {
  league: Pick<League, 'leagueId' | 'edition' | 'prize' | 'featured'>
  members: readonly LeagueMember[]
  /** Set for mata-mata. */
  bracket: Bracket | null
  /** Whether a league of pontos corridos ends with this round; a bracket ends by itself. */
  endsNow: boolean
}

export interface LeagueOutcome {
  league: RunningLeague['league']
  bracket: Bracket | null
  winner: { squadId: SquadId; managerId: ManagerId; prize: number } | null
}

/** LG2 to LG8 for one round: the bracket moves on, and a league that ended has its winner and what he is paid. */
export function settleLeague(running: RunningLeague, lineupTenths: ReadonlyMap<SquadId, number>): LeagueOutcome {
  const { league, members, endsNow } = running
  const bracket = running.bracket && advanceBracket(running.bracket, lineupTenths)
  const squadId = bracket ? bracket.champion : endsNow ? (winnerOfTable(members, lineupTenths) ?? null) : null
  const owner = members.find((member) => member.squadId === squadId)
  if (owner === undefined) return { league, bracket, winner: null }
  const managers = new Set(members.map(({ managerId }) => managerId)).size
  const prize = payablePrize({ prize: league.prize, featured: league.featured, managers })
  return { league, bracket, winner: { squadId: owner.squadId, managerId: owner.managerId, prize } }
}

function winnerOfTable(members: readonly LeagueMember[], lineupTenths: ReadonlyMap<SquadId, number>) {
  const withRound = members.map((member) => {
    const tenths = lineupTenths.get(member.squadId)
    return tenths === undefined ? member : { ...member, lineupTenths: [...member.lineupTenths, tenths] }
  })
  return leagueWinner(withRound)?.squadId
}
