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
  picks_missing: () => 'Some matches of today still have no pick of yours.',
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
    `A correction in ${homeName} v ${awayName} moved your points: ${format.signed(points)}.`,
  proposal: ({ championshipName, otherName, homeName, awayName }) =>
    `${championshipName}: ${otherName} proposes a decision about ${homeName} v ${awayName}. Confirm or refuse it.`,
  organiser_word: ({ championshipName, text }) => `${championshipName}: ${text}`,
  webhook_off: ({ host }) =>
    `We switched the webhook to ${host} off: the address does not answer. See its deliveries and switch it on again.`,
}

export const notice: NoticeCopy = {
  title: 'Notices',
  description: 'What happened to you in Craque, and what wants your attention.',
  bell: (unread: number) =>
    unread === 0 ? 'Notices' : format.plural(unread, { one: 'Notices: # new', other: 'Notices: # new' }),
  many: '99+',
  lines,
  more: (count: number) => format.plural(count, { one: 'and # more', other: 'and # more' }),
  mail: {
    subject: (count: number) => `Craque: ${format.plural(count, { one: '# notice', other: '# notices' })}`,
    hello: (name: string) => `Hello, ${name}.`,
    settings: 'Choose what you get, or nothing any more:',
  },
  unread: 'new',
  empty: 'No notice yet',
  emptyDetail: 'Your news shows up here: rounds, duels and talk.',
  visitor: 'Notices are for those who play',
  visitorDetail: 'Build a team, make a pick or sign in to your account.',
  signIn: 'Sign in',
  newest: 'Most recent',
  older: 'See older ones',
  settings: 'What to tell',
  settingsLead: 'Choose what comes, and by which way. What has come stays in the list.',
  channels: { app: 'List', push: 'Phone', mail: 'E-mail' },
  by: (kind: string, channel: string) => `${kind}, by ${channel}`,
  reach: {
    title: 'How and when',
    quiet: 'Quiet hours',
    quietHint: 'Between these hours nothing rings and nothing is sent; what there is comes afterwards.',
    from: 'From',
    to: 'to',
    mailWeekly: 'One e-mail a week only, on Mondays',
    noEmail: 'To get e-mail, confirm yours on the Account page.',
    toAccount: 'Open the account',
    emailTo: (email: string) => `E-mail goes to ${email}.`,
    save: 'Save',
    saved: 'Saved.',
  },
  push: {
    title: 'On this device',
    on: 'Tell this device, even with the site closed',
    insecure:
      'This address is not secure (https), as is usual in a home network: so the browser installs no app, tells you nothing and keeps no pages. The rest works as ever.',
    unsupported:
      'This browser cannot tell you while the site is closed. On an iPhone, first add Craque to the home screen.',
    denied: 'The browser may not tell you anything. Allow it in the settings of the site.',
    failed: 'This device could not be turned on. Try again.',
    devices: (count: number) =>
      format.plural(count, { one: '# device of yours is told.', other: '# devices of yours are told.' }),
  },
  calendar: {
    title: 'Calendar',
    lead: 'Deadlines of your championships and matches of your club and of your picks, in the calendar of your phone. Only who has the address reads it.',
    address: 'Address of your calendar',
    hint: 'Copy it now: it is not shown again. In the calendar, choose to subscribe by address (URL).',
    make: 'Make an address',
    renew: 'Change the address',
    remove: 'Turn the calendar off',
    removed: 'The address is worth nothing any more.',
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
    named: 'Talk that mentions me',
    correction: 'Corrections that move my points',
    proposal: 'Organisers’ decisions to confirm',
    organiser_word: 'Words from organisers',
    webhook_off: 'Webhook switched off',
  },
}
