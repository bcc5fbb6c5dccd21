import type { ReviewCopy } from '#web/copy/pt-BR/review.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('es')
const { number, pointTenths, percent, plural } = format
const position = (rank: number) => `${number(rank)}.º`
const lineups = (count: number) => plural(count, { one: '# alineación', other: '# alineaciones' })

export const review: ReviewCopy = {
  title: 'La temporada en resumen',
  description:
    'La curva, la mejor jornada, el jugador más fiel, los capitanes, la suerte y los pronósticos de una temporada.',
  heading: (season, name) => (name === null ? `Temporada ${season} en resumen` : `Temporada ${season} de ${name}`),
  whole: 'Temporada terminada',
  until: (round) => `Hasta la jornada ${number(round)}`,
  seasons: 'Temporadas',
  profile: 'Ver el perfil',
  share: 'Copiar enlace',
  shared: 'Enlace copiado.',
  lead: ({ points, rank, lineups: played, isOver }) =>
    `${plural(points, { one: '# punto', other: '# puntos' })} con ${lineups(played)}: ${position(rank)} en el ranking ${isOver ? 'al final de la temporada' : 'hasta ahora'}.`,
  told: {
    best: (round, tenths) => `la mejor jornada fue la ${number(round)}, con ${pointTenths(tenths)} puntos`,
    faithful: (name, times) => `${name} estuvo en ${lineups(times)}`,
    captain: (share) => `el brazalete rindió el ${percent(share)} de lo que podía`,
    picks: (right, settled) =>
      `${number(right)} de ${plural(settled, { one: '# pronóstico acertó', other: '# pronósticos acertaron' })}`,
  },
  stats: {
    points: 'Puntos en la temporada',
    rank: 'En el ranking general',
    bestRank: 'Mejor posición',
    average: 'Promedio por alineación',
    position,
    none: '—',
  },
  none: {
    title: 'Todavía no hay temporada que contar',
    own: 'Empieza con la primera jornada terminada que juegues, con equipo o pronósticos.',
    other: 'Esta persona aún no jugó ninguna jornada hasta el final.',
    action: 'Armar equipo',
  },
  curve: {
    title: 'Jornada a jornada',
    points: 'Puntos de cada jornada',
    ranks: 'Posición en el ranking general',
    pointsSummary: (count, averageTenths) => `${lineups(count)}, ${pointTenths(averageTenths)} puntos de promedio.`,
    ranksSummary: (best, now) => `Mejor posición ${position(best)}, al final ${position(now)}.`,
    best: 'Mejor jornada',
    worst: 'Peor jornada',
    round: (round, tenths) => `Jornada ${number(round)}: ${pointTenths(tenths)}`,
    short: (round) => `J${number(round)}`,
    table: 'Ver como tabla',
    columns: { round: 'Jornada', points: 'Puntos', total: 'En la temporada', rank: 'Ranking' },
    missed: 'no jugó',
    noLineup: 'Ninguna alineación en esta temporada: los puntos vinieron de los pronósticos.',
  },
  faithful: {
    title: 'El más fiel',
    lineups: (times, of) => `en ${number(times)} de ${lineups(of)}`,
    captain: (times) => plural(times, { one: 'capitán # vez', other: 'capitán # veces' }),
    points: 'puntos',
    next: 'Después',
  },
  captain: {
    title: 'Ojo para el capitán',
    lead: (share) => `${percent(share)} de lo que el brazalete podía dar`,
    own: 'Los capitanes elegidos',
    drawn: 'Un capitán al azar, en promedio',
    best: 'El mejor capitán de cada jornada',
    more: (tenths) => `${pointTenths(tenths)} puntos más que un capitán al azar.`,
    less: (tenths) => `${pointTenths(tenths)} puntos menos que un capitán al azar.`,
    same: 'Lo mismo que un capitán al azar.',
    explain: 'El bono del brazalete sumado en la temporada, con el vice en lugar del capitán que no jugó.',
  },
  luck: {
    title: '¿Suerte o buen ojo?',
    lead: (share) => `Mejor que el ${percent(share)} de los capitanes al azar`,
    explain:
      'Las mismas alineaciones con un capitán al azar entre los once en cada jornada, contando todas las combinaciones posibles.',
    range: (low, high, own) =>
      `Nueve de cada diez elecciones al azar darían de ${pointTenths(low)} a ${pointTenths(high)} puntos de brazalete; aquí fueron ${pointTenths(own)}.`,
    here: 'aquí',
  },
  picks: {
    title: 'Pronósticos contra la hinchada y el modelo',
    sum: (right, settled, points) =>
      `${number(right)} de ${plural(settled, { one: '# pronóstico acertado', other: '# pronósticos acertados' })}, ${plural(points, { one: '# punto', other: '# puntos' })}`,
    none: 'Ningún pronóstico decidido en esta temporada.',
    alone: 'Los partidos de esta temporada no tienen previsión del modelo con que comparar.',
    matches: (count) =>
      plural(count, {
        one: 'En # partido con previsión e hinchada',
        other: 'En los # partidos con previsión e hinchada',
      }),
    you: 'Tú',
    crowd: 'Hinchada',
    model: 'Modelo',
    who: 'Quién',
    hits: 'Aciertos',
    share: (right, of) => `${number(right)} (${percent(Math.round((100 * right) / of))})`,
    error: 'Error medio',
    errorOf: (thousandths) => format.decimal(thousandths / 20),
    explain:
      'La hinchada elige lo que eligió la mayoría; el modelo, el resultado más probable. Error medio de previsión, de 0 a 100: cuanto menor, mejor; cada pronóstico vale la confianza que dieron los anteriores de la temporada.',
  },
  calibration: {
    title: 'Calibración personal',
    explain:
      'Un pronóstico no tiene probabilidad propia. Aquí cada uno lleva la que el modelo daba al resultado elegido: por encima de la diagonal, acertó más de lo que el modelo esperaba.',
    verdict: (right, expectedTenths) =>
      `${plural(right, { one: '# acierto', other: '# aciertos' })}; el modelo esperaba ${pointTenths(expectedTenths)}.`,
    plot: (count) => `Calibración de ${plural(count, { one: '# pronóstico', other: '# pronósticos' })}`,
    missing: (count) =>
      plural(count, {
        one: 'Falta # pronóstico decidido con previsión para dibujar la curva.',
        other: 'Faltan # pronósticos decididos con previsión para dibujar la curva.',
      }),
    few: (needed, count) =>
      `La curva necesita ${number(needed)} pronósticos decididos con previsión; en esta temporada hubo ${number(count)}.`,
    range: 'Probabilidad del modelo',
    said: 'Esperado',
    happened: 'Ocurrió',
    count: 'Pronósticos',
  },
}
