import { Suspense, useMemo } from 'react'
import type { MarketView } from '#contract/market.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'

const AutoPickDialog = lazyPart(async () => (await import('./auto-pick-dialog.tsx')).AutoPickDialog, ['lineup'])
const ImproveDialog = lazyPart(async () => (await import('./improve-dialog.tsx')).ImproveDialog, ['lineup'])

/** Automatic help: pick the whole squad, improve it by a few swaps, or replace players who should not play. */
export type SquadDialog = 'auto' | 'improve' | 'absent'

interface Props {
  shown: SquadDialog
  market: MarketView
  editor: SquadEditor
  onClose: () => void
}

export function SquadDialogs({ shown, market, editor, onClose }: Props) {
  const players = useMemo(() => new Map(market.players.map((player) => [player.id, player])), [market])
  return (
    <Suspense>
      {shown === 'auto' ? (
        <AutoPickDialog
          market={market}
          squad={editor.squad}
          forSale={editor.forSale}
          onClose={onClose}
          onUse={(next) => {
            editor.replace(next)
            onClose()
          }}
        />
      ) : (
        <ImproveDialog editor={editor} players={players} startsWithAbsent={shown === 'absent'} onClose={onClose} />
      )}
    </Suspense>
  )
}
