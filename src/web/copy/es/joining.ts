import { formatIn } from '#web/copy/format/format.ts'
import type { JoiningCopy } from '#web/copy/pt-BR/joining.ts'

const format = formatIn('es')
const { number } = format

/** Joining a league, and the row of a league in a list. */
export const joining: JoiningCopy = {
  title: 'Ligas Disponibles',
  participants: (count) => format.plural(count, { one: '# participante', other: '# participantes' }),
  prize: (points, most) =>
    points === most
      ? `premio de ${number(points)} puntos`
      : `premio de ${number(points)} puntos ahora, hasta ${number(most)}`,
  points: (points) => `${number(points)} puntos`,
  pointsLater: (most) => `ahora, hasta ${number(most)} con más gente`,
  capped: (prize) =>
    `de ${number(prize)}: las ligas de quien organiza ya dieron casi todos los puntos que pueden dar esta temporada`,
  daysLeft: (days) => format.plural(days, { one: '# día', other: '# días' }),
  hoursLeft: (hours) => format.plural(hours, { one: '# hora', other: '# horas' }),
  minutesLeft: (minutes) => format.plural(minutes, { one: '# minuto', other: '# minutos' }),
  endsIn: (time) => `termina en ${time}`,
  ended: 'terminada',
  join: 'Participar',
  joinLabel: (league) => `Participar en ${league}`,
  joined: 'Participando',
  joinedWith: (squad) => `con ${squad}`,
  undo: 'Deshacer',
  undoLabel: (league) => `Deshacer: salir de ${league}`,
  joinedToast: (league, squad) => `${squad} entró en ${league}.`,
  leftToast: (league) => `Saliste de ${league}.`,
  removedToast: (league, squad) => `${squad} salió de ${league}.`,
  incomplete: 'Tu equipo aún no está completo',
  joinedPoolToast: (league) => `Entraste en ${league}.`,
  noMoreMatches: 'No quedan partidos por empezar',
  noMoreRounds: 'No quedan jornadas en esta edición',
  waits: {
    join: 'Entrada guardada: se envía cuando vuelva la conexión',
    leave: 'Salida guardada: se envía cuando vuelva la conexión',
  },
  nextEdition: 'Cuenta desde la próxima edición',
  ownPlace: (rank, of) => `${number(rank)}.º de ${number(of)}`,
  knockedOut: 'eliminado',
  inBracket: 'en carrera',
  noPlace: 'sin posición todavía',
  joinWith: 'Participar con',
  unsaved: (name) => `${name} (sin guardar)`,
  squad: {
    defaultName: 'Mi equipo',
    newName: (count) => `Equipo ${number(count)}`,
    teamOf: (name) => `Equipo de ${name}`,
    closedTitle: 'El mercado de esta jornada cerró',
  },
  all: 'Ver todas las ligas',
  empty: 'Ninguna liga abierta',
  emptyDetail: 'Crea la tuya e invita a tus amigos.',
  create: 'Crear liga',
}
