import CircleAlert from 'lucide-react/icons/circle-alert'
import type { MarketPlayerView } from '#contract/market.ts'
import { canCompete } from '#domain/squad/formation.ts'
import type { Squad } from '#domain/squad/squad.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { absentIn, playerConcern } from '#web/features/fantasy/advice/player-concern.ts'

interface AbsentProps {
  squad: Squad
  players: ReadonlyMap<number, MarketPlayerView>
  onSwap: () => void
}

/** AD1: which players of the lineup should not play, and which are doubtful. */
export function AbsentNote({ squad, players, onSwap }: AbsentProps) {
  const { advice: words } = useFeatureCopy('fantasy')
  const format = useFormat()
  const eleven = squad.players.flatMap(({ playerId }) => players.get(playerId) ?? [])
  const named = (player: MarketPlayerView) => {
    const concern = playerConcern(player)
    return concern ? `${player.name} (${words.concerns[concern].toLowerCase()})` : player.name
  }
  const absent = absentIn(squad, players)
  const doubts = eleven.filter((player) => playerConcern(player) === 'duvida')
  return (
    <>
      {absent.length > 0 && (
        <div className="mt-3 rounded-control border border-l-4 border-bad px-3 py-2">
          <p className="flex gap-2 font-semibold">
            <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-bad" />
            <span>{words.absent(absent.length, format.list(absent.map(named)))}</span>
          </p>
          {canCompete(squad) && (
            <>
              <p className="text-small text-muted">{words.stillCompetes}</p>
              <Button look="secondary" className="my-1.5 print:hidden" onClick={onSwap}>
                {words.swap}
              </Button>
            </>
          )}
        </div>
      )}
      {doubts.length > 0 && (
        <p className="pt-2 text-small text-muted">{words.doubts(format.list(doubts.map(({ name }) => name)))}</p>
      )}
    </>
  )
}
