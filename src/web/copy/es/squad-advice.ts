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
  captainCounts: 'capitán ×1,5',
  paid: 'Pagado',
  worth: 'Vale hoy',
  worthNow: (price) => `vale ${number(price)}`,
  absent: (count, names) =>
    format.plural(count, { one: `# no debería jugar: ${names}.`, other: `# no deberían jugar: ${names}.` }),
  stillCompetes: 'El equipo compite así, pero no está listo.',
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
    mark: 'Con él el equipo no se completa',
    with_too_dear: ({ left, places, cheapest }) =>
      format.plural(places, {
        one: `Con él quedan ${number(left)} para # lugar, y el más barato cuesta ${number(cheapest)}`,
        other: `Con él quedan ${number(left)} para # lugares, y los más baratos cuestan ${number(cheapest)}`,
      }),
    with_no_formation: 'Con él ninguna formación es posible',
  },
  improve: {
    open: 'Mejorar con cambios',
    title: 'Los mejores cambios',
    lead: 'De todos los cambios que el presupuesto y las formaciones permiten, los que más suman en puntos esperados, con el capitán valiendo 1,5. Es exacto. Los tuyos cuestan lo que pagaste; los que llegan, el valor de hoy.',
    most: 'Hasta cuántos cambios',
    absentOnly: 'Quienes no deberían jugar',
    gain: (count, points) =>
      format.plural(count, {
        one: `# cambio: ${points} puntos esperados`,
        other: `# cambios: ${points} puntos esperados`,
      }),
    armbandGain: (points) => `Sin cambiar a nadie: ${points} puntos esperados`,
    best: (count) =>
      format.plural(count, {
        one: 'Tu equipo ya es el mejor que se logra con # cambio.',
        other: 'Tu equipo ya es el mejor que se logra con # cambios.',
      }),
    impossible: 'No hay quien entre en el presupuesto en su lugar. Prueba con más cambios.',
    moreNeeded: 'Para entrar en el presupuesto, alguien más tiene que salir.',
    leaves: 'Sale',
    comes: 'Entra',
    facts: ({ line, price, points }) => `${line} · ${price} · ${points} esp.`,
    paid: (price) => `pagado ${number(price)}`,
    costs: (price) => `cuesta ${number(price)}`,
    armband: (player) => `La cinta pasa a ${player}`,
    moneyLeft: (left) => `Quedan ${number(left)} en el presupuesto.`,
    apply: (count) => format.plural(count, { one: 'Hacer # cambio', other: 'Hacer # cambios' }),
    applyArmband: 'Pasar la cinta',
    applied: (count) =>
      format.plural(count, {
        one: '# cambio hecho. «Deshacer» lo revierte; falta guardar.',
        other: '# cambios hechos. «Deshacer» los revierte; falta guardar.',
      }),
    armbandPassed: 'Cinta pasada. «Deshacer» lo revierte; falta guardar.',
  },
}
