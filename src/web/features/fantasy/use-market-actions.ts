import { useLayoutEffect, useMemo, useRef } from 'react'
import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import { deadEndOf, deadEndsAhead } from '#domain/squad/completion.ts'
import { hasPlayer, squadSize } from '#domain/squad/squad.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { reasonText } from '#web/game/squad/reason-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { MarketActions } from './market/market-columns.tsx'

const asMarketPlayer = ({ id, position, price }: MarketPlayerView) => ({ playerId: id, position, price })

interface Props {
  editor: SquadEditor
  market: MarketView
  /** Announces a change of the squad to screen readers. On screen, the squad itself shows it. */
  say: (text: string) => void
}

/**
 * Stays identical while the squad editor and the market do, so that other changes do not render the market list again.
 */
export function useMarketActions({ editor, market, say }: Props): MarketActions {
  const { squad: words, reasons } = useFeatureCopy('fantasy')
  const format = useFormat()
  const { squad, forSale } = editor
  const isLost = useMemo(() => deadEndOf(squad, forSale) !== undefined, [squad, forSale])
  const ahead = useMemo(() => deadEndsAhead(squad, forSale), [squad, forSale])
  const sold = useMemo(() => new Map(forSale.map((player) => [player.playerId, player])), [forSale])
  // The list on screen may belong to an earlier squad. A tap in it must change the latest one.
  const latest = useRef(editor)
  useLayoutEffect(() => {
    latest.current = editor
  })
  return useMemo(() => {
    const nameOf = (playerId: number) => market.players.find(({ id }) => id === playerId)?.name ?? ''
    const size = squadSize(squad)
    return {
      isIn: (playerId) => hasPlayer(latest.current.squad, playerId),
      reasonFor: (player) => editor.reasonFor(asMarketPlayer(player)),
      deadEndFor: (player) => {
        const bought = sold.get(player.id)
        return !bought || isLost || editor.reasonFor(bought) ? undefined : ahead(bought)
      },
      add: (player) => {
        const { current } = latest
        const reason = current.reasonFor(asMarketPlayer(player))
        if (reason) {
          showToast({ text: `${player.name}: ${reasonText(reason, reasons)}.`, tone: 'bad' })
          return
        }
        const left = current.add(asMarketPlayer(player)).map(({ playerId }) => nameOf(playerId))
        say(words.added(player.name, current.squad.players.length + 1, size))
        if (left.length > 0) showToast({ text: words.unseated(format.list(left)) })
      },
      remove: (player) => {
        const { current } = latest
        current.remove(player.id)
        say(words.removed(player.name, current.squad.players.length - 1, size))
      },
    }
  }, [editor, market, squad, sold, isLost, ahead, words, reasons, format, say])
}
