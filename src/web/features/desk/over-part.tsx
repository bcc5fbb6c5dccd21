import { useState } from 'react'
import { PERIOD_EVENT_NAMES, type DeskEvent } from '#domain/desk/fold-taps.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CountsPart } from './counts-part.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { eventText } from './event-text.ts'
import { PlayerGrid } from './player-grid.tsx'
import { ShootOutPart } from './shoot-out-part.tsx'
import type { DeskPlayerView, OpenDesk } from './use-desk.ts'

const CLOCK: ReadonlySet<DeskEvent['kind']> = new Set([...PERIOD_EVENT_NAMES, 'restart'])

/** DK9: the report of a finished match. A change by organisers is a correction. */
export function OverPart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const { view, match } = desk
  return (
    <>
      <Card title={words.over.title}>
        {view.isOrganiser && <p className="pb-3 text-muted">{words.over.lead}</p>}
        <ul className="grid gap-1">
          {match.events.map((event) => {
            const text = eventText(desk, event, words)
            return (
              <li key={event.tapId} className="flex min-h-11 items-center justify-between gap-2">
                <span className="min-w-0 break-words">{text}</span>
                {view.isOrganiser && !CLOCK.has(event.kind) && (
                  <Button
                    look="quiet"
                    aria-label={words.over.remove(text)}
                    onClick={() => desk.tell(words.undo, { kind: 'undo', tapId: event.tapId })}
                  >
                    {words.over.removeShort}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <p className="pt-3">
          <TextLink to="/partidas/$matchId" params={{ matchId: String(view.matchId) }}>
            {words.over.story}
          </TextLink>
        </p>
      </Card>
      {view.isOrganiser && match.penalties && (
        <details className="rounded-card border border-line bg-surface p-3">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.phases.shoot_out}</summary>
          <div className="grid gap-3 pt-2">
            <ShootOutPart desk={desk} />
          </div>
        </details>
      )}
      {view.isOrganiser && <AddPart desk={desk} />}
      {view.isOrganiser && <CountsPart desk={desk} />}
    </>
  )
}

/** Adds an event that nobody reported during the match, with its minute. */
function AddPart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const [text, setText] = useState('')
  const [player, setPlayer] = useState<DeskPlayerView>()
  const minute = Number(text)
  const isMinute = Number.isInteger(minute) && minute >= 1 && minute <= 120
  return (
    <details className="rounded-card border border-line bg-surface p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.over.add}</summary>
      <div className="grid gap-3 pt-2">
        <TextField
          label={words.over.minute}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isMinute &&
          [desk.view.home, desk.view.away].map((club) => (
            <div key={club.id} className="grid gap-2">
              <h3 className="font-bold">{club.name}</h3>
              <PlayerGrid
                label={club.name}
                players={desk.view.players.filter(({ clubId }) => clubId === club.id)}
                onChoose={setPlayer}
              />
            </div>
          ))}
      </div>
      {player && <DeedDialog desk={desk} player={player} minute={minute} onClose={() => setPlayer(undefined)} />}
    </details>
  )
}
