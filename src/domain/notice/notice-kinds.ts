/** Every kind of notice; each has a file in `db/notice/kinds` and its words in `web/copy`. */
export const NOTICE_KINDS = [
  'market_closing',
  'picks_missing',
  'round_settled',
  'duel',
  'division',
  'passed',
  'achievement',
  'league_joined',
  'league_ended',
  'named',
  'correction',
  'organiser_word',
  'proposal',
  'webhook_off',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Whether only operators get notices of this kind. */
export const isForOperators = (kind: NoticeKind): boolean => kind === 'proposal'

export const CHANNELS = ['app', 'push', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * The default if a person has not chosen. Nobody gets mail that they did not ask for; a browser asks before it shows
 * notices.
 */
export const isOnByItself = (channel: Channel): boolean => channel !== 'mail'

/** How long before a deadline or a kick-off people get a reminder. */
export const REMIND_HOURS = 3

/** A notice is deleted after this many days. */
export const NOTICE_DAYS = 90
