import { useMemo } from 'react'
import type { MarketView } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { addPlayer, canAdd, nameCaptain, nameVice, removePlayer, type AddError } from '#domain/squad/apply-moves.ts'
import { benchPlayer, canBench, fittingBench, unbenchPlayer, type BenchError } from '#domain/squad/bench.ts'
import type { MarketPlayer, Squad } from '#domain/squad/squad.ts'
import type { Position } from '#domain/sport/position.ts'
import { canUndo, dropDraft, editDraft, undoDraft, useDraft, type Draft, type DraftKey } from './squad-store.ts'

export interface SquadEditor {
  key: DraftKey
  saved: SquadView | undefined
  draft: Draft | undefined
  squad: Squad
  /**
   * All players on the market with their price. A player of the stored squad keeps the price paid until the sale is
   * saved (SQ3).
   */
  forSale: readonly MarketPlayer[]
  reasonFor: (player: MarketPlayer) => AddError | undefined
  /** Returns the reserves that had to leave the bench for the player (BN2). */
  add: (player: MarketPlayer) => readonly MarketPlayer[]
  remove: (playerId: number) => void
  makeCaptain: (playerId: number) => void
  makeVice: (playerId: number) => void
  benchReasonFor: (player: MarketPlayer) => BenchError | undefined
  /** Replaces the reserve of the same position. */
  bench: (player: MarketPlayer) => void
  unbench: (playerId: number) => void
  replace: (squad: Squad) => void
  undo: () => void
  canUndo: boolean
  discard: () => void
}

type Content = Pick<Draft, 'players' | 'captainId' | 'viceCaptainId' | 'bench'>

/** A squad with positions, as the rules need it. Players who left the market are dropped. */
export function withPositions(content: Content, market: MarketView): Squad {
  const positions = new Map<number, Position>(market.players.map(({ id, position }) => [id, position]))
  const placed = <P extends { playerId: number }>(players: readonly P[]) =>
    players.flatMap((player) => {
      const position = positions.get(player.playerId)
      return position ? [{ ...player, position }] : []
    })
  return {
    modality: market.modality,
    captainId: content.captainId,
    viceCaptainId: content.viceCaptainId ?? null,
    players: placed(content.players),
    bench: placed(content.bench ?? []),
  }
}

const toDraft = (squad: Squad, version: number | null): Draft => ({
  players: squad.players.map(({ playerId, pricePaid }) => ({ playerId, pricePaid })),
  captainId: squad.captainId,
  viceCaptainId: squad.viceCaptainId,
  bench: squad.bench.map(({ playerId, price }) => ({ playerId, price })),
  version,
})

/** The content for a save. */
export const wantedOf = ({ players, captainId, viceCaptainId, bench }: Squad) => ({
  playerIds: players.map(({ playerId }) => playerId),
  captainId,
  viceCaptainId,
  benchIds: bench.map(({ playerId }) => playerId),
})

function pricedFor(saved: SquadView | undefined, { players }: MarketView): MarketPlayer[] {
  const paid = new Map(saved?.players.map(({ playerId, pricePaid }) => [playerId, pricePaid]))
  return players.map(({ id, position, price }) => ({ playerId: id, position, price: paid.get(id) ?? price }))
}

const nobody: Content = { players: [], captainId: null }

/** The stored squad with this device's edits applied. */
export function useSquadEditor(market: MarketView, saved: SquadView | undefined): SquadEditor {
  const key: DraftKey = saved?.id ?? 'novo'
  const draft = useDraft(key)
  const squad = useMemo(() => withPositions(draft ?? saved ?? nobody, market), [draft, saved, market])
  const forSale = useMemo(() => pricedFor(saved, market), [saved, market])
  const isUndoable = canUndo(key)
  return useMemo((): SquadEditor => {
    const priced = (player: MarketPlayer) => forSale.find(({ playerId }) => playerId === player.playerId) ?? player
    const version = draft ? draft.version : (saved?.version ?? null)
    const edit = (next: Squad) => editDraft(key, toDraft(next, version))
    const tryEdit = (next: { ok: boolean; value?: Squad }) => {
      if (next.ok && next.value) edit(next.value)
    }
    return {
      key,
      saved,
      draft,
      squad,
      forSale,
      reasonFor: (player) => {
        const allowed = canAdd(squad, priced(player))
        return allowed.ok ? undefined : allowed.error
      },
      add: (player) => {
        const next = addPlayer(squad, priced(player))
        if (!next.ok) return []
        const bench = fittingBench(next.value)
        edit({ ...next.value, bench })
        return next.value.bench.filter((reserve) => !bench.includes(reserve))
      },
      remove: (playerId) => tryEdit(removePlayer(squad, playerId)),
      makeCaptain: (playerId) => tryEdit(nameCaptain(squad, playerId)),
      makeVice: (playerId) => tryEdit(nameVice(squad, playerId)),
      benchReasonFor: (player) => {
        const allowed = canBench(squad, player)
        return allowed.ok ? undefined : allowed.error
      },
      bench: (player) => tryEdit(benchPlayer(squad, player)),
      unbench: (playerId) => edit(unbenchPlayer(squad, playerId)),
      replace: edit,
      undo: () => undoDraft(key),
      canUndo: isUndoable,
      discard: () => dropDraft(key),
    }
  }, [key, saved, draft, squad, forSale, isUndoable])
}
