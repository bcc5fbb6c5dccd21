import { formatIn } from '#web/copy/format/format.ts'
import type { AnalyticsCopy } from '#web/copy/pt-BR/analytics.ts'

const format = formatIn('es')

export const analytics: AnalyticsCopy = {
  sport: 'Deporte',
  period: 'Período',
  periods: { '7d': '7 días', '30d': '30 días', '3m': '3 meses', '1y': '1 año', temporada: 'Temporada' },
  within: {
    '7d': 'en los últimos 7 días',
    '30d': 'en los últimos 30 días',
    '3m': 'en los últimos 3 meses',
    '1y': 'en el último año',
    temporada: 'en la temporada',
  },
  range: (matches, season) =>
    season === null || season === 1
      ? format.plural(matches, { one: '# partido desde el', other: '# partidos desde el' })
      : format.plural(matches, {
          one: `# partido de la temporada ${season} desde el`,
          other: `# partidos de la temporada ${season} desde el`,
        }),
  standings: {
    title: 'Clasificación',
    caption: (sport, within) => `Clasificación de ${sport} ${within}`,
    venue: 'Localía',
    venues: { all: 'Todos', home: 'En casa', away: 'Fuera' },
    position: 'Pos.',
    played: 'J',
    wins: 'G',
    draws: 'E',
    losses: 'P',
    points: 'Pts',
    titles: 'Títulos',
    record: (wins, draws, losses) =>
      draws === null
        ? `${format.number(wins)}G ${format.number(losses)}P`
        : `${format.number(wins)}G ${format.number(draws)}E ${format.number(losses)}P`,
    titleCount: (titles) => format.plural(titles, { one: '# título', other: '# títulos' }),
    form: 'Forma',
    zones: { green: 'Verde: los 4 primeros', blue: 'Azul: 5.º y 6.º', red: 'Rojo: los últimos, entre los 4 de abajo' },
    group: (name) => `Grupo ${name}`,
    groupZone: 'Verde: los 2 primeros del grupo',
    knockout: 'Este campeonato se decide por eliminatorias.',
    knockoutHint: 'El cuadro está en la página del campeonato.',
    empty: 'Ningún partido terminó en este período.',
    emptyHint: 'Elige un período más largo.',
  },
  scorers: {
    player: 'Jugador',
    team: 'Club',
    rating: 'Nota',
    trend: 'Tendencia',
    trends: { up: 'en alza', down: 'en baja', stable: 'estable' },
    formula: {
      scouts: (perPoint) =>
        `Nota = 6,0 + ${format.exact(perPoint)} × promedio de puntos de scouts por partido, hasta 9,5.`,
      counts: (perPoint, parts) =>
        `Nota = 6,0 + ${format.exact(perPoint)} × promedio por partido de (${parts}), hasta 9,5.`,
      part: (weight, stat) => `${format.exact(weight)} × ${stat.toLowerCase()}`,
    },
    trendRule: 'Tendencia: los últimos cinco partidos comparados con el promedio de la temporada.',
    empty: 'Nadie jugó en este período.',
  },
  next: {
    title: 'Próximos partidos',
    caption: 'Pronóstico de los próximos seis partidos',
    match: 'Partido',
    home: 'Local',
    away: 'Visitante',
    versus: (home, away) => `${home} x ${away}`,
    note: 'Probabilidades de nuestro modelo, aprendidas solo con resultados anteriores a cada partido.',
    anyPeriod: {
      tomorrow:
        'Son siempre los próximos seis desde mañana, según la hora de Brasilia; las fechas están en la zona de tu dispositivo. El período elegido no cambia este panel.',
      now: 'Son siempre los próximos seis; las fechas están en la zona de tu dispositivo. El período elegido no cambia este panel.',
    },
    empty: 'No hay partidos programados.',
  },
  strength: {
    title: 'Fuerza a lo largo del tiempo',
    units: {
      goalShare: 'De cada 100 goles contra un club promedio, cuántos son suyos',
      margin: 'Puntos de ventaja sobre un equipo promedio',
      setShare: 'De cada 100 sets contra un equipo promedio, cuántos gana',
      winShare: 'De cada 100 partidos contra un tenista promedio, cuántos gana',
    },
    plot: (club, value) => `Líneas con la fuerza de todos. Destacado: ${club}, ahora en ${value}.`,
    highlight: (club) => `Destacar ${club}`,
    now: 'Ahora',
    change: 'En el período',
    empty: 'Aún no hay partidos que muestren la fuerza en este período.',
  },
  outlook: {
    title: 'Cómo puede terminar la temporada',
    season: (season) => `Temporada ${season}`,
    meanPoints: 'Pts al final',
    champion: 'Título',
    top4: '4 primeros',
    bottom4: '4 últimos',
    note: (simulations, remaining) =>
      `El resto de la temporada (${format.plural(remaining, { one: '# partido', other: '# partidos' })}) se jugó ${format.number(simulations)} veces en la computadora.`,
    under: '<1%',
    over: '>99%',
    anyPeriod: 'Es la temporada entera: el período elegido no cambia este panel.',
    empty: 'El pronóstico de la temporada aparece tras el primer partido.',
  },
}
