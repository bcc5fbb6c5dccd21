import type { ByKind } from '#contract/notice-path.ts'
import { tierName } from '#domain/division/tiers.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { NoticeCopy } from '#web/copy/pt-BR/notice.ts'
import { division } from './division.ts'
import { profile } from './profile.ts'

const format = formatIn('en')

const lines: ByKind<string> = {
  market_closing: ({ roundNumber, deadlineMs }) =>
    `The market of round ${roundNumber} closes on ${format.dateTime(deadlineMs)} and your team is not ready: see who is missing and who is out.`,
  picks_missing: () => 'You still have no pick for some of today’s matches.',
  round_settled: ({ roundNumber, pointTenths, rank }) =>
    `Round ${roundNumber} is settled: you made ${format.pointTenths(pointTenths)} points and came in at place ${format.number(rank)}.`,
  duel: ({ roundNumber, ownTenths, otherTenths, otherName }) => {
    const score = `${format.pointTenths(ownTenths)} to ${format.pointTenths(otherTenths)}`
    if (ownTenths === otherTenths) return `Round ${roundNumber}: you drew with ${otherName}, ${score}.`
    return `Round ${roundNumber}: you ${ownTenths > otherTenths ? 'beat' : 'lost to'} ${otherName}, ${score}.`
  },
  division: ({ fromTier, toTier }) =>
    division.ended[toTier > fromTier ? 'up' : 'down'](division.tiers[tierName(toTier)]),
  passed: ({ otherName, others }) =>
    others === 0
      ? `${otherName} passed you in the ranking.`
      : `${otherName} and ${format.number(others)} more passed you in the ranking.`,
  achievement: ({ achievement }) => `New achievement: ${profile.achievements.names[achievement]}.`,
  league_joined: ({ otherName, leagueName }) => `${otherName} joined ${leagueName}.`,
  league_ended: ({ leagueName, won, otherName }) => {
    if (won) return `You won ${leagueName}.`
    return otherName === null ? `${leagueName} ended without a winner.` : `${leagueName} ended: ${otherName} won.`
  },
  named: ({ otherName, leagueName, homeName, awayName }) =>
    `${otherName} mentioned you in ${leagueName ?? `${homeName} v ${awayName}`}.`,
  correction: ({ homeName, awayName, points }) =>
    `A correction in ${homeName} v ${awayName} changed your points: ${format.signed(points)}.`,
  proposal: ({ championshipName, otherName, homeName, awayName }) =>
    `${championshipName}: ${otherName} proposes a decision about ${homeName} v ${awayName}. Confirm or refuse it.`,
  organiser_word: ({ championshipName, text }) => `${championshipName}: ${text}`,
  webhook_off: ({ host }) =>
    `We switched the webhook to ${host} off: the address does not answer. See its deliveries and switch it on again.`,
}

export const notice: NoticeCopy = {
  title: 'Notices',
  description: 'What happened to you in Craque, and what needs your attention.',
  bell: (unread: number) =>
    unread === 0 ? 'Notices' : format.plural(unread, { one: 'Notices: # new', other: 'Notices: # new' }),
  many: '99+',
  lines,
  more: (count: number) => format.plural(count, { one: 'and # more', other: 'and # more' }),
  mail: {
    subject: (count: number) => `Craque: ${format.plural(count, { one: '# notice', other: '# notices' })}`,
    hello: (name: string) => `Hello, ${name}.`,
    settings: 'Choose what you get, or unsubscribe:',
  },
  unread: 'new',
  empty: 'No notice yet',
  emptyDetail: 'Your news appears here: rounds, duels and conversations.',
  visitor: 'Notices are for those who play',
  visitorDetail: 'Build a team, make a pick or sign in to your account.',
  signIn: 'Sign in',
  newest: 'Most recent',
  older: 'See older ones',
  settings: 'What to notify',
  settingsLead: 'Choose what you get, and where. Earlier notices stay in the list.',
  channels: { app: 'List', push: 'Phone', mail: 'E-mail' },
  by: (kind: string, channel: string) => `${kind}, by ${channel}`,
  reach: {
    title: 'How and when',
    quiet: 'Quiet hours',
    quietHint: 'Between these hours nothing rings and nothing is sent; it comes afterwards.',
    from: 'From',
    to: 'to',
    mailWeekly: 'Only one e-mail a week, on Mondays',
    noEmail: 'To get e-mail, confirm yours on the Account page.',
    toAccount: 'Open the account',
    emailTo: (email: string) => `E-mail goes to ${email}.`,
    save: 'Save',
    saved: 'Saved.',
  },
  push: {
    title: 'On this device',
    on: 'Notify this device, even when the site is closed',
    insecure:
      'This address is not secure (https), as is usual on a home network. So the browser cannot install the app, notify you or store pages. Everything else works.',
    unsupported:
      'This browser cannot notify you while the site is closed. On an iPhone, first add Craque to the home screen.',
    demo: 'This is a demonstration: it sends no notices to devices.',
    denied: 'The browser blocks notifications. Allow them in the site settings.',
    failed: 'Notices could not be turned on for this device. Try again.',
    devices: (count: number) =>
      format.plural(count, { one: '# of your devices gets notices.', other: '# of your devices get notices.' }),
  },
  calendar: {
    title: 'Calendar',
    lead: 'Deadlines of your championships and matches of your club and of your picks, in the calendar of your phone. Only people with the address can read it.',
    address: 'Address of your calendar',
    hint: 'Copy it now: it is not shown again. In the calendar, choose to subscribe by address (URL).',
    make: 'Create an address',
    renew: 'Change the address',
    remove: 'Turn the calendar off',
    removed: 'The address no longer works.',
  },
  kinds: {
    market_closing: 'Market closing and team incomplete',
    picks_missing: 'Picks missing today',
    round_settled: 'Round settled',
    duel: 'Result of the duel',
    division: 'Up or down a division',
    passed: 'Somebody I follow passed me',
    achievement: 'Achievements',
    league_joined: 'Somebody joined my league',
    league_ended: 'League or pool ended',
    named: 'Conversations that mention me',
    correction: 'Corrections that change my points',
    proposal: 'Organisers’ decisions to confirm',
    organiser_word: 'Messages from organisers',
    webhook_off: 'Webhook switched off',
  },
}
