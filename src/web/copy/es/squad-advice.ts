import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { SquadAdviceCopy } from '#web/copy/pt-BR/squad-advice.ts'

const format = formatIn('es')
const { number } = format

export const advice: SquadAdviceCopy = {
  concerns: {
    duvida: 'Duda',
    contundido: 'Lesionado',
    suspenso: 'Suspendido',
    nao_relacionado: 'No convocado',
    sem_jogo: 'Sin partido',
  },
  shortConcerns: {
    duvida: 'duda',
    contundido: 'lesión',
    suspenso: 'susp.',
    nao_relacionado: 'no conv.',
    sem_jogo: 'sin part.',
  },
  unused: 'No jugó en ninguno de los últimos 5 partidos del club',
  expected: 'Puntos esperados',
  captainCounts: `capitán ×${format.exact(CAPTAIN_FACTOR)}`,
  paid: 'Pagado',
  worth: 'Vale hoy',
  worthNow: (price) => `vale ${number(price)}`,
  absent: (count, names) =>
    format.plural(count, { one: `${names} no debería jugar.`, other: `${names} no deberían jugar.` }),
  stillCompetes: 'Se puede jugar así, pero conviene cambiar.',
  doubts: (names) => `En duda: ${names}.`,
  swap: 'Ver los mejores cambios',
  deadEnd: {
    too_dear: ({ left, places, cheapest }) =>
      format.plural(places, {
        one: `Sin salida: quedan ${number(left)} para # lugar, y el más barato cuesta ${number(cheapest)}.`,
        other: `Sin salida: quedan ${number(left)} para # lugares, y los más baratos cuestan ${number(cheapest)}.`,
      }),
    no_formation: 'Sin salida: ninguna formación tiene lugar para todos estos jugadores.',
    sell: (player) => `Quitar a ${player}`,
    wayOut: 'La salida que menos cuesta en puntos esperados:',
    severalMustGo: 'Quitar a uno solo no alcanza: quita a dos o más.',
    short: 'sin salida',
    mark: 'Con este jugador el equipo no se puede completar',
    with_too_dear: ({ left, places, cheapest }) =>
      format.plural(places, {
        one: `Con este jugador quedan ${number(left)} para # lugar, y el más barato cuesta ${number(cheapest)}`,
        other: `Con este jugador quedan ${number(left)} para # lugares, y los más baratos cuestan ${number(cheapest)}`,
      }),
    with_no_formation: 'Con este jugador ninguna formación es posible',
  },
  improve: 'Mejorar con cambios',
}
