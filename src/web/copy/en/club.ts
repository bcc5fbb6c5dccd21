import { formatIn } from '#web/copy/format/format.ts'
import type { ClubCopy } from '#web/copy/pt-BR/club.ts'

const format = formatIn('en')

export const club: ClubCopy = {
  season: (season) => `Season ${season}`,
  position: 'Position',
  place: (position, clubs) => `${format.number(position)} of ${format.number(clubs)}`,
  placeInGroup: (position, group) => `${format.number(position)} in group ${group}`,
  points: 'Points',
  record: { draw: 'Wins, draws, losses', two: 'Wins and losses' },
  titles: 'Titles',
  results: {
    title: 'Latest results',
    empty: 'No match yet.',
    result: 'Result',
  },
  fixtures: {
    title: 'Next matches',
    empty: 'No match is scheduled.',
    chance: (percent) => `${format.percent(percent)} to win`,
    levels: { 1: 'Very easy', 2: 'Easy', 3: 'Even', 4: 'Hard', 5: 'Very hard' },
    home: 'home',
    away: 'away',
  },
  squad: {
    title: 'Players',
    pitch: 'Most used this season',
    pitchNote: 'Matches of the season under each shirt',
    played: (matches, rating) => `${matches === 1 ? '1 match' : `${format.number(matches)} matches`}, rating ${rating}`,
    number: 'No.',
    player: 'Player',
    position: 'Position',
    statuses: { provavel: 'Likely', duvida: 'Doubtful', contundido: 'Injured', suspenso: 'Suspended' },
    price: 'Value',
    matches: 'Matches',
    rating: 'Rating',
    note: 'Numbers of the current season.',
  },
  strength: {
    plot: (club, value) => `Strength of ${club} over the last year, now at ${value}.`,
    table: 'Strength at the end of each month',
    month: 'Month',
    value: 'Strength',
  },
  more: 'See the standings',
}
