/** The events that a webhook can get (WH2), by the names that receivers read. */
export const WEBHOOK_KINDS = [
  'round.locked',
  'round.settled',
  'match.started',
  'match.goal',
  'match.over',
  'match.corrected',
  'pool.table_changed',
  'member.joined',
  'wall.message',
  'reminder.due',
] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** An event that a person sends to see whether an address works. */
export const TEST_KIND = 'webhook.test'
export type WebhookEventKind = WebhookKind | typeof TEST_KIND

export const MOST_WEBHOOKS = 10
/** WH6: deliveries are listed, and can be sent again, for this long. */
export const DELIVERY_DAYS = 30
/** WH5: how long a receiver may still check with the previous secret. */
export const SECRET_OVERLAP_HOURS = 24
export const SECRET_PREFIX = 'whsec_'

/** Events of one place, a league or the championship as a whole. Only webhooks of the same place get them. */
const OF_ONE_PLACE: readonly WebhookEventKind[] = ['member.joined', 'wall.message', 'pool.table_changed']

/** WH2: only a bolão has a table that changes, so a webhook for a whole championship cannot get this event. */
const OF_LEAGUES: readonly WebhookKind[] = ['pool.table_changed']

/** WH2: the kinds that a webhook can subscribe to; `leagueId` is null for a whole championship. */
export const kindsFor = (leagueId: number | null): readonly WebhookKind[] =>
  leagueId === null ? WEBHOOK_KINDS.filter((kind) => !OF_LEAGUES.includes(kind)) : WEBHOOK_KINDS

interface Place {
  championshipId: number
  /** Null: the championship as a whole. */
  leagueId: number | null
}

/** WH2: rounds, matches and reminders concern every league; members, messages and tables concern one place. */
export function hearsEvent(
  hook: Place & { kinds: readonly string[] },
  event: Place & { kind: WebhookEventKind },
): boolean {
  if (hook.championshipId !== event.championshipId || !hook.kinds.includes(event.kind)) return false
  return hook.leagueId === event.leagueId || (event.leagueId === null && !OF_ONE_PLACE.includes(event.kind))
}

/** What a person is to the place of a webhook. */
export interface Standing {
  isHere: boolean
  isOperator: boolean
  isOrganiser: boolean
  /** The owner of the league, or a co-owner. */
  isLeagueOwner: boolean
  /** May read the championship. */
  mayEnter: boolean
}

/** WH1: owners subscribe for their league, organisers and operators for the championship. */
export function maySubscribe(standing: Standing, { leagueId }: Pick<Place, 'leagueId'>): boolean {
  const { isHere, isOperator, isOrganiser, isLeagueOwner, mayEnter } = standing
  if (!isHere) return false
  return leagueId === null ? isOperator || isOrganiser : isLeagueOwner && (mayEnter || isOperator || isOrganiser)
}
