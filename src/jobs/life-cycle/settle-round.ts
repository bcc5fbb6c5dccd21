import type { Kysely } from 'kysely'
import { alignAchievements, rewardRound } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { postDues, type Posted } from '#db/ledger/ledger.ts'
import {
  addMissing,
  addRoundToStats,
  correctRoundInStats,
  rankManagers,
  rebuildStats,
  standingsOf,
  withNewcomers,
} from '#db/manager/manager-stat.ts'
import { noteRanks, tellRises } from '#db/manager/rank-history.ts'
import { gameNow, matchesLeft, takeRound, takeTurn, type RoundRow, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noteCause } from '#db/notice/cause.ts'
import { addToLeagues } from '#db/league/settle-league.ts'
import { storePrices } from '#db/market/price.ts'
import { addSquadsToPools } from '#db/pool/pool-squads.ts'
import { botsIn } from '#db/round/lock-round.ts'
import { tellRoundOnWalls } from '#db/wall/quiet-line.ts'
import { nextToDivide } from '#db/division/lock-division.ts'
import { endCycles, type CountingCycle } from '#db/division/settle-division.ts'
import { inTurn, readBeside, type Beside, type Work } from '#db/round/read-beside.ts'
import {
  duelsOfRound,
  markSettled,
  NOBODY,
  scoresOfRound,
  correctScores,
  storeDuels,
  storeFirstScores,
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
import { settleBeside } from './settle-beside.ts'
import { placeInDivisions } from './settle-divisions.ts'
import { nextPrices } from './move-prices.ts'
import type { Provider } from './provider.ts'
import { countingIn, scoredLineups, type CountingLineups, type ScoredLineups } from './score-round.ts'
import { outstandingIn, tallyRound } from './tally-round.ts'

export type SettleOutcome = 'settled' | 'already' | 'unfinished' | 'unknown_round'

/** Who won each of them, with what its sides had. */
function decideDuels({ a, b, winners: wonBefore }: Duels, tenthsOf: NumbersById) {
  const tenths = (squadId: number) => tenthsOf.get(squadId) ?? 0
  const [aTenths, bTenths] = [a.map(tenths), b.map(tenths)]
  const winners = a.map((first, duel) => {
    const result = duelResult(aTenths[duel] as number, bTenths[duel] as number)
    return result === 'tie' ? NOBODY : result === 'first' ? first : (b[duel] as number)
  })
  return {
    decided: { a, aTenths, bTenths, winners },
    drawn: idSet(a, b),
    won: idSet(winners),
    wonBefore: idSet(wonBefore),
  }
}

interface Terms {
  at: Date
  correctionId?: number | undefined
  beside?: Beside
  /** Whose tables are written here, and those that another connection may write. */
  cycles: readonly CountingCycle[]
  later: readonly CountingCycle[]
  writeAside: (work: Work) => void
}

const postPoints = (
  trx: Trx,
  round: RoundRow,
  { at, correctionId }: Pick<Terms, 'at' | 'correctionId'>,
  { squadIds, managerIds, tenths }: CountingLineups,
): Promise<Posted[]> => {
  return postDues(trx, {
    championshipId: round.championship_id,
    kind: 'lineup',
    subject: lineupSubject(round.id),
    refs: { roundId: round.id },
    at,
    managerIds,
    points: tenths,
    squadIds,
    correctionId,
  })
}

async function tallied(
  reader: Kysely<Tables>,
  { championship_id: championshipId }: RoundRow,
  { lineups, drawn, won }: { lineups: ScoredLineups; drawn: IdSet; won: IdSet },
) {
  const { managerIds } = countingIn(lineups)
  const { standings, newcomers } = withNewcomers(await standingsOf(reader, championshipId), managerIds)
  const bots = idSet(await botsIn(reader))
  return { newcomers, ...tallyRound(championshipId, { lineups, held: standings, bots, drawn, won }) }
}

/** By squad; none the first time. */
const scoresBefore = async (trx: Trx, { id, settlements }: RoundRow): Promise<NumbersById> =>
  settlements === 0 ? new Map<number, number>() : scoresOfRound(trx, id)

/**
 * The lineups, their duels, where everybody stands by them and the tables of divisions. Each is written as soon as it is known, while what comes
 * next is read: first what takes longest to write. Once all is read another connection decides the duels and writes tables of groups that go on.
 * Settling again compares points with all that was posted.
 */
async function scoreAndPost(trx: Trx, round: RoundRow, { reader, ...terms }: Terms & { reader: Kysely<Tables> }) {
  const isFirst = round.settlements === 0
  const { beside, writeAside } = terms
  const scored = await inTurn(async (write) => {
    const drawing = duelsOfRound(reader, round.id)
    const free = drawing.then(() => reader)
    // If the lineups fail before anybody waits for it, its own failure is no news.
    free.catch(() => undefined)
    // Who writes has nothing to write before all of them are scored.
    const lineups = await scoredLineups(reader === trx ? [free] : [Promise.resolve(trx), free], round.id)
    const drawnDuels = await drawing
    const { squadIds, managerIds, tenths } = lineups
    const before = await scoresBefore(trx, round)
    const changes = isFirst ? tenths : tenths.map((now, lineup) => now - (before.get(squadIds[lineup] as number) ?? 0))
    const counting = countingIn(lineups)
    const byManager = numbersById(counting.managerIds, counting.tenths)
    for await (const store of placeInDivisions(reader, terms.cycles, byManager)) write(() => store(trx))
    // One statement, which goes on while it is reckoned where everybody stands.
    write(() => addToLeagues(trx, round, { squadIds, changes }))
    const after = numbersById(squadIds, tenths)
    const { decided, ...duels } = decideDuels(drawnDuels, after)
    const scores = { squadIds, managerIds, tenths, ranks: ranksOf(tenths) }
    const tallies = isFirst ? await tallied(reader, round, { lineups, ...duels }) : undefined
    write(() =>
      tallies ? storeFirstScores(trx, round.id, { ...scores, ...tallies.gains }) : correctScores(trx, round.id, scores),
    )
    const gained = tallies && { ...tallies, prices: await nextPrices(reader, round) }
    const aside = { duels: decided, cycles: terms.later, scores: byManager }
    if (beside) writeAside(() => settleBeside(beside, round, aside))
    else write(() => storeDuels(trx, round.id, decided))
    return { lineups, counting, before, after, gained, ...duels }
  })
  return { ...scored, posted: isFirst ? [] : await postPoints(trx, round, terms, scored.counting) }
}

type Settled = Awaited<ReturnType<typeof scoreAndPost>>

/** Scores, duels, ledger, leagues and divisions. Settling again posts only the differences. */
async function settleLineups(trx: Trx, round: RoundRow, terms: Terms): Promise<Settled> {
  const scored = await readBeside(trx, terms.beside, (reader) => scoreAndPost(trx, round, { ...terms, reader }))
  await addSquadsToPools(trx, round)
  await formDivisions(trx, round.championship_id)
  return scored
}

/** What follows from the lineups for everybody; gives what a correction changed, and who has won a league. */
async function addUp(trx: Trx, round: RoundRow, { at, now, settled }: { at: Date; now: Date; settled: Settled }) {
  const championshipId = round.championship_id
  if (settled.gained) await tellRoundOnWalls(trx, round, at)
  const champions = await advanceBrackets(trx, { roundId: round.id, tenthsOf: settled.after })
  const { winners } = await closeFinishedLeagues(trx, championshipId, { champions, at: now })
  if (settled.gained) {
    await addMissing(trx, championshipId, settled.gained.newcomers)
    await addRoundToStats(trx, at, settled.gained.tallies)
    await storePrices(trx, round.id, settled.gained.prices)
    return { winners, changes: undefined }
  }
  const changes = correctionsOf(settled)
  await correctRoundInStats(trx, { championshipId, settledAt: at }, changes)
  return { winners, changes }
}

/** Ranks and achievements, once all figures stand: those of who has won a league are derived anew, from duels as well. */
async function reward(
  trx: Trx,
  round: RoundRow,
  { at, gained, changes, winners }: { at: Date; gained: Settled['gained'] } & Awaited<ReturnType<typeof addUp>>,
) {
  const championshipId = round.championship_id
  await rebuildStats(trx, championshipId, winners)
  if (gained) {
    const { tallies, ranked, rises } = gained
    await noteRanks(trx, { roundId: round.id, championshipId, anew: winners }, ranked)
    await rewardRound(trx, { championshipId, at }, outstandingIn(tallies))
    await tellRises(trx, { championshipId, at }, rises)
    await noteCause(trx, { championshipId, kind: 'round_settled', subjectId: round.id })
  }
  if (changes) {
    await rankManagers(trx, championshipId)
    await alignAchievements(trx, championshipId, galasTurned(changes), ['rodada-de-gala'])
  }
  await alignAchievements(trx, championshipId, winners, ['campeao-de-liga'])
}

/** Groups that go on, whose tables another connection may write: none while a round waits for its groups, which may be settled itself and counts for these next. */
async function tablesForLater(trx: Trx, { championship_id }: RoundRow, cycles: readonly CountingCycle[]) {
  return (await nextToDivide(trx, championship_id)) ? [] : cycles.filter(({ moves }) => !moves)
}

async function settle(
  trx: Trx,
  round: RoundRow,
  { beside, correctionId }: Pick<Terms, 'beside' | 'correctionId'> = {},
) {
  const championshipId = round.championship_id
  const now = await gameNow(trx, championshipId)
  const at = round.settled_at ?? now
  // First, so that the stats derived below see the round's own time.
  await markSettled(trx, round.id, at)
  const all = await endCycles(trx, round, at)
  const later = beside ? await tablesForLater(trx, round, all) : []
  const cycles = all.filter((cycle) => !later.includes(cycle))
  const added = await inTurn(async (writeAside) => {
    const settled = await settleLineups(trx, round, { beside, correctionId, at, cycles, later, writeAside })
    return { gained: settled.gained, ...(await addUp(trx, round, { at, now, settled })) }
  })
  await reward(trx, round, { at, ...added })
  await bumpVersion(trx, championshipId, 'round', 'ranking', 'league', 'market')
}

/** RL3, RL4: one transaction, but for duels and tables of groups, which count with it; run again it finds the round settled and does nothing. */
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
