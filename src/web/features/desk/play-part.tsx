import { useState } from 'react'
import type { Phase } from '#domain/desk/match-clock.ts'
import type { Period, Side } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { PlayerGrid } from './player-grid.tsx'
import { ShootOutPart } from './shoot-out-part.tsx'
import type { DeskPlayerView, OpenDesk } from './use-desk.ts'

/** What can come next in each phase, apart from the end of the match, which is always offered. */
const NEXT: Partial<Record<Phase, Period>> = {
  first_half: 'half_time',
  half_time: 'second_half',
  normal_end: 'extra_first',
  extra_first: 'extra_second',
}

/** The person taps a player first, then what happened. */
export function PlayPart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const [side, setSide] = useState<Side>('home')
  const [player, setPlayer] = useState<DeskPlayerView>()
  const [isEnding, setEnding] = useState(false)
  const { view, match } = desk
  const offered = new Set(match.offered[side])
  const players = view.players.filter(({ id, clubId }) => clubId === view[side].id && offered.has(id))
  const { phase } = match.clock
  const next = NEXT[phase]
  return (
    <>
      {phase === 'shoot_out' ? (
        <ShootOutPart desk={desk} />
      ) : (
        <>
          <Segmented
            label={words.side}
            options={(['home', 'away'] as const).map((value) => ({ value, label: view[value].shortName }))}
            value={side}
            onChange={setSide}
          />
          <PlayerGrid label={view[side].name} players={players} onChoose={setPlayer} />
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        {next && (
          <Button
            look="secondary"
            className="min-h-14"
            onClick={() => desk.tell(words.periods[next], { kind: 'period', period: next })}
          >
            {words.periods[next]}
          </Button>
        )}
        <Button look="danger" className={`min-h-14 ${next ? '' : 'col-span-2'}`} onClick={() => setEnding(true)}>
          {words.periods.full_time}
        </Button>
      </div>
      {player && <DeedDialog desk={desk} player={player} onClose={() => setPlayer(undefined)} />}
      {isEnding && <EndDialog desk={desk} onClose={() => setEnding(false)} />}
    </>
  )
}
