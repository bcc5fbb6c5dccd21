import { formatIn } from '#web/copy/format/format.ts'
import type { SquadAdviceCopy } from '#web/copy/pt-BR/squad-advice.ts'

const format = formatIn('en')
const { number } = format

export const advice: SquadAdviceCopy = {
  concerns: {
    duvida: 'Doubtful',
    contundido: 'Injured',
    suspenso: 'Suspended',
    nao_relacionado: 'Not picked',
    sem_jogo: 'No match',
  },
  shortConcerns: {
    duvida: 'doubt',
    contundido: 'injured',
    suspenso: 'banned',
    nao_relacionado: 'unpicked',
    sem_jogo: 'no match',
  },
  unused: 'Played in none of the club’s last 5 matches',
  expected: 'Expected points',
  captainCounts: 'captain ×1.5',
  paid: 'Paid',
  worth: 'Worth today',
  worthNow: (price) => `worth ${number(price)}`,
  absent: (count, names) =>
    format.plural(count, { one: `# should not play: ${names}.`, other: `# should not play: ${names}.` }),
  stillCompetes: 'The squad competes like this, but it is not ready.',
  doubts: (names) => `Doubtful: ${names}.`,
  swap: 'See the best swaps',
  deadEnd: {
    too_dear: ({ left, places, cheapest }) =>
      format.plural(places, {
        one: `Dead end: ${number(left)} left for # place, and the cheapest costs ${number(cheapest)}.`,
        other: `Dead end: ${number(left)} left for # places, and the cheapest cost ${number(cheapest)}.`,
      }),
    no_formation: 'Dead end: no formation has room for all of these players.',
    sell: (player) => `Take out ${player}`,
    wayOut: 'The way out that costs the fewest expected points:',
    severalMustGo: 'Taking out one is not enough: take out two or more.',
    short: 'dead end',
    mark: 'With him the squad cannot be completed',
    with_too_dear: ({ left, places, cheapest }) =>
      format.plural(places, {
        one: `With him ${number(left)} are left for # place, and the cheapest costs ${number(cheapest)}`,
        other: `With him ${number(left)} are left for # places, and the cheapest cost ${number(cheapest)}`,
      }),
    with_no_formation: 'With him no formation is possible',
  },
  improve: {
    open: 'Improve by swaps',
    title: 'The best swaps',
    lead: 'Of all swaps that the budget and the formations allow, those that add most in expected points, with the captain counting 1.5. It is exact. Yours cost what you paid; newcomers cost today’s value.',
    most: 'Up to how many swaps',
    absentOnly: 'Who should not play',
    gain: (count, points) =>
      format.plural(count, { one: `# swap: ${points} expected points`, other: `# swaps: ${points} expected points` }),
    armbandGain: (points) => `Without swapping anyone: ${points} expected points`,
    best: (count) =>
      format.plural(count, {
        one: 'Your squad is already the best that # swap can make.',
        other: 'Your squad is already the best that # swaps can make.',
      }),
    impossible: 'Nobody who fits the budget can take their places. Try with more swaps.',
    moreNeeded: 'To fit the budget, somebody else has to leave as well.',
    leaves: 'Out',
    comes: 'In',
    facts: ({ line, price, points }) => `${line} · ${price} · ${points} exp.`,
    paid: (price) => `paid ${number(price)}`,
    costs: (price) => `costs ${number(price)}`,
    armband: (player) => `The armband goes to ${player}`,
    moneyLeft: (left) => `${number(left)} stay in the budget.`,
    apply: (count) => format.plural(count, { one: 'Make # swap', other: 'Make # swaps' }),
    applyArmband: 'Pass the armband',
    applied: (count) =>
      format.plural(count, {
        one: '# swap made. “Undo” takes it back; not saved yet.',
        other: '# swaps made. “Undo” takes them back; not saved yet.',
      }),
    armbandPassed: 'Armband passed. “Undo” takes it back; not saved yet.',
  },
}
