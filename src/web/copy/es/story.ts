import { formatIn } from '#web/copy/format/format.ts'
import type { StoryCopy } from '#web/copy/pt-BR/story.ts'

const format = formatIn('es')
const points = (count: number) => format.plural(count, { one: '# punto', other: '# puntos' })
const places = (count: number) => format.plural(count, { one: '# puesto', other: '# puestos' })

const pointsOf = (tenths: number) => `${format.pointTenths(tenths)} ${tenths === 10 ? 'punto' : 'puntos'}`

export const story: StoryCopy = {
  head: (round: number, name: string | null) => ({
    title: name === null ? `Jornada ${round}` : `Jornada ${round} de ${name}`,
    description:
      'Cada punto de la jornada hasta el scout y la regla, el duelo, las ligas, los pronósticos y el mejor equipo posible.',
  }),
  heading: (season: number, round: number, name: string | null) =>
    name === null ? `Jornada ${round}, temporada ${season}` : `Jornada ${round} de ${name}`,
  states: {
    open: 'Mercado abierto',
    locked: 'Mercado cerrado, a la espera del primer partido',
    live: 'En juego: números provisionales',
    settled: 'Terminada',
  },
  pitch: 'La alineación en la cancha',
  earlier: 'Jornada anterior',
  later: 'Jornada siguiente',
  season: 'La temporada en resumen',
  lead: {
    made: (tenths: number, isOwn: boolean) => `${isOwn ? 'hiciste' : 'hizo'} ${format.pointTenths(tenths)} puntos`,
    has: (tenths: number, isOwn: boolean) => `${isOwn ? 'tienes' : 'tiene'} ${format.pointTenths(tenths)} puntos`,
    won: (opponent: string) => `victoria contra ${opponent} en el duelo`,
    lost: (opponent: string) => `derrota contra ${opponent} en el duelo`,
    drew: (opponent: string) => `empate con ${opponent} en el duelo`,
    up: (count: number) => `${places(count)} hacia arriba`,
    down: (count: number) => `${places(count)} hacia abajo`,
    stayed: 'el mismo puesto',
    captain: (name: string, tenths: number) => `con ${format.pointTenths(tenths)} del capitán ${name}`,
  },
  points: 'puntos en la jornada',
  place: (rank: number, of: number) => `${format.number(rank)}.º entre ${format.number(of)} alineaciones`,
  standing: {
    title: (isOwn: boolean): string =>
      isOwn ? 'Lo que te movió en el ranking' : 'Lo que cambió el puesto en el ranking',
    season: (rank, of) => `${format.number(rank)}.º de ${format.number(of)} en la temporada`,
    rank: (rank: number) => `${format.number(rank)}.º en el ranking global`,
    from: (rank: number) => `antes ${format.number(rank)}.º`,
    first: 'primera jornada en el ranking',
    before: 'Antes de la jornada',
    lineup: 'Alineación',
    picks: 'Pronósticos',
    other: 'Otros movimientos',
    total: 'Total',
    unit: 'En puntos del ranking: cada punto de la alineación vale diez.',
    ledger: 'Ver el extracto completo',
  },
  lineup: {
    title: 'Punto por punto',
    best: 'Mejor elección',
    worst: 'Peor elección',
    captainBonus: (tenths: number) => `capitán ${tenths >= 0 ? '+' : ''}${format.pointTenths(tenths)}`,
    captain: 'capitán',
    notYet: 'aún no jugó',
    line: (count: number, scout: string, weightTenths: number) =>
      `${format.number(count)} × ${scout} (${format.pointTenths(weightTenths)} cada uno)`,
    howScored: 'Cómo puntúa',
    rules: (name: string) => `Por el conjunto de reglas ${name}.`,
    price: (price: number) => `costó ${format.number(price)}`,
    show: (player: string) => `Scouts de ${player}`,
    none: 'Ningún scout que valga puntos.',
  },
  none: {
    title: 'Sin alineación en esta jornada',
    own: 'No tenías un equipo completo cuando cerró el mercado. La jornada está abajo; la próxima te espera.',
    other: 'No había un equipo completo cuando cerró el mercado.',
    open: 'El mercado de esta jornada sigue abierto: la historia empieza cuando cierre.',
    visitor: 'Arma un equipo y la próxima jornada se contará aquí, punto por punto.',
    action: 'Armar equipo',
  },
  duel: {
    title: 'Duelo',
    versus: (own: number, rival: number) => `${format.pointTenths(own)} × ${format.pointTenths(rival)}`,
    against: 'contra',
    page: 'Ver las dos alineaciones',
  },
  corrections: {
    title: 'Corregido',
    detail: 'Los puntos de esta página ya cuentan las correcciones.',
  },
  division: {
    title: 'División',
    after: (place: string) => `${place} después de esta jornada`,
    before: (place: string) => `${place} antes de esta jornada`,
    began: 'El grupo empieza en esta jornada.',
  },
  leagues: {
    title: 'Ligas',
    place: (rank: number | null, members: number, isThen: boolean) =>
      rank === null
        ? `entre ${format.number(members)} equipos, puesto cuando cierre la jornada`
        : `${format.number(rank)}.º de ${format.number(members)} ${isThen ? 'después de esta jornada' : 'ahora'}`,
  },
  picks: {
    title: 'Pronósticos',
    sum: (right: number, settled: number, won: number) =>
      `${format.number(right)} de ${format.number(settled)} acertados, ${points(won)}`,
    waiting: 'en juego',
    since: 'En todos los deportes, desde el final de la jornada anterior hasta el de esta.',
    none: 'Ningún pronóstico en partidos entre el final de la jornada anterior y el de esta.',
  },
  achievements: 'Logros de esta jornada',
  best: {
    title: 'El mejor equipo posible',
    detail: (tenths: number, price: number, money: number) =>
      `${format.pointTenths(tenths)} puntos por ${format.number(price)} de los mismos ${format.number(money)}`,
    share: (percent: number, isOwn: boolean) =>
      isOwn
        ? `Hiciste el ${format.percent(percent)} de eso.`
        : `La alineación hizo el ${format.percent(percent)} de eso.`,
    own: 'tuyo',
    caption: 'El equipo que más habría sumado con el mismo dinero',
    player: 'Jugador',
    price: 'Precio',
    points: 'Puntos',
  },
  gotAway: {
    title: 'Lo que se escapó',
    text: (name: string, instead: string, tenths: number) =>
      `${name} en lugar de ${instead}: ${format.pointTenths(tenths)} puntos más, y cabía en el presupuesto.`,
  },
  next: {
    title: '¿Y ahora?',
    market: (round: number) => `El mercado de la jornada ${format.number(round)} cierra en`,
    closed: 'El mercado cerró.',
    team: 'Ajustar mi equipo',
    picks: 'Pronosticar',
  },
  whatIf: {
    head: {
      title: '¿Y si…?',
      description: 'Juega otra vez una jornada pasada con otro equipo, por el mismo dinero, y mira cómo habría sido.',
    },
    heading: (round: number, name: string) => `¿Y si…? Jornada ${format.number(round)} de ${name}`,
    open: '¿Y si…? Jugar otra vez con otro equipo',
    back: 'Volver a la historia de la jornada',
    lead: 'Cambia jugadores, formación y capitán a los precios de ese día. Nada de esto cambia lo que se jugó.',
    team: 'Equipo',
    captain: 'Capitán',
    captainOf: (name: string) => `${name} de capitán`,
    swap: (name: string) => `Cambiar a ${name}`,
    swapShort: 'Cambiar',
    asPosition: (position, formation) => `${position}, en un ${formation}`,
    choose: (name: string) => `¿Quién en lugar de ${name}?`,
    search: 'Buscar jugador o club',
    none: 'Nadie con ese nombre.',
    reset: 'Volver al equipo que jugó',
    share: 'Copiar enlace',
    shared: 'Enlace copiado.',
    result: 'Cómo habría sido',
    points: (tenths: number) => `${format.pointTenths(tenths)} puntos`,
    more: (tenths: number) => `${pointsOf(tenths)} más`,
    less: (tenths: number) => `${pointsOf(tenths)} menos`,
    same: 'lo mismo que fue',
    includes: 'Con el bono del capitán y los suplentes que habrían entrado.',
    place: (rank: number, of: number, before: number) =>
      `${format.number(rank)}.º entre ${format.number(of)} alineaciones (fue ${format.number(before)}.º)`,
    overall: (rank: number, before: number) =>
      `${format.number(rank)}.º en el ranking general al final de la jornada (fue ${format.number(before)}.º)`,
    won: (name: string, tenths: number) => `Le habrías ganado a ${name}, que hizo ${format.pointTenths(tenths)}.`,
    lost: (name: string, tenths: number) => `Habrías perdido contra ${name}, que hizo ${format.pointTenths(tenths)}.`,
    drew: (name: string) => `Habrías empatado con ${name}.`,
    price: (price: number) => `Costo: ${format.number(price)}`,
    problems: {
      budget: 'El presupuesto no alcanzaba.',
      formation: 'Ese equipo no encaja en ninguna formación permitida.',
      captain: 'El capitán debe estar en el equipo.',
      'unknown-player': 'Alguien de ese equipo no estaba en el mercado.',
    },
    visitor:
      'Aquí puedes volver a jugar una jornada pasada. Arma un equipo para jugar la próxima, o abre la jornada de alguien del ranking.',
    toFantasy: 'Armar equipo',
    missing: 'Esta persona no jugó esta jornada, o aún no terminó.',
  },
  matchFates: { postponed: 'aplazado', moved: 'reprogramado', awarded: 'W.O.', abandoned: 'abandonado' },
  matches: 'Partidos de la jornada',
}
