import { formatIn } from '#web/copy/format/format.ts'
import type { ForecastCopy } from '#web/copy/pt-BR/forecast.ts'

const format = formatIn('es')

export const forecast: ForecastCopy = {
  intro: [
    'Antes de cada partido, Craque dice la probabilidad de cada resultado. Aquí ves con honestidad cuánto acertaron esos pronósticos en la temporada actual.',
    'El modelo solo aprende con resultados de días anteriores al partido. Lo que dijo antes del partido queda guardado y no cambia después.',
  ],
  score: {
    title: 'El modelo contra lo obvio y contra la hinchada',
    explain:
      'La nota de abajo se llama RPS: mide la distancia entre lo que se dijo y lo que pasó. Cero es perfecto; cuanto menor, mejor. Lo comparamos con quien repite siempre la frecuencia histórica de cada resultado y con el reparto de los pronósticos de los participantes.',
    caption: 'Error de los pronósticos por deporte',
    sport: 'Deporte',
    who: 'Quién pronosticó',
    whos: { model: 'Modelo', base: 'Frecuencia histórica', crowd: 'Pronósticos de la hinchada' },
    matches: 'Partidos',
    rps: 'RPS',
    brier: 'Brier',
    logLoss: 'Log loss',
    accuracy: 'Aciertos',
    best: 'menor error',
    verdict: {
      better: (sport, percent) => `${sport}: el modelo se equivoca ${format.percent(percent)} menos que lo obvio.`,
      worse: (sport, percent) =>
        `${sport}: hasta ahora el modelo se equivoca ${format.percent(percent)} más que lo obvio.`,
      even: (sport) => `${sport}: modelo y obvio empatados.`,
    },
    small: (matches) =>
      `Son ${format.plural(matches, { one: '# partido', other: '# partidos' })} hasta aquí: con tan pocos, la suerte todavía pesa.`,
  },
  projections: {
    title: 'Puntos esperados de los jugadores, jornada a jornada',
    explain:
      'Antes de cada jornada guardamos cuántos puntos esperábamos de cada jugador del mercado. Aquí está lo que pasó, junto a pronósticos simples y a la hinchada, también donde perdimos. El mejor de cada jornada está en negrita.',
    none: 'La primera jornada guardada aparece aquí cuando cierre.',
    errors: { title: 'Error en puntos', explain: 'Raíz del error cuadrático medio. Cuanto menor, mejor.' },
    orders: {
      title: 'Orden de los jugadores',
      explain:
        'Hasta qué punto sumaron más los que más prometían: 1 es el orden perfecto, 0 es puro azar. La hinchada ordena por los equipos que alinearon a cada jugador.',
    },
    crowd: 'Hinchada',
    unknown: '–',
    wonOrder: (won: number, rounds: number) =>
      `El orden de Craque fue el mejor en ${format.number(won)} de ${format.plural(rounds, { one: '# jornada', other: '# jornadas' })}.`,
    lost: (rounds: string) => `Otro pronóstico fue mejor en: ${rounds}.`,
    roundShort: (round: number) => `J${format.number(round)}`,
    round: 'Jornada',
    model: 'Craque',
    seasonMean: 'Media de la temporada',
    lastFive: 'Últimos cinco',
    inside: 'Dentro del rango del 80%',
    verdict: (won, rounds) =>
      `Craque se equivocó menos en ${format.number(won)} de ${format.plural(rounds, { one: '# jornada', other: '# jornadas' })}.`,
  },
  calibration: {
    title: 'Cuando el modelo dice 30%, ¿pasa el 30%?',
    explain:
      'Cada punto junta pronósticos parecidos. En la línea punteada, lo que se dijo pasó en la misma proporción. Los puntos más grandes tienen más pronósticos.',
    plot: (error) => `Calibración de los pronósticos. Distancia media a la línea: ${error}.`,
    error: (points) => `Distancia media a la línea: ${points} puntos porcentuales.`,
    said: 'Previsto',
    happened: 'Ocurrió',
    claims: 'Pronósticos',
    range: 'Franja',
  },
  recent: {
    title: 'Últimos partidos pronosticados',
    match: 'Partido',
    said: 'Probabilidad dada a lo que pasó',
    favourite: 'Ganó el favorito',
    surprise: 'Sorpresa',
    verdict: 'Resultado',
  },
  how: {
    title: 'Cómo piensa el modelo',
    allSports: 'Los clubes con pocos partidos reciben pronósticos más prudentes.',
  },
  limits:
    'El modelo no sabe de lesiones, viajes ni fichajes. Es un juego con puntos virtuales: no lo uses como consejo de apuesta.',
  empty: 'Aún no hay partidos pronosticados y terminados en esta temporada.',
}
