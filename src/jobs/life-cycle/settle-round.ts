import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/data-version.ts'
import { postDues } from '#db/ledger.ts'
import {
  addRoundToStats,
  noteRanks,
  rankManagers,
  rebuildStats,
  rewardStats,
  tellRises,
  type RoundTallies,
} from '#db/manager-stat.ts'
import { gameNow, matchesLeft, takeRound, takeTurn, type RoundRow, type Trx } from '#db/round.ts'
import type { Tables } from '#db/schema.ts'
import { addToLeagues } from '#db/settle-league.ts'
import {
  duelsOfRound,
  lineupsOfRound,
  markSettled,
  playerTenthsOfRound,
  scoresOfRound,
  storeDuels,
  storeScores,
  type LineupRow,
} from '#db/settle-round.ts'
import { GALA_TENTHS, TOP_RANK } from '#domain/achievement/achievements.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import { advanceBrackets } from './brackets.ts'
import { closeFinishedLeagues, type Prize } from './end-leagues.ts'
import { movePrices } from './move-prices.ts'
import { scoreRound } from './score-round.ts'

export type SettleOutcome = 'settled' | 'already' | 'unfinished' | 'unknown_round'

const FIRE_STREAK = 5

async function settleDuels(trx: Trx, roundId: number, tenthsOf: ReadonlyMap<number, number>) {
  const duels = (await duelsOfRound(trx, roundId)).map(({ a, b }) => {
    const [aTenths, bTenths] = [tenthsOf.get(a) ?? 0, tenthsOf.get(b) ?? 0]
    const result = duelResult(aTenths, bTenths)
    return { a, b, aTenths, bTenths, winner: result === 'tie' ? null : result === 'first' ? a : b }
  })
  await storeDuels(trx, roundId, {
    a: duels.map(({ a }) => a),
    aTenths: duels.map(({ aTenths }) => aTenths),
    bTenths: duels.map(({ bTenths }) => bTenths),
    winners: duels.map(({ winner }) => winner),
  })
  return {
    rivalOf: new Map(duels.flatMap(({ a, b }) => [[a, b] as const, [b, a] as const])),
    won: new Set(duels.flatMap(({ winner }) => winner ?? [])),
  }
}

interface SettledLineups {
  lineups: LineupRow[]
  before: ReadonlyMap<number, number>
  after: ReadonlyMap<number, number>
  rivalOf: ReadonlyMap<number, number>
  won: ReadonlySet<number>
}

/** Scores, duels, ledger and leagues. Settling again posts only the differences. */
async function settleLineups(trx: Trx, round: RoundRow, at: Date): Promise<SettledLineups> {
  const lineups = await lineupsOfRound(trx, round.id)
  const { tenths, ranks } = scoreRound(lineups, await playerTenthsOfRound(trx, round.id))
  const before = round.settlements === 0 ? new Map<number, number>() : await scoresOfRound(trx, round.id)
  const after = new Map(lineups.map(({ squadId }, i) => [squadId, tenths[i] ?? 0]))
  const squadIds = lineups.map(({ squadId }) => squadId)
  await storeScores(trx, round.id, {
    squadIds,
    managerIds: lineups.map(({ managerId }) => managerId),
    tenths,
    ranks,
  })
  const counting = lineups.filter(({ counts }) => counts)
  await postDues(trx, {
    kind: 'lineup',
    subject: `lineup:${round.id}`,
    refs: { roundId: round.id },
    at,
    managerIds: counting.map(({ managerId }) => managerId),
    points: counting.map(({ squadId }) => after.get(squadId) ?? 0),
    squadIds: counting.map(({ squadId }) => squadId),
  })
  const changes = squadIds.map((squadId) => (after.get(squadId) ?? 0) - (before.get(squadId) ?? 0))
  await addToLeagues(trx, { deadline: round.deadline_at, squadIds, changes })
  return { lineups, before, after, ...(await settleDuels(trx, round.id, after)) }
}

function talliesOf({ lineups, after, rivalOf, won }: SettledLineups, prizes: readonly Prize[]): RoundTallies {
  const prizesOf = new Map<number, number[]>()
  for (const { managerId, points } of prizes) prizesOf.set(managerId, [...(prizesOf.get(managerId) ?? []), points])
  const counting = new Map(lineups.filter(({ counts }) => counts).map(({ managerId, squadId }) => [managerId, squadId]))
  const managerIds = [...new Set([...counting.keys(), ...prizesOf.keys()])]
  const squads = managerIds.map((managerId) => counting.get(managerId))
  return {
    managerIds,
    lineupPoints: squads.map((squadId) => (squadId === undefined ? null : (after.get(squadId) ?? 0))),
    wins: squads.map((squadId) => Number(squadId !== undefined && won.has(squadId))),
    duels: squads.map((squadId) => Number(squadId !== undefined && rivalOf.has(squadId))),
    prizes: managerIds.map((managerId) => (prizesOf.get(managerId) ?? []).reduce((sum, points) => sum + points, 0)),
    titles: managerIds.map((managerId) => prizesOf.get(managerId)?.length ?? 0),
  }
}

/** Whose points changed, and whom they met in a duel: the opponent may have won or lost by it. */
function touchedManagers({ lineups, before, after, rivalOf }: SettledLineups): number[] {
  const hasChanged = (squadId: number | undefined) =>
    squadId !== undefined && before.get(squadId) !== after.get(squadId)
  return lineups
    .filter(({ squadId }) => hasChanged(squadId) || hasChanged(rivalOf.get(squadId)))
    .map(({ managerId }) => managerId)
}

async function settle(trx: Trx, round: RoundRow): Promise<void> {
  const now = await gameNow(trx)
  const at = round.settled_at ?? now
  const isFirst = round.settlements === 0
  // First, so that the stats derived below see the round's own time.
  await markSettled(trx, round.id, at)
  const settled = await settleLineups(trx, round, at)
  const champions = await advanceBrackets(trx, { roundId: round.id, tenthsOf: settled.after })
  const { prizes } = await closeFinishedLeagues(trx, { champions, at: now })
  if (isFirst) {
    await addRoundToStats(trx, at, talliesOf(settled, prizes))
    await noteRanks(trx, round.id)
    await movePrices(trx, round)
  } else {
    await rebuildStats(trx, [...touchedManagers(settled), ...prizes.map(({ managerId }) => managerId)])
    await rankManagers(trx)
  }
  await rewardStats(trx, at, { galaTenths: GALA_TENTHS, topRank: TOP_RANK, streak: FIRE_STREAK })
  if (isFirst) await tellRises(trx, at)
  await bumpVersion(trx, 'round', 'ranking', 'league', 'market')
}

/** RL3, RL4: one transaction; run again it finds the round settled and does nothing. */
export async function settleRound(
  db: Kysely<Tables>,
  roundId: number,
  afterFirst: (trx: Trx, round: RoundRow) => Promise<void> = async () => undefined,
): Promise<SettleOutcome> {
  return db.transaction().execute(async (trx): Promise<SettleOutcome> => {
    await takeTurn(trx)
    const round = await takeRound(trx, roundId)
    if (!round) return 'unknown_round'
    if (round.state === 'settled') return 'already'
    if (round.state === 'open' || (await matchesLeft(trx, roundId)) > 0) return 'unfinished'
    await settle(trx, round)
    await afterFirst(trx, round)
    return 'settled'
  })
}

/** RL5: inside the transaction of a correction. A round that was not settled yet has nothing to settle again. */
export async function settleRoundAgain(trx: Trx, roundId: number): Promise<void> {
  const round = await takeRound(trx, roundId)
  if (round?.state === 'settled') await settle(trx, round)
}
