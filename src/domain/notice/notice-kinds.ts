/** Everything that people are told of; each has a file in `db/notice/kinds` and its words in `web/copy`. */
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
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Told to operators alone: nobody else is asked how. */
export const isForOperators = (kind: NoticeKind): boolean => kind === 'proposal'

export const CHANNELS = ['app', 'push', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

/** Where somebody has not chosen. Nobody is sent mail that he has not asked for; a browser asks before it is told. */
export const isOnByItself = (channel: Channel): boolean => channel !== 'mail'

/** How long before a deadline or a kick-off people are reminded of it. */
export const REMIND_HOURS = 3

/** After this many days a notice is forgotten. */
export const NOTICE_DAYS = 90
