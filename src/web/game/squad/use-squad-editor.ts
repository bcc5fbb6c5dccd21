import type { MarketView } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { addPlayer, canAdd, nameCaptain, removePlayer, type AddError } from '#domain/squad/apply-moves.ts'
import type { MarketPlayer, Squad } from '#domain/squad/squad.ts'
import type { Position } from '#domain/sport/position.ts'
import { canUndo, dropDraft, editDraft, undoDraft, useDraft, type Draft, type DraftKey } from './squad-store.ts'

export interface SquadEditor {
  key: DraftKey
  saved: SquadView | undefined
  draft: Draft | undefined
  squad: Squad
  reasonFor: (player: MarketPlayer) => AddError | undefined
  add: (player: MarketPlayer) => void
  remove: (playerId: number) => void
  makeCaptain: (playerId: number) => void
  replace: (squad: Squad) => void
  undo: () => void
  canUndo: boolean
  discard: () => void
}

type Content = Pick<Draft, 'players' | 'captainId'>

/** A squad with positions, as the rules want it; who left the market is not in it any more. */
export function withPositions(content: Content, market: MarketView): Squad {
  const positions = new Map<number, Position>(market.players.map(({ id, position }) => [id, position]))
  return {
    captainId: content.captainId,
    players: content.players.flatMap((player) => {
      const position = positions.get(player.playerId)
      return position ? [{ ...player, position }] : []
    }),
  }
}

const toDraft = (squad: Squad, version: number | null): Draft => ({
  players: squad.players.map(({ playerId, pricePaid }) => ({ playerId, pricePaid })),
  captainId: squad.captainId,
  version,
})

const nobody: Content = { players: [], captainId: null }

/** The squad on screen: the stored one with the edits of this device on top. */
export function useSquadEditor(market: MarketView, saved: SquadView | undefined): SquadEditor {
  const key: DraftKey = saved?.id ?? 'novo'
  const draft = useDraft(key)
  const squad = withPositions(draft ?? saved ?? nobody, market)
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
    reasonFor: (player) => {
      const allowed = canAdd(squad, player)
      return allowed.ok ? undefined : allowed.error
    },
    add: (player) => tryEdit(addPlayer(squad, player)),
    remove: (playerId) => tryEdit(removePlayer(squad, playerId)),
    makeCaptain: (playerId) => tryEdit(nameCaptain(squad, playerId)),
    replace: edit,
    undo: () => undoDraft(key),
    canUndo: canUndo(key),
    discard: () => dropDraft(key),
  }
}
