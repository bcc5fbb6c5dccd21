import { formatIn } from '#web/copy/format/format.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'
import { periodNames } from './period-names.ts'

const format = formatIn('es')

export const match: MatchCopy = {
  tabs: { label: 'Qué ver', match: 'Partido', talk: 'Charla' },
  season: (season, round) =>
    round === null
      ? `Temporada ${format.number(season)}`
      : `Temporada ${format.number(season)}, jornada ${format.number(round)}`,
  surfaces: { saibro: 'Polvo de ladrillo', dura: 'Cancha dura', grama: 'Césped' },
  states: { scheduled: 'Programado', live: 'En vivo', final: 'Finalizado', abandoned: 'Abandonado' },
  dataFrom: 'Datos de',
  fates: { postponed: 'Aplazado', moved: 'Reprogramado', awarded: 'W.O.' },
  noDate: 'Fecha por definir',
  extraTime: 'tras la prórroga',
  penalties: (home, away) => `(pen. ${format.number(home)} x ${format.number(away)})`,
  official: (home, away) => `Resultado oficial: ${format.number(home)} x ${format.number(away)}`,
  decisions: {
    title: 'Decisiones',
    leftRound: (round) => `No vale para la jornada ${format.number(round)}: sus jugadores no cuentan en ella.`,
    kinds: { postponed: 'Aplazado', moved: 'Nueva fecha:', abandoned: 'Abandonado', awarded: 'Decidido:' },
    bySource: 'Informado por la fuente de los partidos',
  },
  minute: (minute, stoppage) =>
    stoppage > 0 ? `${format.number(minute)}+${format.number(stoppage)}'` : `${format.number(minute)}'`,
  versus: (home, away) => `${home} x ${away}`,
  scoreLabel: (home, homeScore, away, awayScore) =>
    `${home} ${format.number(homeScore)}, ${away} ${format.number(awayScore)}`,
  periods: {
    caption: 'Marcador por período',
    ...periodNames,
  },
  forecast: {
    title: 'Pronóstico',
    before: 'Lo que dijo el modelo antes del partido',
    draw: 'Empate',
    expected: (home, away) => `Goles esperados: ${format.decimal(home)} a ${format.decimal(away)}.`,
    margin: (club, points) => `Ventaja esperada: ${club} por ${format.decimal(points)} puntos.`,
    likely: 'Marcadores más probables',
    score: 'Marcador',
    chance: 'Probabilidad',
    margins: 'Diferencias más probables',
    wonBy: 'Gana por',
    band: (from, to) =>
      to === null ? `${format.number(from)} o más` : `${format.number(from)} a ${format.number(to)}`,
    grid: 'Mapa de marcadores',
    gridCaption: (home, away) => `Probabilidad de cada marcador. Filas: goles de ${home}. Columnas: goles de ${away}.`,
    orMore: (goals) => `${format.number(goals)}+`,
    none: 'Aún no hay pronóstico para este partido.',
  },
  crowd: {
    title: 'Pronósticos de la hinchada',
    hidden: 'Los pronósticos de los demás aparecen cuando empieza el partido.',
    count: (picks) => format.plural(picks, { one: '# pronóstico', other: '# pronósticos' }),
    none: 'Nadie pronosticó este partido.',
  },
  gains: {
    title: 'Quién ganó con este partido',
    own: (points, players) => `Tú: ${points} con ${players}.`,
    captain: (player) => `${player} (capitán)`,
    nobody: 'Nadie de tu equipo jugó este partido.',
    picks: 'Puntos por pronósticos',
    points: 'Puntos',
    managers: 'Participantes',
    players: 'Los mejores',
    price: 'Precio',
  },
  form: {
    title: 'Cómo llegan',
    order: 'Últimos resultados, del más nuevo al más antiguo',
    result: 'Resultado',
    empty: 'Sin partidos anteriores.',
  },
  meetings: {
    title: 'Historial',
    summary: (home, homeWins, draws, away, awayWins) =>
      `${home} ganó ${format.number(homeWins)}, ${away} ganó ${format.number(awayWins)}, ${format.plural(draws, { one: '# empate', other: '# empates' })}.`,
    summaryTwoWay: (home, homeWins, away, awayWins) =>
      `${home} ganó ${format.number(homeWins)}, ${away} ganó ${format.number(awayWins)}.`,
    empty: 'Es la primera vez que se enfrentan.',
  },
  scorers: { title: (club: string) => `Goles de ${club}`, penalty: '(pen.)', own: '(e.c.)' },
  whose: { mine: 'tuyo', rival: 'del rival' },
  events: {
    title: 'Jugadas',
    empty: 'Todavía sin jugadas.',
    kick_off: 'Empieza el partido',
    half_time: 'Descanso',
    second_half: 'Empieza el segundo tiempo',
    normal_end: 'Fin del tiempo reglamentario',
    extra_time: 'Empieza la prórroga',
    extra_second_half: 'Empieza el segundo tiempo de la prórroga',
    shoot_out: 'Tanda de penales',
    kick_in: 'Penal convertido',
    kick_missed: 'Penal fallado en la tanda',
    full_time: 'Fin del partido',
    period_end: (period) => `Fin del ${period}`,
    goal: (player) => `Gol de ${player}`,
    assist: (player) => `asistencia de ${player}`,
    own_goal: (player) => `Gol en contra de ${player}`,
    penalty: (player) => `Penal cometido por ${player}`,
    penalty_goal: (player) => `Gol de penal de ${player}`,
    penalty_saved: (player) => `Atajado el penal de ${player}`,
    penalty_missed: (player) => `${player} falla el penal`,
    shot_woodwork: (player) => `${player} da en el palo`,
    yellow: (player) => `Amarilla para ${player}`,
    second_yellow: (player) => `Segunda amarilla: ${player} expulsado`,
    red: (player) => `Roja para ${player}`,
    substitution: (player, other) => `Entra ${player}, sale ${other}`,
    score: (home, away) => `${format.number(home)} a ${format.number(away)}`,
  },
  players: {
    title: 'Jugadores',
    caption: (club) => `Jugadores de ${club}`,
    player: 'Jugador',
    points: 'Puntos',
    scouts: 'Scouts',
    count: (count, scout) => (count === 1 ? scout : `${format.number(count)} × ${scout}`),
    later: 'La planilla de cada jugador sale al final del partido.',
  },
  corrections: {
    correct: 'Corregir este partido',
    bySource: 'La fuente de los partidos lo corrigió',
    by: (name) => `por ${name}`,
    later: (score) => `corregido después a ${score}`,
    title: 'Correcciones',
    score: (from, to) => `Marcador de ${from} a ${to}`,
    points: (player, from, to) => `${player}: de ${from} a ${to} puntos`,
    result: (home, away) => `${format.number(home)} a ${format.number(away)}`,
  },
}
