import { lazy, Suspense, useMemo } from 'react'
import type { MarketView } from '#contract/market.ts'
import { withLine } from '#web/base/with-line.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'

const withWords = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await withLine(() => Promise.all([load(), loadFeatureCopy('lineup')]))
  return part
}

const AutoPickDialog = lazy(async () => ({
  default: (await withWords(() => import('./auto-pick-dialog.tsx'))).AutoPickDialog,
}))
const ImproveDialog = lazy(async () => ({
  default: (await withWords(() => import('./improve-dialog.tsx'))).ImproveDialog,
}))

/** Who picks for one: all of it, up to so many swaps, or whoever should not play. */
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
