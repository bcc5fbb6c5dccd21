import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { isLocked } from '#domain/round/round.ts'
import { applyMoves, type Market, changeSquad } from '#domain/squad/apply-moves.ts'
import { competesAsSaved } from '#domain/squad/as-saved.ts'
import { canBench } from '#domain/squad/bench.ts'
import { missingToCompete } from '#domain/squad/formation.ts'
import { budgetLeft, emptySquad, hasPlayer, type Squad, squadSize, totalPaid } from '#domain/squad/squad.ts'
import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import { checkSquadName } from '#domain/squad/squad-name.ts'
import type { SaveSquadRequest, SquadCheck, SquadCheckRequest, SquadView } from '#contract/squad.ts'
import type { Participant } from '#db/championship/championship.ts'
import { modalityOf } from '#db/championship/modality.ts'
import {
  isMarketClosed,
  insertSquad,
  positionsOf,
  pricedPlayers,
  selectRoundForShare,
  squadOf,
  squadsOfManager,
  storeSquad,
  selectSquadForUpdate,
  type SquadContent,
  type SquadRow,
} from '#db/squad/squad.ts'
import type { Trx } from '#db/schema/trx.ts'
import { promisesOf, type SavePromise } from '#db/var/promise.ts'
import type { Tables } from '#db/schema/schema.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import { squadProblem } from './squad-problems.ts'
import { receiptText } from '#domain/squad/receipt.ts'

type Wanted = Omit<SaveSquadRequest, 'version'>

/**
 * SQ7: refuses a save for a round that is not the one whose market is open. The database checks again at commit: the
 * market may close in between. Returns the round's championship.
 */
async function requireOpenMarket(trx: Trx, roundId: number): Promise<ChampionshipId> {
  const round = await selectRoundForShare(trx, roundId)
  if (!round) throw squadProblem('market_closed', { facts: { roundId } })
  const deadlineMs = round.deadline_at.getTime()
  if (round.isPast || isLocked({ state: round.state, deadlineMs }, -Infinity))
    throw squadProblem('market_closed', { facts: { roundId, deadlineAtMs: deadlineMs } })
  if (!round.isOfMarket) throw squadProblem('market_closed', { facts: { roundId } })
  return round.championship_id
}

/** SQ7: like `requireOpenMarket`. Also refuses a round of another championship. */
async function requireOpenMarketOf(trx: Trx, championshipId: ChampionshipId, roundId: number): Promise<void> {
  if ((await requireOpenMarket(trx, roundId)) !== championshipId)
    throw squadProblem('market_closed', { facts: { roundId } })
}

interface Stored extends Squad {
  championshipId: ChampionshipId
}

const newSquad = async (trx: Trx, championshipId: ChampionshipId): Promise<Stored> => ({
  ...emptySquad(await modalityOf(trx, championshipId)),
  championshipId,
})

const asContent = (squad: Squad, { roundId, market }: { roundId: number; market: Market }): SquadContent => ({
  playerIds: squad.players.map(({ playerId }) => playerId),
  pricesPaid: squad.players.map(({ pricePaid }) => pricePaid),
  captainId: squad.captainId,
  viceCaptainId: squad.viceCaptainId,
  benchIds: squad.bench.map(({ playerId }) => playerId),
  benchPrices: squad.bench.map(({ price }) => price),
  roundId,
  isReady: competesAsSaved(squad, market),
})

/** The squad that somebody wants, by the rules and the prices of this moment. */
async function judge(trx: Trx, stored: Stored, wanted: Wanted): Promise<{ squad: Squad; market: Market }> {
  const playerIds = [...wanted.playerIds, ...(wanted.benchIds ?? [])]
  const market = await pricedPlayers(trx, { championshipId: stored.championshipId, playerIds })
  const next = changeSquad(stored, wanted, market)
  if (!next.ok) throw squadProblem(next.error.kind, { facts: { ...next.error } })
  return { squad: next.value, market }
}

async function decide(trx: Trx, stored: Stored, wanted: Wanted): Promise<SquadContent> {
  const { squad, market } = await judge(trx, stored, wanted)
  return asContent(squad, { roundId: wanted.roundId, market })
}

async function asSquad(trx: Trx, row: SquadRow): Promise<Stored> {
  const { championshipId, modality, playerIds, pricesPaid, captainId, viceCaptainId, benchIds, benchPrices } = row
  const positions = await positionsOf(trx, [...playerIds, ...benchIds])
  const known = (playerId: number) => ({ playerId, position: positions.get(playerId) ?? ('Goleiro' as const) })
  return {
    championshipId,
    modality,
    players: playerIds.map((playerId, at) => ({ ...known(playerId), pricePaid: pricesPaid[at] ?? 0 })),
    captainId,
    viceCaptainId,
    bench: benchIds.map((playerId, at) => ({ ...known(playerId), price: benchPrices[at] ?? 0 })),
  }
}

async function closedIsAProblem<T>(roundId: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isMarketClosed(error)) throw squadProblem('market_closed', { facts: { roundId } })
    throw error
  }
}

export function squadNameFrom(raw: string): string {
  const name = checkSquadName(raw)
  if (!name.ok) throw squadProblem(name.error.kind, { field: 'name' })
  return name.value
}

/** Throws the refusals of `createSquad` that do not depend on the caller. */
export const judgeSquad = (db: Kysely<Tables>, championshipId: ChampionshipId, wanted: Wanted): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await requireOpenMarketOf(trx, championshipId, wanted.roundId)
    await decide(trx, await newSquad(trx, championshipId), wanted)
  })

/**
 * MC2: throws what a save would refuse about the round and the players, and returns what would keep the squad from
 * competing.
 */
export const checkSquad = (
  db: Kysely<Tables>,
  who: Participant,
  { squadId, ...wanted }: SquadCheckRequest,
): Promise<SquadCheck> =>
  db.transaction().execute(async (trx) => {
    await requireOpenMarketOf(trx, who.championshipId, wanted.roundId)
    const row = squadId === null ? undefined : await squadOf(trx, who.managerId, squadId)
    if (squadId !== null && row?.championshipId !== who.championshipId) throw httpProblem('not_found')
    const { squad } = await judge(trx, row ? await asSquad(trx, row) : await newSquad(trx, who.championshipId), wanted)
    const missing = missingToCompete(squad)
    return {
      competes: missing.length === 0,
      missing: missing.map((one) => ({
        kind: one.kind,
        position: 'position' in one ? one.position : null,
        count: one.count,
      })),
      price: totalPaid(squad),
      budgetLeft: budgetLeft(squad),
    }
  })

interface NewSquad extends Wanted {
  name: string
  note: NoteMade
}

export const createSquad = (db: Kysely<Tables>, who: Participant, { note, ...wanted }: NewSquad): Promise<number> =>
  closedIsAProblem(wanted.roundId, () =>
    db.transaction().execute(async (trx) => {
      await requireOpenMarketOf(trx, who.championshipId, wanted.roundId)
      if ((await squadsOfManager(trx, who)).length >= MOST_SQUADS)
        throw squadProblem('too_many_squads', { facts: { most: MOST_SQUADS } })
      const content = await decide(trx, await newSquad(trx, who.championshipId), wanted)
      const id = await insertSquad(trx, { ...content, ...who, name: wanted.name })
      await note(trx, id)
      return id
    }),
  )

interface Saving extends SaveSquadRequest {
  managerId: number
  squadId: number
  /** Stores the key of the request together with the squad, so that a repeated request finds it saved. */
  note?: NoteMade
}

export const saveSquad = (db: Kysely<Tables>, { managerId, squadId, note, ...wanted }: Saving): Promise<number> =>
  closedIsAProblem(wanted.roundId, () =>
    db.transaction().execute(async (trx) => {
      await requireOpenMarket(trx, wanted.roundId)
      const row = await selectSquadForUpdate(trx, managerId, squadId)
      if (!row) throw httpProblem('not_found')
      if (row.version !== wanted.version) {
        const promises = await promisesOf(trx, { kind: 'squad', subjectIds: [squadId], managerId })
        throw squadProblem('squad_conflict', { facts: { squad: squadView(row, promises.get(squadId)) } })
      }
      await storeSquad(trx, squadId, await decide(trx, await asSquad(trx, row), wanted))
      await note?.(trx, squadId)
      return squadId
    }),
  )

/** A copy pays today's prices, like any purchase. Players who do not fit the budget or the bench are left out. */
function copyOf(source: SquadRow, market: Market): Squad {
  let copy = emptySquad(source.modality)
  for (const playerId of source.playerIds) {
    const next = applyMoves(copy, [{ kind: 'add', playerId }], market)
    if (next.ok) copy = next.value
  }
  const named = (playerId: number | null) => (playerId !== null && hasPlayer(copy, playerId) ? playerId : null)
  const bench = source.benchIds.flatMap((playerId) => {
    const player = market.get(playerId)
    const allowed = player && canBench(copy, player)
    return allowed?.ok ? [allowed.value] : []
  })
  return { ...copy, captainId: named(source.captainId), viceCaptainId: named(source.viceCaptainId), bench }
}

interface Copying {
  managerId: number
  squadId: number
  name: string
  roundId: number
  note: NoteMade
}

export const duplicateSquad = (
  db: Kysely<Tables>,
  { managerId, squadId, name, roundId, note }: Copying,
): Promise<number> =>
  closedIsAProblem(roundId, () =>
    db.transaction().execute(async (trx) => {
      await requireOpenMarket(trx, roundId)
      const source = await squadOf(trx, managerId, squadId)
      if (!source) throw httpProblem('not_found')
      const { championshipId } = source
      if ((await squadsOfManager(trx, { championshipId, managerId })).length >= MOST_SQUADS)
        throw squadProblem('too_many_squads', { facts: { most: MOST_SQUADS } })
      const playerIds = [...source.playerIds, ...source.benchIds]
      const market = await pricedPlayers(trx, { championshipId, playerIds })
      const content = asContent(copyOf(source, market), { roundId, market })
      const id = await insertSquad(trx, { championshipId, managerId, name, ...content })
      await note(trx, id)
      return id
    }),
  )

/** The receipt depends only on ids and prices, so this need not read positions. */
const forReceipt = ({
  modality,
  playerIds,
  pricesPaid,
  captainId,
  viceCaptainId,
  benchIds,
  benchPrices,
}: SquadRow): Squad => ({
  modality,
  players: playerIds.map((playerId, at) => ({ playerId, pricePaid: pricesPaid[at] ?? 0, position: 'Goleiro' })),
  captainId,
  viceCaptainId,
  bench: benchIds.map((playerId, at) => ({ playerId, price: benchPrices[at] ?? 0, position: 'Goleiro' })),
})

function receiptOf(row: SquadRow, promise: SavePromise | null): SquadView['receipt'] {
  const { roundId, roundNumber } = row
  if (roundId === null || roundNumber === null) return null
  const text = receiptText({ roundId, squadId: row.id, squad: forReceipt(row) })
  const hash = createHash('sha256').update(text).digest('hex')
  return { savedAtMs: row.updatedAt.getTime(), roundId, roundNumber, promise, hash }
}

export const squadView = (row: SquadRow, promise: SavePromise | null = null): SquadView => ({
  id: row.id,
  name: row.name,
  version: row.version,
  size: squadSize(row),
  players: row.playerIds.map((playerId, at) => ({ playerId, pricePaid: row.pricesPaid[at] ?? 0 })),
  captainId: row.captainId,
  viceCaptainId: row.viceCaptainId,
  bench: row.benchIds.map((playerId, at) => ({ playerId, price: row.benchPrices[at] ?? 0 })),
  updatedAtMs: row.updatedAt.getTime(),
  receipt: receiptOf(row, promise),
})
