import { formatIn } from '#web/copy/format/format.ts'
import type { JoiningCopy } from '#web/copy/pt-BR/joining.ts'

const format = formatIn('en')
const { number } = format

/** Joining a league, and the row of a league in a list. */
export const joining: JoiningCopy = {
  title: 'Available Leagues',
  participants: (count) => format.plural(count, { one: '# participant', other: '# participants' }),
  prize: (points, most) =>
    points === most
      ? `prize of ${number(points)} points`
      : `prize of ${number(points)} points now, up to ${number(most)}`,
  points: (points) => `${number(points)} points`,
  pointsLater: (most) => `now, up to ${number(most)} with more people`,
  capped: (prize) =>
    `of ${number(prize)}: the owner’s leagues have given nearly all the points that they may give this season`,
  daysLeft: (days) => format.plural(days, { one: '# day', other: '# days' }),
  hoursLeft: (hours) => format.plural(hours, { one: '# hour', other: '# hours' }),
  minutesLeft: (minutes) => format.plural(minutes, { one: '# minute', other: '# minutes' }),
  endsIn: (time) => `ends in ${time}`,
  ended: 'ended',
  join: 'Join',
  joinLabel: (league) => `Join ${league}`,
  joined: 'Joined',
  joinedWith: (squad) => `with ${squad}`,
  undo: 'Undo',
  undoLabel: (league) => `Undo: leave ${league}`,
  joinedToast: (league, squad) => `${squad} joined ${league}.`,
  leftToast: (league) => `You left ${league}.`,
  removedToast: (league, squad) => `${squad} left ${league}.`,
  incomplete: 'Your team is not complete yet',
  joinedPoolToast: (league) => `You joined ${league}.`,
  noMoreMatches: 'No matches left to start',
  noMoreRounds: 'No rounds left in this edition',
  waits: {
    join: 'Saved: you join when the connection is back',
    leave: 'Saved: you leave when the connection is back',
  },
  nextEdition: 'Counts from the next edition',
  ownPlace: (rank, of) => `${number(rank)} of ${number(of)}`,
  knockedOut: 'knocked out',
  inBracket: 'still in',
  noPlace: 'no place yet',
  joinWith: 'Join with',
  unsaved: (name) => `${name} (not saved yet)`,
  squad: {
    defaultName: 'My team',
    newName: (count) => `Team ${number(count)}`,
    teamOf: (name) => `Team ${name}`,
    closedTitle: 'The market of this round has closed',
  },
  all: 'See all leagues',
  empty: 'No open league',
  emptyDetail: 'Create yours and invite your friends.',
  create: 'Create league',
}
