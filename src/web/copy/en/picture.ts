import { formatIn } from '#web/copy/format/format.ts'
import type { PictureCopy } from '#web/copy/pt-BR/picture.ts'

const format = formatIn('en')

export const picture: PictureCopy = {
  tagline: 'No money, no betting, no ads.',
  round: (number) => `Round ${format.number(number)}`,
  roundOf: (name) => `${name}'s round`,
  pointsInRound: 'points in the round',
  place: (rank) => `#${format.number(rank)}`,
  placeOf: (of) => `of ${format.number(of)} lineups`,
  inRanking: 'in the ranking',
  points: 'points',
  streak: 'picks in a row',
  precision: 'precision',
  followers: (count) => (count === 1 ? '1 follower' : `${format.number(count)} followers`),
  price: 'points of price',
  average: 'on average',
  lastRound: 'in the last round',
  draw: 'draw',
  live: 'live',
  abandoned: 'abandoned',
  final: 'full time',
  duel: (own, rival) => `Duel: ${own} × ${rival}`,
  participants: (count) => (count === 1 ? '1 team' : `${format.number(count)} teams`),
  join: 'Join with your team',
  privateLeague: 'Private league',
  privateLead: 'Only those with the invitation can join.',
  owner: (name) => `League of ${name}`,
  versus: (home, away) => `${home} × ${away}`,
}
