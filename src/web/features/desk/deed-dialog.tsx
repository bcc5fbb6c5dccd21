import { useState } from 'react'
import { deedsFor, type Deed } from '#domain/desk/deeds.ts'
import { sideOf } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlayerGrid } from './player-grid.tsx'
import type { DeskPlayerView, OpenDesk } from './use-desk.ts'

interface Props {
  desk: OpenDesk
  player: DeskPlayerView
  onClose: () => void
  /** The minute, for an event that is reported after the match. */
  minute?: number
}

/** How many events are offered at first. One more tap shows the rest. */
const COMMON = 8

/** Asks what the player did. A goal also asks who gave the assist, and a substitution asks who comes on. */
export function DeedDialog({ desk, player, onClose, minute }: Props) {
  const words = useFeatureCopy('desk')
  const [step, setStep] = useState<'goal' | 'substitution'>()
  const [isAll, setAll] = useState(false)
  const deeds = deedsFor(player.position, desk.view.ownRules ?? desk.view.rules)
  const shown = isAll ? deeds : deeds.slice(0, COMMON)

  function reportDeed(deed: Deed, playerId: number, otherId?: number) {
    desk.tell(`${words.events[deed]}, ${desk.player(playerId)?.name ?? ''}`, {
      kind: 'deed',
      deed,
      clubId: player.clubId,
      playerId,
      ...(otherId !== undefined && { otherId }),
      ...(minute !== undefined && { minute }),
    })
    onClose()
  }
  const choose = (deed: Deed) =>
    deed === 'goal' || deed === 'substitution' ? setStep(deed) : reportDeed(deed, player.id)
  const title = step ? words.asks[step](player.name) : player.name
  return (
    <Dialog open title={title} onClose={onClose}>
      {step === undefined && (
        <div className="grid grid-cols-2 gap-2">
          {shown.map((deed) => (
            <Button
              key={deed}
              look={deed === 'goal' ? 'primary' : 'secondary'}
              className="min-h-14 px-2"
              onClick={() => choose(deed)}
            >
              {words.events[deed]}
            </Button>
          ))}
          {!isAll && deeds.length > COMMON && (
            <Button look="quiet" className="col-span-2 min-h-14" onClick={() => setAll(true)}>
              {words.more}
            </Button>
          )}
        </div>
      )}
      {step === 'goal' && (
        <div className="grid gap-2">
          <Button className="min-h-14" onClick={() => reportDeed('goal', player.id)}>
            {words.noAssist}
          </Button>
          <PlayerGrid
            label={words.assist}
            players={mates(desk, player, true)}
            onChoose={({ id }) => reportDeed('goal', player.id, id)}
          />
        </div>
      )}
      {step === 'substitution' && (
        <PlayerGrid
          label={words.bench}
          players={mates(desk, player, false)}
          onChoose={({ id }) => reportDeed('substitution', id, player.id)}
        />
      )}
    </Dialog>
  )
}

/** Team mates, either those on the pitch or all others. */
function mates({ view, match, facts }: OpenDesk, { id, clubId }: DeskPlayerView, isOnPitch: boolean) {
  const onPitch = new Set(match.onPitch[sideOf(facts, clubId)])
  return view.players.filter((one) => one.clubId === clubId && one.id !== id && onPitch.has(one.id) === isOnPitch)
}
