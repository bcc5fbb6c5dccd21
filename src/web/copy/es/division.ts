import { formatIn } from '#web/copy/format/format.ts'
import type { DivisionCopy } from '#web/copy/pt-BR/division.ts'

const format = formatIn('es')
const rounds = (count: number) => format.plural(count, { one: '# jornada', other: '# jornadas' })
const ordinal = (place: number) => `${format.number(place)}.º`

export const division: DivisionCopy = {
  title: 'Divisiones',
  description:
    'Un grupo de unos 20 de tu nivel, cuatro jornadas, y a quien le va bien sube de división. Siempre hay algo que ganar.',
  lead: 'Un grupo de tu nivel, cuatro jornadas, y un nuevo comienzo desde cero.',
  tiers: {
    'serie-d': 'Serie D',
    'serie-c': 'Serie C',
    'serie-b': 'Serie B',
    'serie-a': 'Serie A',
    elite: 'Élite',
  },
  group: (tier, number) => `${tier}, grupo ${format.number(number)}`,
  groupDescription: (group, size) =>
    `Clasificación en vivo: ${group}, ${format.number(size)} participantes, quién sube y quién baja.`,
  mixed: (names) => format.list(names),
  table: 'Clasificación del grupo',
  place: 'Puesto',
  placeOf: ordinal,
  manager: 'Participante',
  you: 'tú',
  points: 'Puntos',
  zone: 'Zona',
  roundShort: (round) => `J${format.number(round)}`,
  noLineup: 'sin alineación',
  missed: (count) => `${rounds(count)} sin alineación`,
  moves: { up: 'Sube', stay: 'Sigue', down: 'Baja' },
  moved: { up: 'Subió', stay: 'Siguió', down: 'Bajó' },
  progress: (played, of) => `Jornada ${format.number(played)} de ${format.number(of)}`,
  left: (count) =>
    count === 0
      ? 'Es la última jornada del grupo.'
      : format.plural(count, { one: 'Queda # jornada después de esta.', other: 'Quedan # jornadas después de esta.' }),
  over: 'Grupo terminado',
  provisional: 'Parcial: cuenta la jornada en juego como está ahora.',
  notBegun: 'El grupo está formado. Los puestos aparecen con los primeros puntos de la jornada.',
  zones: (up, down) =>
    `${up === 0 ? 'Nadie sube' : format.plural(up, { one: 'Sube 1', other: 'Suben #' })}; ${down === 0 ? 'nadie baja' : format.plural(down, { one: 'baja 1', other: 'bajan #' })}.`,
  edges: { top: 'De la Élite nadie sube.', bottom: 'De la Serie D nadie baja.' },
  own: 'Tu situación',
  standing: (place, size) => `Vas ${ordinal(place)} de ${format.number(size)}.`,
  wouldRise: (tier) => `Si termina así, subes: ${tier}.`,
  wouldStay: (tier) => `Si termina así, te quedas: ${tier}.`,
  wouldFall: (tier) => `Si termina así, bajas: ${tier}.`,
  absent: 'Faltaste a más de la mitad de las jornadas del grupo y bajas, sea cual sea tu puesto.',
  toRise: (tenths) => `Te faltan ${format.pointTenths(tenths)} puntos para la zona de ascenso.`,
  toStay: (tenths) => `Te faltan ${format.pointTenths(tenths)} puntos para salir de la zona de descenso.`,
  last: (place, size, tier) => `Tu último grupo terminó: ${ordinal(place)} de ${format.number(size)} en ${tier}.`,
  ended: {
    up: (tier) => `¡Subiste a la ${tier}!`,
    stay: (tier) => `Te quedaste en la ${tier}.`,
    down: (tier) => `Bajaste a la ${tier}.`,
  },
  enters: (tier, round, atMs) =>
    `Tu equipo está listo. Entras en un grupo nuevo (${tier}) cuando cierre el mercado de la jornada ${format.number(round)}, el ${format.dateTime(atMs)}. Todos empiezan desde cero.`,
  forming: 'Tu alineación ya cuenta. El grupo se forma en cuanto se liquide la jornada anterior.',
  needsTeam: 'Completa tu equipo antes del cierre del mercado y entra en un grupo nuevo. Todos empiezan desde cero.',
  team: 'Armar tu equipo',
  example: 'Ver un grupo en juego',
  back: 'Tu división',
  past: 'Grupos anteriores',
  pastGroup: 'Grupo',
  noPast: 'Tus grupos terminados aparecen aquí, con el puesto final y adónde te llevó.',
  pastPlace: (place, size) => `${ordinal(place)} de ${format.number(size)}`,
  result: 'Resultado',
  how: 'Cómo funciona',
  rules: [
    'Hay cinco divisiones: Serie D, Serie C, Serie B, Serie A y Élite. Quien llega empieza en la Serie D.',
    'Cuando cierra el mercado, quien alineó y no tiene grupo entra en uno, con unos 20 participantes de fuerza parecida. Todos empiezan desde cero.',
    'El grupo dura cuatro jornadas y suma las alineaciones que valen. Una jornada sin alineación no suma nada.',
    'Al final, un quinto del grupo sube y un quinto baja. Empates: decide la mejor jornada.',
    'Quien falta a más de la mitad de las jornadas baja. Quien vuelve juega en la división que tenía.',
  ],
}
