import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format

interface Shortage {
  left: number
  places: number
  cheapest: number
}

export const advice = {
  concerns: {
    duvida: 'Dúvida',
    contundido: 'Lesionado',
    suspenso: 'Suspenso',
    nao_relacionado: 'Não relacionado',
    sem_jogo: 'Sem jogo',
  },
  /** Short, because five shirts fit next to each other on the pitch. */
  shortConcerns: {
    duvida: 'dúvida',
    contundido: 'lesionado',
    suspenso: 'suspenso',
    nao_relacionado: 'não rel.',
    sem_jogo: 'sem jogo',
  },
  unused: 'Não jogou em nenhum dos últimos 5 jogos do clube',
  expected: 'Pontos esperados',
  captainCounts: `capitão ×${format.exact(CAPTAIN_FACTOR)}`,
  paid: 'Pago',
  worth: 'Vale hoje',
  worthNow: (price: number) => `vale ${number(price)}`,
  absent: (count: number, names: string) =>
    format.plural(count, { one: `${names} não deve jogar.`, other: `${names} não devem jogar.` }),
  stillCompetes: 'Dá para jogar assim, mas vale trocar.',
  doubts: (names: string) => `Em dúvida: ${names}.`,
  swap: 'Ver as melhores trocas',
  deadEnd: {
    too_dear: ({ left, places, cheapest }: Shortage) =>
      format.plural(places, {
        one: `Sem saída: sobram ${number(left)} para # vaga, e a mais barata custa ${number(cheapest)}.`,
        other: `Sem saída: sobram ${number(left)} para # vagas, e as mais baratas custam ${number(cheapest)}.`,
      }),
    no_formation: 'Sem saída: nenhuma formação comporta todos estes jogadores.',
    sell: (player: string) => `Tirar ${player}`,
    wayOut: 'A saída que menos custa em pontos esperados:',
    severalMustGo: 'Tirar um só não basta: tire dois ou mais.',
    short: 'sem saída',
    mark: 'Com ele o time não se completa',
    with_too_dear: ({ left, places, cheapest }: Shortage) =>
      format.plural(places, {
        one: `Com ele sobram ${number(left)} para # vaga, e a mais barata custa ${number(cheapest)}`,
        other: `Com ele sobram ${number(left)} para # vagas, e as mais baratas custam ${number(cheapest)}`,
      }),
    with_no_formation: 'Com ele nenhuma formação é possível',
  },
  improve: 'Melhorar com trocas',
}

export type SquadAdviceCopy = typeof advice
