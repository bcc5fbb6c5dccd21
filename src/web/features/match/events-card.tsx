import type { MatchEventView, MatchPageView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'

type EventWords = MatchCopy['events']

const goals = new Set(['goal', 'own_goal', 'penalty_goal'])

/** What happened, in a sentence; a kind nobody has words for is not told. */
function sentenceOf(event: MatchEventView, words: EventWords, periodName: string): string | undefined {
  const player = event.player?.name ?? ''
  if (event.kind === 'period_end') return words.period_end(periodName)
  if (event.kind === 'substitution') return words.substitution(player, event.other?.name ?? '')
  if (event.kind === 'goal' && event.other) return `${words.goal(player)}, ${words.assist(event.other.name)}`
  const known: Partial<Record<string, string | ((player: string) => string)>> = {
    ...words,
    period_end: undefined,
    score: undefined,
    substitution: undefined,
  }
  const sentence = known[event.kind]
  return typeof sentence === 'function' ? sentence(player) : sentence
}

export function EventsCard({ page }: { page: MatchPageView }) {
  const words = useFeatureCopy('match')
  const { match, events } = page
  const nameOf = match.sport === 'basquete' ? words.periods.quarter : words.periods.set
  const told = events
    .map((event) => ({ event, text: sentenceOf(event, words.events, nameOf(event.period ?? 1)) }))
    .filter(({ text }) => text !== undefined)
    .reverse()
  return (
    <Card title={words.events.title}>
      {told.length === 0 && <p className="text-muted">{words.events.empty}</p>}
      <ol className="divide-y divide-line">
        {told.map(({ event, text }) => (
          <Event key={event.seq} event={event} text={text ?? ''} page={page} />
        ))}
      </ol>
    </Card>
  )
}

function Event({ event, text, page }: { event: MatchEventView; text: string; page: MatchPageView }) {
  const words = useFeatureCopy('match')
  const { match } = page
  const club = [match.home, match.away].find(({ id }) => id === event.clubId)
  const isGoal = goals.has(event.kind)
  const isPeriod = event.kind === 'period_end' || event.kind === 'full_time'
  const score = isPeriod && event.periodScore ? event.periodScore : { home: event.homeScore, away: event.awayScore }
  return (
    <li className="flex min-h-10 items-center gap-3 py-1.5">
      <span className="w-12 shrink-0 text-right text-small text-muted tabular-nums">
        {words.minute(event.minute, event.stoppage)}
      </span>
      <span className="w-6 shrink-0">{club && <ClubShirt shirt={club.shirt} size={22} label={club.name} />}</span>
      <span className={`flex-1 ${isGoal || isPeriod ? 'font-bold' : ''}`}>{text}</span>
      {(isGoal || isPeriod) && (
        <span className="figures whitespace-nowrap">{words.events.score(score.home, score.away)}</span>
      )}
    </li>
  )
}
