import type { DeskEvent } from '#domain/desk/fold-taps.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { eventText } from './event-text.ts'
import { scoreInAll } from './score-in-all.ts'
import type { OpenDesk } from './use-desk.ts'

const SHOWN_KINDS: ReadonlySet<DeskEvent['kind']> = new Set([
  'goal',
  'penalty_goal',
  'own_goal',
  'red',
  'second_yellow',
  'yellow',
  'penalty_saved',
  'penalty_missed',
])

export function Summary({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const { view, match } = desk
  const score = scoreInAll(match)
  const events = match.events.filter(({ kind }) => SHOWN_KINDS.has(kind))
  return (
    <>
      <p className="pb-2 text-title">
        {view.home.name} {score.home} x {score.away} {view.away.name}
      </p>
      {match.penalties && <p className="pb-2 font-bold">{words.penalties(match.penalties)}</p>}
      {events.length === 0 ? (
        <p className="text-muted">{words.end.nothing}</p>
      ) : (
        <ul className="grid gap-1">
          {events.map((event) => (
            <li key={event.tapId}>{eventText(desk, event, words)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
