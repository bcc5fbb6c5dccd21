import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { tableTop, type EventFacts, type TableTop } from '#db/webhook/event-facts.ts'
import { withNames } from '#domain/wall/message-text.ts'
import type { WebhookEventKind } from '#domain/webhook/webhook-kinds.ts'
import { addressIn } from '#web/base/championship.ts'

type Data = Record<string, unknown>

const round = ({ roundId, roundNumber, deadlineAt }: EventFacts) => ({
  round: { id: roundId, number: roundNumber, deadlineAt: deadlineAt?.toISOString() ?? null },
})

/** With the score that the event had; a later goal does not change what an earlier one says. */
const match = ({ matchId, sport, home, away, startsAt, homeScore, awayScore, facts }: EventFacts) => ({
  match: {
    id: matchId,
    sport,
    home,
    away,
    startsAt: startsAt?.toISOString() ?? null,
    homeScore: facts['homeScore'] ?? homeScore,
    awayScore: facts['awayScore'] ?? awayScore,
  },
})

const member = ({ managerId, manager }: EventFacts) => ({ id: managerId, name: manager })

function message(event: EventFacts): Data {
  const { messageId, matchId, message: text, named } = event
  const names = new Map(Object.entries(named).map(([id, name]) => [Number(id), name]))
  return { message: { id: messageId, matchId, by: member(event), text: text && withNames(text, names) } }
}

/** WH2: what each kind says beside the championship and the league. */
const contents: Record<WebhookEventKind, (event: EventFacts, top: readonly TableTop[]) => Data> = {
  'round.locked': round,
  'round.settled': (event) => ({ ...round(event), settlement: event.facts['settlements'] }),
  'match.started': match,
  'match.goal': (event) => ({
    ...match(event),
    goal: { kind: event.facts['goal'], minute: event.facts['minute'], club: event.club, player: event.player },
  }),
  'match.over': match,
  'match.corrected': (event) => ({ ...match(event), reason: event.reason }),
  'pool.table_changed': (event, top) => ({ ...(event.matchId === null ? { match: null } : match(event)), table: top }),
  'member.joined': (event) => ({ member: member(event) }),
  'wall.message': message,
  'reminder.due': (event) =>
    event.facts['reminder'] === 'market_closing'
      ? { reminder: 'market_closing', ...round(event) }
      : { reminder: 'match_day', day: event.facts['day'] },
  'webhook.test': () => ({}),
}

function pathOf({ kind, leagueId, matchId, roundId }: EventFacts): string {
  if (kind === 'pool.table_changed' || (leagueId !== null && !matchId)) return `/ligas/${leagueId}`
  if (matchId !== null) return `/partidas/${matchId}`
  if (kind === 'round.settled') return `/rodadas/${roundId}`
  return kind === 'reminder.due' ? '/palpites' : '/fantasy'
}

export interface BodyOptions {
  event: EventFacts
  /** The number of the delivery. */
  number: number
  site: string
}

/** The body of a delivery, as docs/building.md describes it. */
export async function webhookBody(db: Kysely<Tables>, { event, number, site }: BodyOptions): Promise<string> {
  const { kind, at, championship, championshipName, leagueId, leagueName } = event
  const isTable = kind === 'pool.table_changed' && leagueId !== null
  const top = isTable ? await tableTop(db, leagueId) : []
  return JSON.stringify({
    type: kind,
    timestamp: at.toISOString(),
    data: {
      number,
      championship: { slug: championship, name: championshipName },
      league: leagueId === null ? null : { id: leagueId, name: leagueName },
      url: site + addressIn(championship, pathOf(event)),
      ...contents[kind](event, top),
    },
  })
}
