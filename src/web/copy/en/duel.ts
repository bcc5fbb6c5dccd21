import { formatIn } from '#web/copy/format/format.ts'
import type { DuelCopy } from '#web/copy/pt-BR/duel.ts'

const format = formatIn('en')
const won = (count: number) => format.plural(count, { one: '# win', other: '# wins' })
const lost = (count: number) => format.plural(count, { one: '# loss', other: '# losses' })
const drawn = (count: number) => format.plural(count, { one: '# draw', other: '# draws' })

export const duel: DuelCopy = {
  title: 'Your Duel',
  round: (round) => `Round ${format.number(round)}`,
  roundHeader: 'Round',
  versus: 'against',
  ahead: 'You are ahead',
  behind: 'You are behind',
  level: 'Level for now',
  won: 'You won',
  lost: 'You lost',
  drew: 'It ended level',
  provisional: 'Provisional numbers: they count when the round ends.',
  rest: 'Your team rests this round: no opponent was left.',
  restOther: 'The team rests this round: no opponent was left.',
  wins: (name) => `${name} won`,
  leads: (name) => `${name} is ahead`,
  none: 'Complete your team before the market closes and get an opponent for the round.',
  debut: (round, atMs) =>
    `Your team starts in round ${format.number(round)}, on ${format.date(atMs)}, and gets an opponent then.`,
  unknown: 'You had no duel in this round.',
  unknownOther: 'This person had no duel in this round.',
  newest: 'See the current duel',
  recordTitle: 'Record',
  record: (wins, losses, draws) =>
    draws > 0 ? `${won(wins)}, ${lost(losses)}, ${drawn(draws)}` : `${won(wins)}, ${lost(losses)}`,
  lineups: 'Both lineups',
  lines: {
    Goleiro: 'Goalkeeper',
    Defensor: 'Defenders',
    'Meio-Campo': 'Midfield',
    Atacante: 'Attack',
    Linha: 'Outfield',
  },
  own: 'Your team',
  page: 'See both lineups',
  team: 'Build your team',
  past: 'Earlier duels',
  noPast: 'Your finished duels show here.',
  opponent: 'Opponent',
  result: (ownTenths, opponentTenths) => `${format.pointTenths(ownTenths)}–${format.pointTenths(opponentTenths)}`,
  score: 'Score',
}
