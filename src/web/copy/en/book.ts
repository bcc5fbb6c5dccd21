import type { BookCopy } from '#web/copy/pt-BR/book.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('en')

export const book: BookCopy = {
  title: 'Clubs, players and matches',
  parts: { clubs: 'Clubs', players: 'Players', rounds: 'Rounds', matches: 'Matches' },
  done: 'Saved.',
  undo: 'Undo',
  edit: 'Edit',
  remove: 'Remove',
  editOne: (name) => `Edit ${name}`,
  removeOne: (name) => `Remove ${name}`,
  save: 'Save change',
  zone: (timeZone) => `On the championship’s clock: ${timeZone}.`,
  positions: {
    Goleiro: 'Goalkeeper',
    Defensor: 'Defender',
    'Meio-Campo': 'Midfielder',
    Atacante: 'Forward',
    Linha: 'Outfield',
  },
  states: {
    open: 'market open until',
    locked: 'closed on',
    live: 'in play since',
    settled: 'settled, closed on',
  },
  club: { name: 'Name of the club', city: 'City (optional)', add: 'Add club' },
  player: {
    club: 'Club',
    noClub: 'Add a club first.',
    names: 'Players, one per line',
    hint: 'With the shirt number in front, if you like: “10 Nino”.',
    position: 'Position',
    price: 'Price',
    priceHint: 'From 50 to 150. After the first round the game moves prices.',
    add: 'Add players',
  },
  round: {
    name: (number) => `Round ${format.number(number)}`,
    number: 'Number of the round',
    deadline: 'The market closes',
    add: 'Add round',
  },
  match: {
    name: (home, away) => `${home} x ${away}`,
    result: (home, homeScore, awayScore, away) => `${home} ${homeScore} x ${awayScore} ${away}`,
    round: 'Round',
    home: 'Home',
    away: 'Away',
    start: 'Begins',
    add: 'Add match',
    desk: 'Desk',
    deskOf: (match) => `Desk: ${match}`,
    notYet: 'A match needs two clubs and an open round.',
  },
}
