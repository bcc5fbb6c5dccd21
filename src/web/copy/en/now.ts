import { formatIn } from '#web/copy/format/format.ts'
import type { NowCopy } from '#web/copy/pt-BR/now.ts'

const format = formatIn('en')
const { number } = format

export const now: NowCopy = {
  title: 'Your game',
  greeting: (name) => `Hello, ${name}`,
  nameless: 'Choose your name',
  market: {
    title: 'Market',
    closesIn: (round) => `Round ${number(round)} · closes in`,
    closed: 'Market closed. The next round opens in a moment.',
    none: 'No round is open now.',
    build: 'Build your team',
    complete: (players, of) => `Complete team: ${number(players)}/${number(of)}`,
    adjust: 'Adjust the lineup',
    ready: (squad) => `${squad} is ready for the round.`,
    someReady: 'You have a team that is ready for the round.',
    change: 'View and edit the team',
  },
  picks: {
    title: 'Today’s picks',
    left: (count) => (count === 0 ? 'all done' : format.plural(count, { one: '# left', other: '# left' })),
    done: 'You have picked all of today’s matches.',
    none: 'No match to pick today.',
    all: 'See every match to pick',
  },
  round: {
    title: 'Your round',
    last: (round) => `Your round ${number(round)}`,
    soFar: 'points so far',
    points: 'points',
    rank: (rank) => `Number ${number(rank)} in the global ranking`,
    season: ({ rank, of }) => `Number ${number(rank)} of ${number(of)} this season`,
    place: (rank) => `Number ${number(rank)} of the round`,
    follow: 'Follow it point by point',
    story: 'Read the story of the round',
    debut: (round) => `Your team makes its debut in round ${number(round)}.`,
    none: 'Complete your team and your first round appears here.',
  },
  leagues: {
    title: 'Your leagues',
    none: 'You are in no league yet.',
    find: 'See the leagues',
    all: 'See all your leagues',
  },
}
