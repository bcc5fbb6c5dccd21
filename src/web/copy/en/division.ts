import { formatIn } from '#web/copy/format/format.ts'
import type { DivisionCopy } from '#web/copy/pt-BR/division.ts'

const format = formatIn('en')
const rounds = (count: number) => format.plural(count, { one: '# round', other: '# rounds' })
const place = (at: number) => `#${format.number(at)}`

export const division: DivisionCopy = {
  title: 'Divisions',
  description:
    'A group of about 20 at your level, four rounds, and those who do well go up. There is always something to win.',
  lead: 'A group at your level, four rounds, and a fresh start from zero.',
  tiers: {
    'serie-d': 'Série D',
    'serie-c': 'Série C',
    'serie-b': 'Série B',
    'serie-a': 'Série A',
    elite: 'Elite',
  },
  group: (tier, number) => `${tier}, group ${format.number(number)}`,
  groupDescription: (group, size) =>
    `Live table: ${group}, ${format.number(size)} managers, who goes up and who goes down.`,
  mixed: (names) => format.list(names),
  table: 'Group table',
  place: 'Place',
  placeOf: (at) => format.number(at),
  manager: 'Manager',
  you: 'you',
  points: 'Points',
  zone: 'Zone',
  roundShort: (round) => `R${format.number(round)}`,
  noLineup: 'no lineup',
  missed: (count) => `${rounds(count)} without a lineup`,
  moves: { up: 'Up', stay: 'Stays', down: 'Down' },
  moved: { up: 'Went up', stay: 'Stayed', down: 'Went down' },
  progress: (played, of) => `Round ${format.number(played)} of ${format.number(of)}`,
  left: (count) => (count === 0 ? 'It is the last round of the group.' : `${rounds(count)} to go after this one.`),
  over: 'Group over',
  provisional: 'Provisional: counts the round in play as it stands.',
  notBegun: 'The group is formed. Places appear with the first points of the round.',
  zones: (up, down) =>
    `${up === 0 ? 'Nobody' : format.number(up)} up, ${down === 0 ? 'nobody' : format.number(down)} down.`,
  edges: { top: 'Nobody goes up from the Elite.', bottom: 'Nobody goes down from Série D.' },
  own: 'Where you stand',
  standing: (at, size) => `You are ${place(at)} of ${format.number(size)}.`,
  wouldRise: (tier) => `As it stands you go up: ${tier}.`,
  wouldStay: (tier) => `As it stands you stay: ${tier}.`,
  wouldFall: (tier) => `As it stands you go down: ${tier}.`,
  absent: 'You missed more than half of the group’s rounds and go down whatever your place.',
  toRise: (tenths) => `${format.pointTenths(tenths)} points short of going up.`,
  toStay: (tenths) => `${format.pointTenths(tenths)} points short of staying.`,
  last: (at, size, tier) => `Your last group is over: ${place(at)} of ${format.number(size)} in ${tier}.`,
  ended: {
    up: (tier) => `You went up to ${tier}!`,
    stay: (tier) => `You stayed in ${tier}.`,
    down: (tier) => `You went down to ${tier}.`,
  },
  enters: (tier, round, atMs) =>
    `Your team is ready. You enter a new group (${tier}) when the market of round ${format.number(round)} closes, on ${format.dateTime(atMs)}. Everybody starts from zero.`,
  forming: 'Your lineup already counts. The group is formed as soon as the previous round is settled.',
  needsTeam: 'Complete your team before the market closes and enter a new group. Everybody starts from zero.',
  team: 'Build your team',
  example: 'See a group in play',
  back: 'Your division',
  past: 'Earlier groups',
  pastGroup: 'Group',
  noPast: 'Your finished groups appear here, with the final place and where it led.',
  pastPlace: (at, size) => `${place(at)} of ${format.number(size)}`,
  result: 'Result',
  how: 'How it works',
  rules: [
    'There are five divisions: Série D, Série C, Série B, Série A and Elite. Newcomers begin in Série D.',
    'When the market closes, everybody with a lineup and no group enters one with about 20 managers of similar strength. Everybody starts from zero.',
    'A group lasts four rounds and adds up the lineups that count. A round without a lineup adds nothing.',
    'At the end a fifth of the group goes up and a fifth goes down. Ties: the best single round decides.',
    'Managers who miss more than half of the rounds go down. Those who come back play in the division they had.',
  ],
}
