import type { Kysely } from 'kysely'
import { alignAchievements, rewardRound } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { postDues, type Posted } from '#db/ledger/ledger.ts'
import {
  addRoundToStats,
  correctRoundInStats,
  noteRanks,
  pointsOfManagers,
  rankManagers,
  rebuildStats,
  tellRises,
  type HeldPoints,
} from '#db/manager/manager-stat.ts'
import { gameNow, matchesLeft, takeRound, takeTurn, type RoundRow, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noteCause } from '#db/notice/cause.ts'
import { addToLeagues } from '#db/league/settle-league.ts'
import { addSquadsToPools } from '#db/pool/pool-squads.ts'
import { tellRoundOnWalls } from '#db/wall/quiet-line.ts'
import { settleDivisions } from '#db/division/settle-division.ts'
import { inTurn, readBeside, type Beside } from '#db/round/read-beside.ts'
import {
  duelsOfRound,
  markSettled,
  NOBODY,
  scoresOfRound,
  storeDuels,
  storeScores,
  type Duels,
} from '#db/round/settle-round.ts'
import { idSet, numbersById, type IdSet, type NumbersById } from '#domain/by-id.ts'
import { lineupSubject } from '#domain/ledger/subject.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { advanceBrackets } from './brackets.ts'
import { formDivisions } from './form-divisions.ts'
import { closeFinishedLeagues } from './end-leagues.ts'
import { correctionsOf, galasTurned } from './round-corrections.ts'
import { movePrices } from './move-prices.ts'
import type { Provider } from './provider.ts'
import { countingIn, joinScored, scoredBatches, type ScoredLineups } from './score-round.ts'
import { outstandingIn, tallyRound } from './tally-round.ts'

export type SettleOutcome = 'settled' | 'already' | 'unfinished' | 'unknown_round'

async function settleDuels(trx: Trx, roundId: number, { duels, tenthsOf }: { duels: Duels; tenthsOf: NumbersById }) {
  const { a, b, winners: wonBefore } = duels
  const tenths = (squadId: number) => tenthsOf.get(squadId) ?? 0
  const [aTenths, bTenths] = [a.map(tenths), b.map(tenths)]
  const winners = a.map((first, duel) => {
    const result = duelResult(aTenths[duel] as number, bTenths[duel] as number)
    return result === 'tie' ? NOBODY : result === 'first' ? first : (b[duel] as number)
  })
  await storeDuels(trx, roundId, { a, aTenths, bTenths, winners })
  return { drawn: idSet(a, b), won: idSet(winners), wonBefore: idSet(wonBefore) }
}

interface SettledLineups {
  lineups: ScoredLineups
  held: HeldPoints
  before: NumbersById
  after: NumbersById
  /** The squads that had an opponent, and those that won their duel. */
  drawn: IdSet
  won: IdSet
  wonBefore: IdSet
  /** What settling again wrote into the ledger. */
  posted: readonly Posted[]
}

interface Terms {
  at: Date
  correctionId?: number | undefined
  beside?: Beside
}

const postPoints = (
  trx: Trx,
  round: RoundRow,
  { at, correctionId, lineups }: Terms & { lineups: ScoredLineups },
): Promise<Posted[]> => {
  const { squadIds, managerIds, tenths } = countingIn(lineups)
  return postDues(trx, {
    championshipId: round.championship_id,
    kind: 'lineup',
    subject: lineupSubject(round.id),
    refs: { roundId: round.id },
    at,
    managerIds,
    points: tenths,
    squadIds,
    isFirst: round.settlements === 0,
    correctionId,
  })
}

/** Settling again adds to what it corrects. */
const notAsked: HeldPoints = { managerIds: new Int32Array(0), points: new Int32Array(0) }

/** The lineups, their duels and what everybody held before them. The first time the points of some are posted while the next are read; again, they are compared with all that was. */
const scoreAndPost = (trx: Trx, round: RoundRow, terms: Terms) =>
  readBeside(trx, terms.beside, async (reader) => {
    const isFirst = round.settlements === 0
    const posting = inTurn()
    async function* postedBatches() {
      for await (const batch of scoredBatches(reader, round.id)) {
        if (isFirst) await posting.next(async () => void (await postPoints(trx, round, { ...terms, lineups: batch })))
        yield batch
      }
    }
    const lineups = await joinScored(postedBatches())
    const duels = await duelsOfRound(reader, round.id)
    const held = isFirst ? await pointsOfManagers(reader, round.championship_id) : notAsked
    await posting.done()
    return { lineups, duels, held, posted: isFirst ? [] : await postPoints(trx, round, { ...terms, lineups }) }
  })

/** Scores, duels, ledger, leagues and divisions. Settling again posts only the differences. */
async function settleLineups(trx: Trx, round: RoundRow, terms: Terms): Promise<SettledLineups> {
  const isFirst = round.settlements === 0
  const { lineups, duels, held, posted } = await scoreAndPost(trx, round, terms)
  const { squadIds, managerIds, tenths } = lineups
  const before = isFirst ? new Map<number, number>() : await scoresOfRound(trx, round.id)
  const after = numbersById(squadIds, tenths)
  await storeScores(trx, { roundId: round.id, isFirst }, { squadIds, managerIds, tenths, ranks: ranksOf(tenths) })
  const changes = tenths.map((now, lineup) => now - (before.get(squadIds[lineup] as number) ?? 0))
  await addToLeagues(trx, round, { squadIds, changes })
  await addSquadsToPools(trx, round)
  await settleDivisions(trx, round, { at: terms.at, scores: countingIn(lineups) })
  await formDivisions(trx, round.championship_id)
  return { lineups, held, before, after, posted, ...(await settleDuels(trx, round.id, { duels, tenthsOf: after })) }
}

async function settle(trx: Trx, round: RoundRow, terms: Omit<Terms, 'at'> = {}): Promise<void> {
  const championshipId = round.championship_id
  const now = await gameNow(trx, championshipId)
  const at = round.settled_at ?? now
  const isFirst = round.settlements === 0
  // First, so that the stats derived below see the round's own time.
  await markSettled(trx, round.id, at)
  const settled = await settleLineups(trx, round, { ...terms, at })
  if (isFirst) await tellRoundOnWalls(trx, round, at)
  const champions = await advanceBrackets(trx, { roundId: round.id, tenthsOf: settled.after })
  const { winners } = await closeFinishedLeagues(trx, championshipId, { champions, at: now })
  if (isFirst) {
    const tallies = await tallyRound(trx, championshipId, settled)
    await addRoundToStats(trx, at, tallies)
    await rebuildStats(trx, championshipId, winners)
    await noteRanks(trx, { roundId: round.id, championshipId })
    await movePrices(trx, round)
    await rewardRound(trx, { championshipId, at }, outstandingIn(tallies))
    await tellRises(trx, championshipId, at)
    await noteCause(trx, { championshipId, kind: 'round_settled', subjectId: round.id })
  } else {
    const changes = correctionsOf(settled)
    await correctRoundInStats(trx, { championshipId, settledAt: at }, changes)
    await rebuildStats(trx, championshipId, winners)
    await rankManagers(trx, championshipId)
    await alignAchievements(trx, championshipId, galasTurned(changes), ['rodada-de-gala'])
  }
  await alignAchievements(trx, championshipId, winners, ['campeao-de-liga'])
  await bumpVersion(trx, championshipId, 'round', 'ranking', 'league', 'market')
}

/** RL3, RL4: one transaction; run again it finds the round settled and does nothing. */
export async function settleRound(
  db: Kysely<Tables>,
  roundId: number,
  provider: Pick<Provider, 'championshipId' | 'roundSettled'>,
  beside?: Beside,
): Promise<SettleOutcome> {
  return db.transaction().execute(async (trx): Promise<SettleOutcome> => {
    await takeTurn(trx, { roundId })
    const round = await takeRound(trx, roundId)
    if (!round) return 'unknown_round'
    if (round.state === 'settled') return 'already'
    if (round.state === 'open' || (await matchesLeft(trx, roundId)) > 0) return 'unfinished'
    await settle(trx, round, { beside })
    if (round.championship_id === provider.championshipId) await provider.roundSettled(trx, round)
    return 'settled'
  })
}

/** RL5: inside the transaction of a correction. A round that was not settled yet has nothing to settle again. */
export async function settleRoundAgain(trx: Trx, roundId: number, correctionId?: number): Promise<void> {
  const round = await takeRound(trx, roundId)
  if (round?.state === 'settled') await settle(trx, round, { correctionId })
}
