import type { Kysely } from 'kysely'
import { modalityOf } from '#db/championship/modality.ts'
import {
  freezeLineups,
  fullSquads,
  positionsOfPlayers,
  READINESS,
  savedSquads,
  settleMoved,
  takeMoved,
  type OtherLineups,
  type SavedSquads,
} from '#db/round/lock-round.ts'
import type { Work } from '#db/round/read-beside.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { MOST_LINES, rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { createSavedCheck } from '#domain/squad/as-saved.ts'
import { fittingBench } from '#domain/squad/bench.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/captain.ts'
import { countOldest } from '#domain/squad/counting-squad.ts'
import { canCompete } from '#domain/squad/formation.ts'
import type { Squad } from '#domain/squad/squad.ts'

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

/** Squads of a round whose lineups count (SQ9), with their managers. */
export interface CountingSquads {
  squadIds: Int32Array
  managerIds: Int32Array
}

const noOthers = (): OtherLineups => ({
  squadIds: [],
  isFielded: [],
  captainIds: [],
  viceCaptainIds: [],
  benches: [],
  counts: [],
})

/**
 * Every complete squad becomes a lineup, a batch at a time, while the next are read. Only those are looked at of which their saving did not say
 * that they compete as they are.
 */
export async function freezeSquads(
  trx: Trx,
  round: RoundRow,
  { at, reader, freeze }: { at: Date; reader: Kysely<Tables>; freeze: (work: Work) => void },
): Promise<CountingSquads> {
  const { championship_id: championshipId } = round
  const moved = await takeMoved(trx, championshipId)
  const decide = createDecider({
    modality: await modalityOf(trx, championshipId),
    positions: await positionsOfPlayers(trx, championshipId),
  })
  const isFirstOf = countOldest()
  const counting: { squadIds: number[]; managerIds: number[] } = { squadIds: [], managerIds: [] }
  const unreadyIds: number[] = []
  for await (const { squadIds, managerIds, readiness } of fullSquads(reader, round, moved)) {
    const looked = squadIds.filter((_, squad) => readiness[squad] !== READINESS.ready)
    const saved = looked.length > 0 ? await savedSquads(reader, looked) : undefined
    const others = noOthers()
    let [count, look] = [0, 0]
    for (let squad = 0; squad < squadIds.length; squad++) {
      const [squadId, managerId] = [squadIds[squad] as number, managerIds[squad] as number]
      const lineup = saved?.squadIds[look] === squadId ? decide(saved, look++) : 'as saved'
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
    const between = { from: squadIds[0] as number, to: squadIds.at(-1) as number }
    freeze(() => freezeLineups(trx, { round, at, ...between, count }, others))
  }
  freeze(() => settleMoved(trx, moved, unreadyIds))
  return { squadIds: Int32Array.from(counting.squadIds), managerIds: Int32Array.from(counting.managerIds) }
}
