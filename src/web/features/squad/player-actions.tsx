import type { MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { SquadEditor } from './use-squad-editor.ts'

interface Props {
  player: MarketPlayerView
  editor: SquadEditor
  isCaptain: boolean
}

/** What can be done with the player pressed on the pitch. */
export function PlayerActions({ player, editor, isCaptain }: Props) {
  const { squad: words, market } = useFeatureCopy('fantasy')
  return (
    <div className="flex flex-wrap items-center gap-2 pt-2">
      <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.id) }}>
        {player.name}
      </TextLink>
      <span className="grow" />
      <Button
        look="secondary"
        disabled={isCaptain}
        aria-label={isCaptain ? words.isCaptain(player.name) : words.makeCaptain(player.name)}
        onClick={() => editor.makeCaptain(player.id)}
      >
        {words.captain}
      </Button>
      <Button look="secondary" aria-label={market.remove(player.name)} onClick={() => editor.remove(player.id)}>
        −
      </Button>
    </div>
  )
}
