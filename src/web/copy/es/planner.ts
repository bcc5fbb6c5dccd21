import type { PlannerCopy } from '#web/copy/pt-BR/planner.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('es')
const { number } = format

const words: PlannerCopy = {
  choose: { a: 'Plan A', b: 'Plan B' },
  plans: {
    previstos: { name: 'Precios previstos', how: 'Más puntos, comprando en cada jornada al precio que esperamos.' },
    hoje: {
      name: 'Precios de hoy',
      how: 'Más puntos, comprando ya: quien está en el equipo mantiene el precio pagado.',
    },
    seguro: { name: 'Más seguro', how: 'Precios previstos; prefiere a quien varía poco.' },
    ousado: { name: 'Más audaz', how: 'Precios previstos; prefiere a quien puede sorprender.' },
  },
  round: (round: number) => `Jornada ${number(round)}`,
  closes: 'cierra el',
  noEleven: 'Ningún equipo completo cabe en el presupuesto.',
  sameEleven: 'A y B eligen el mismo equipo',
  onlyIn: (letter: string) => `solo en el plan ${letter}`,
  empty: {
    title: 'Todavía no hay qué planificar',
    detail: 'Las proyecciones aparecen después del primer partido y del cálculo siguiente, con jornadas abiertas.',
    action: 'Ir al mercado',
  },
  compare: {
    title: 'Lado a lado',
    round: 'Jornada',
    plan: (letter: string) => `Plan ${letter}`,
    shape: ({ formation, captain, price }: { formation: string; captain: string; price: number }) =>
      `${formation} · capitán ${captain} · cuesta ${number(price)}`,
    same: (points: string, rounds: number) =>
      format.plural(rounds, {
        one: `En la # jornada los dos planes prometen ${points} puntos.`,
        other: `En las # jornadas los dos planes prometen ${points} puntos.`,
      }),
    ahead: ({ plan, points, a, b, rounds }: { plan: string; points: string; a: string; b: string; rounds: number }) =>
      format.plural(rounds, {
        one: `El plan ${plan} promete ${points} más en la # jornada (A ${a}, B ${b}).`,
        other: `El plan ${plan} promete ${points} más en las # jornadas (A ${a}, B ${b}).`,
      }),
  },
  eleven: {
    caption: (formation: string, price: number) => `Formación ${formation}, cuesta ${number(price)}`,
    player: 'Jugador',
    points: 'Puntos',
    price: 'Precio',
    ifOut: '¿Y si no juega?',
    sentence: ({ points, low, high, match }: { points: string; low: string; high: string; match: string }) =>
      `${points} puntos esperados contra ${match}; cuatro de cada cinco veces, de ${low} a ${high}.`,
    plays: (percent: number) => `Juega con un ${format.percent(percent)} de probabilidad.`,
    moves: ({ today, later, paid }: { today: number; later: number; paid: number }) =>
      later > today
        ? `Hoy cuesta ${number(today)}, hasta entonces debería subir a ${number(later)}${paid === today ? ': compra ya' : ''}.`
        : `Hoy cuesta ${number(today)}, hasta entonces debería bajar a ${number(later)}${paid === today ? ': mejor esperar' : ''}.`,
    comes: ({ incoming, count }: { incoming: string; count: number }) =>
      count === 1 ? `Entra ${incoming}.` : `Entran ${incoming}.`,
    leaves: ({ outgoing, count }: { outgoing: string; count: number }) =>
      count === 1 ? `También sale ${outgoing}.` : `También salen ${outgoing}.`,
    captain: (name: string) => `El brazalete pasa a ${name}.`,
    loses: (points: string, isLoss: boolean) =>
      isLoss ? `El equipo pierde ${points} puntos.` : `El equipo gana ${points} puntos, pero cambia el riesgo.`,
    same: 'El equipo promete lo mismo.',
    noOther: 'Sin este jugador ningún equipo completo cabe en el presupuesto.',
  },
  players: {
    title: 'Quién promete más',
    explain:
      'Los 30 jugadores con más puntos esperados en la suma de las jornadas. Debajo del precio, cuánto debería cambiar hasta la última.',
    position: 'Posición',
    player: 'Jugador',
    roundShort: (round: number) => `J${number(round)}`,
    total: 'Suma',
    price: 'Precio',
    owned: 'Alineado por',
    until: (price: number) => `debería llegar a ${number(price)}`,
  },
  fixtures: {
    title: 'Partidos de cada club',
    explain:
      'C es en casa, F es fuera; en el móvil, mayúsculas son en casa y minúsculas fuera. La línea es verde en el partido fácil y roja en el difícil.',
    club: 'Club',
  },
}

export const planner = words
