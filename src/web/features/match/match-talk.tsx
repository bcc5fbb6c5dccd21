import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { WallPart } from '#web/game/wall/wall-part.tsx'
import { eventMinute, eventSentence, scoreAt } from './event-words.ts'

/** The events that appear between the messages of the wall. All events together would drown the messages. */
const importantKinds = new Set([
  'kick_off',
  'restart',
  'goal',
  'penalty_goal',
  'own_goal',
  'red',
  'second_yellow',
  'half_time',
  'period_end',
  'full_time',
])

export function MatchTalk({ page }: { page: MatchPageView }) {
  const words = useFeatureCopy('match')
  const { match, events } = page
  return (
    <WallPart
      wall={{ kind: 'match', id: match.id }}
      label={words.versus(match.home.name, match.away.name)}
      events={events
        .filter(({ kind }) => importantKinds.has(kind))
        .map((event) => {
          const { home, away } = scoreAt(event)
          const sentence = eventSentence(event, page, words)
          const facts = [eventMinute(event, page, words), sentence, words.events.score(home, away)]
          return { seq: event.seq, text: facts.filter(Boolean).join(' · ') }
        })}
    />
  )
}
