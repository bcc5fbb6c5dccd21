import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
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
  captainCounts: `captain ×${format.exact(CAPTAIN_FACTOR)}`,
  paid: 'Paid',
  worth: 'Worth today',
  worthNow: (price) => `worth ${number(price)}`,
  absent: (count, names) =>
    format.plural(count, { one: `${names} should not play.`, other: `${names} should not play.` }),
  stillCompetes: 'You can play like this, but a swap is worth it.',
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
    mark: 'With this player the squad cannot be completed',
    with_too_dear: ({ left, places, cheapest }) =>
      format.plural(places, {
        one: `With this player ${number(left)} are left for # place, and the cheapest costs ${number(cheapest)}`,
        other: `With this player ${number(left)} are left for # places, and the cheapest cost ${number(cheapest)}`,
      }),
    with_no_formation: 'With this player no formation is possible',
  },
  improve: 'Improve with swaps',
}
