import type { Kysely } from 'kysely'
import { rewardFirstLineups } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { assignTies, bracketsDue } from '#db/league/league-ties.ts'
import { noteCause } from '#db/notice/cause.ts'
import {
  drawDuels,
  freezeLineups,
  fullSquads,
  markLocked,
  positionsOfPlayers,
  READINESS,
  savedSquads,
  settleMoved,
  standingsForDraw,
  takeMoved,
  type OtherLineups,
  type SavedSquads,
} from '#db/round/lock-round.ts'
import { inTurn, readBeside, type Beside } from '#db/round/read-beside.ts'
import { gameNow, takeRound, takeTurn, type RoundRow, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { pairColumns } from '#domain/duel/pair-squads.ts'
import { isLocked } from '#domain/round/round.ts'
import { MOST_LINES, rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { createSavedCheck } from '#domain/squad/as-saved.ts'
import { fittingBench } from '#domain/squad/bench.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/captain.ts'
import { countOldest } from '#domain/squad/counting-squad.ts'
import { canCompete } from '#domain/squad/formation.ts'
import type { Squad } from '#domain/squad/squad.ts'
import { startBrackets } from './brackets.ts'
import { divideWaiting, formDivisions, prepareGroups, writeGroupsBeside, type GroupsBeside } from './form-divisions.ts'

export type LockOutcome = 'locked' | 'already' | 'early' | 'unknown_round'

/** SQ8 and BN4: who competes, under which captain and with whom on the bench; undefined for who does not. */
function decideLineup(squad: Squad, benchSize: number) {
  const captainId = captainOf(squad)
  if (captainId === null || !canCompete(squad)) return undefined
  const benchIds = fittingBench(squad).map(({ playerId }) => playerId)
  const bench = benchIds.length === benchSize ? null : `{${benchIds.join()}}`
  return { captainId, viceCaptainId: viceCaptainOf(squad), bench }
}

interface Market {
  modality: Modality
  positions: ReadonlyMap<number, Position>
}

function squadAt(squads: SavedSquads, squad: number, of: Market & { bench: { from: number; to: number } }): Squad {
  const { modality, positions, bench } = of
  const { size } = rulesOf(modality)
  const known = (playerId: number) => ({ playerId, position: positions.get(playerId) as Position })
  const pricesPaid = squads.pricesPaid.subarray(squad * size)
  const prices = squads.benchPrices.subarray(bench.from)
  return {
    modality,
    players: Array.from(squads.playerIds.subarray(squad * size, (squad + 1) * size), (playerId, i) => ({
      ...known(playerId),
      pricePaid: pricesPaid[i] ?? 0,
    })),
    captainId: squads.captainIds[squad] || null,
    viceCaptainId: squads.viceCaptainIds[squad] || null,
    // Who has left the market has no position any more.
    bench: Array.from(squads.benchIds.subarray(bench.from, bench.to), (playerId, i) => ({
      ...known(playerId),
      price: prices[i] ?? 0,
    })).filter(({ playerId }) => positions.has(playerId)),
  }
}

type Decision = 'as saved' | ReturnType<typeof decideLineup>

/** How each of them is fielded, by its place. */
function createDecider(market: Market): (squads: SavedSquads, squad: number) => Decision {
  const isAsSaved = createSavedCheck(market.modality, market.positions)
  return (squads, squad) => {
    const benchSize = squads.benchSizes[squad] as number
    const bench = { from: squad * MOST_LINES, to: squad * MOST_LINES + benchSize }
    if (isAsSaved(squads, { squad, bench })) return 'as saved'
    return decideLineup(squadAt(squads, squad, { ...market, bench }), benchSize)
  }
}

/** A connection on which groups are written, and these once they are. */
interface GroupWriter {
  db: Kysely<Tables>
  groups: GroupsBeside | undefined
}

/**
 * Every complete squad becomes a lineup, a batch at a time, while the next are read; draws the duels of those of them that count (SQ9). Only
 * those are looked at of which their saving did not say that they compete as they are. Tells who of their managers may be new, and writes the
 * groups in which they will play where there is a connection for it.
 */
async function freezeSquads(
  trx: Trx,
  round: RoundRow,
  { at, reader, beside }: { at: Date; reader: Kysely<Tables>; beside: GroupWriter | undefined },
): Promise<number[]> {
  const { championship_id: championshipId } = round
  const moved = await takeMoved(trx, championshipId)
  const decide = createDecider({
    modality: await modalityOf(trx, championshipId),
    positions: await positionsOfPlayers(trx, championshipId),
  })
  const isFirstOf = countOldest()
  const counting: { squadIds: number[]; managerIds: number[] } = { squadIds: [], managerIds: [] }
  const unreadyIds: number[] = []
  return inTurn(async (freeze) => {
    for await (const { squadIds, managerIds, readiness } of fullSquads(reader, round, moved)) {
      const looked = squadIds.filter((_, squad) => readiness[squad] !== READINESS.ready)
      const saved = looked.length > 0 ? await savedSquads(reader, looked) : undefined
      const others: OtherLineups = {
        squadIds: [],
        isFielded: [],
        captainIds: [],
        viceCaptainIds: [],
        benches: [],
        counts: [],
      }
      let [count, look] = [0, 0]
      for (let squad = 0; squad < squadIds.length; squad++) {
        const [squadId, managerId] = [squadIds[squad] as number, managerIds[squad] as number]
        const isLookedAt = saved?.squadIds[look] === squadId
        const lineup = isLookedAt ? decide(saved, look++) : 'as saved'
        const counts = lineup !== undefined && isFirstOf(managerId)
        if (lineup !== undefined) count++
        if (counts) {
          counting.squadIds.push(squadId)
          counting.managerIds.push(managerId)
        }
        if (lineup !== 'as saved' && readiness[squad] === READINESS.doubtful) unreadyIds.push(squadId)
        if (lineup === 'as saved' && counts) continue
        const other = lineup === 'as saved' ? null : lineup
        others.squadIds.push(squadId)
        others.isFielded.push(lineup !== undefined)
        others.captainIds.push(other?.captainId ?? null)
        others.viceCaptainIds.push(other?.viceCaptainId ?? null)
        others.benches.push(other?.bench ?? null)
        others.counts.push(counts)
      }
      if (squadIds.length === 0) continue
      const between = { from: squadIds[0] as number, to: squadIds.at(-1) as number }
      freeze(() => freezeLineups(trx, { round, at, ...between, count }, others))
    }
    freeze(() => settleMoved(trx, moved, unreadyIds))
    const { points, bots, veterans } = await standingsForDraw(reader, championshipId)
    const [squadIds, managerIds] = [Int32Array.from(counting.squadIds), Int32Array.from(counting.managerIds)]
    const duels = pairColumns(
      {
        squadIds,
        managerIds,
        points: managerIds.map((managerId) => points[managerId] ?? 0),
        bots: Uint8Array.from(managerIds, (managerId) => Number(bots.has(managerId))),
      },
      round.id,
    )
    freeze(() => drawDuels(trx, round.id, duels))
    const newcomers = counting.managerIds.filter((managerId) => !veterans.has(managerId))
    const cycles = beside && (await prepareGroups(reader, round, managerIds))
    if (cycles) beside.groups = await writeGroupsBeside(beside.db, round, cycles)
    return newcomers
  })
}

async function lock(trx: Trx, round: RoundRow, { at, beside }: { at: Date; beside: GroupWriter | undefined }) {
  const { id, championship_id: championshipId } = round
  const newcomers = await readBeside(trx, beside?.db, (reader) => freezeSquads(trx, round, { at, reader, beside }))
  await rewardFirstLineups(trx, round, newcomers)
  await noteCause(trx, { championshipId, kind: 'round_locked', subjectId: id })
  await startBrackets(trx, await bracketsDue(trx, round))
  await assignTies(trx, round)
  await markLocked(trx, id)
  if (!beside?.groups) await formDivisions(trx, championshipId)
  await bumpVersion(trx, championshipId, 'round', 'market', 'league')
}

/**
 * RL2: at the deadline every complete squad becomes a lineup, once; pairs are drawn; knockout stages and divisions get the round. Groups stand a
 * moment after the rest; those of a round that was locked without them are made up for.
 */
export async function lockRound(db: Kysely<Tables>, roundId: number, reading?: Beside): Promise<LockOutcome> {
  const beside: GroupWriter | undefined = reading && { db: reading, groups: undefined }
  try {
    const [outcome, waiting] = await db.transaction().execute(async (trx): Promise<[LockOutcome, ChampionshipId?]> => {
      await takeTurn(trx, { roundId })
      const round = await takeRound(trx, roundId)
      if (!round) return ['unknown_round']
      if (round.state !== 'open') return ['already', round.championship_id]
      const at = await gameNow(trx, round.championship_id)
      if (!isLocked({ state: round.state, deadlineMs: round.deadline_at.getTime() }, at.getTime())) return ['early']
      await lock(trx, round, { at, beside })
      return ['locked']
    })
    await beside?.groups?.keep()
    if (waiting !== undefined) await divideWaiting(db, waiting)
    return outcome
  } catch (error) {
    await beside?.groups?.undo()
    throw error
  }
}
