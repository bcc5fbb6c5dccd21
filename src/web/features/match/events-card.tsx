import type { MatchEventView, MatchPageView } from '#contract/match.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AthleteName } from '#web/ui/athlete-name.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { eventTenths } from './event-points.ts'
import { EventIcon } from './event-icon.tsx'
import { breakNews, eventMinute, eventSentence, NAME_MARKS, scoreAt } from './event-words.ts'
import { useLineupSide, type LineupSide } from './use-lineup-side.ts'

const goals = new Set(['goal', 'own_goal', 'penalty_goal'])

export function EventsCard({ page }: { page: MatchPageView }) {
  const words = useFeatureCopy('match')
  const whose = useLineupSide(page)
  const lines = page.events
    .map((event) => ({ event, text: eventSentence(event, page, words, NAME_MARKS) }))
    .filter(({ text }) => text !== undefined)
    .reverse()
  return (
    <Card title={words.events.title}>
      <p role="status" className="sr-only">
        {breakNews(page, words)}
      </p>
      {lines.length === 0 && <p className="text-muted">{words.events.empty}</p>}
      <ol className="divide-y divide-line">
        {lines.map(({ event, text }) => (
          <Event key={event.seq} event={event} text={text ?? ''} page={page} whose={whose} />
        ))}
      </ol>
    </Card>
  )
}

interface EventProps {
  event: MatchEventView
  text: string
  page: MatchPageView
  whose: ReturnType<typeof useLineupSide>
}

function Event({ event, text, page, whose }: EventProps) {
  const words = useFeatureCopy('match')
  const { match } = page
  const club = [match.home, match.away].find(({ id }) => id === event.clubId)
  const isGoal = goals.has(event.kind)
  const isPeriod = event.kind === 'period_end' || event.kind === 'full_time'
  const { home, away } = scoreAt(event)
  return (
    <li className="flex min-h-10 items-center gap-3 py-1.5">
      {/* Outside football, the only events are the ends of periods. */}
      {isFantasySport(match.sport) && (
        <>
          <span className="w-12 shrink-0 text-right text-small text-muted tabular-nums">
            {eventMinute(event, page, words)}
          </span>
          <EventIcon kind={event.kind} />
          <span className="w-6 shrink-0">{club && <ClubShirt shirt={club.shirt} size={22} label={club.name} />}</span>
        </>
      )}
      <span className={`flex-1 ${isGoal || isPeriod ? 'font-bold' : ''}`}>
        {text.split(marks).map((part) => (
          <Part key={part} part={part} event={event} page={page} whose={whose} />
        ))}
      </span>
      <Later event={event} page={page} />
      {(isGoal || isPeriod) && <span className="figures whitespace-nowrap">{words.events.score(home, away)}</span>}
    </li>
  )
}

/** Says that a player is in the viewer's lineup or in the duel opponent's, with the points of the event, if known. */
function LineupSideBadge({ whose, tenths }: { whose: LineupSide; tenths: number | undefined }) {
  const { whose: words } = useFeatureCopy('begun')
  const format = useFormat()
  if (!whose) return null
  const gave = tenths === undefined ? '' : ` ${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`
  return (
    <>
      {' '}
      <Badge tone={whose === 'mine' ? 'brand' : 'info'}>{words[whose] + gave}</Badge>
    </>
  )
}

/** The final whistle shows the score of that moment. A later correction is shown next to it. */
function Later({ event, page }: { event: MatchEventView; page: MatchPageView }) {
  const { corrections } = useFeatureCopy('match')
  const { state, extraTime } = page.match
  const [homeScore, awayScore] = [extraTime?.home ?? page.match.homeScore, extraTime?.away ?? page.match.awayScore]
  const isSame = event.homeScore === homeScore && event.awayScore === awayScore
  if (event.kind !== 'full_time' || state !== 'final' || isSame || homeScore === null || awayScore === null) return null
  return <span className="text-small text-muted">{corrections.later(corrections.result(homeScore, awayScore))}</span>
}

const marks = new RegExp(`([${NAME_MARKS.player}${NAME_MARKS.other}])`)

function Part({ part, event, page, whose }: Omit<EventProps, 'text'> & { part: string }) {
  const person = part === NAME_MARKS.player ? event.player : part === NAME_MARKS.other ? event.other : undefined
  if (person === undefined) return part
  if (person === null) return part === NAME_MARKS.player ? event.scorer : null
  return (
    <>
      <AthleteName player={{ ...person, playerId: person.id }} sport={page.match.sport} />
      <LineupSideBadge whose={whose(person.id)} tenths={eventTenths(page, event, person.id)} />
    </>
  )
}
