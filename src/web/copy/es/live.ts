import { formatIn } from '#web/copy/format/format.ts'
import type { CorrectionTold, LiveCopy } from '#web/copy/pt-BR/live.ts'

const format = formatIn('es')
const signedTenths = (tenths: number) => `${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`

export const live: LiveCopy = {
  title: 'En vivo',
  score: (home, homeScore, awayScore, away) =>
    `${home} ${format.number(homeScore)} a ${format.number(awayScore)} ${away}`,
  goal: (player) => `Gol de ${player}`,
  ownGoal: (player) => `Gol en contra de ${player}`,
  penaltySaved: (player) => `Penal de ${player} atajado`,
  penaltyMissed: (player) => `Penal fallado por ${player}`,
  red: (player) => `${player} expulsado`,
  kickOff: 'Rueda la pelota',
  fullTime: 'Final del partido',
  /** The line about a decision on a match (MT12), without a score. */
  decided: {
    postponed: (home, away) => `Partido aplazado: ${home} × ${away}`,
    moved: (home, away) => `Partido con nueva fecha: ${home} × ${away}`,
    abandoned: (home, away) => `Partido suspendido: ${home} × ${away}`,
    awarded: (home, away) => `Resultado decidido fuera de la cancha: ${home} × ${away}`,
    resumed: (home, away) => `Partido reanudado: ${home} × ${away}`,
  },
  points: (what, tenths) => `${what}: ${signedTenths(tenths)}`,
  up: (places) => format.plural(places, { one: 'subiste # posición', other: 'subiste # posiciones' }),
  down: (places) => format.plural(places, { one: 'bajaste # posición', other: 'bajaste # posiciones' }),
  alone: {
    up: (places) => format.plural(places, { one: 'Subiste # posición', other: 'Subiste # posiciones' }),
    down: (places) => format.plural(places, { one: 'Bajaste # posición', other: 'Bajaste # posiciones' }),
  },
  deed: (scout, times) => (times > 1 ? `${scout} ×${format.number(times)}` : scout),
  takenBack: (scout) => `Anulado: ${scout.toLowerCase()}`,
  somePoints: 'Puntos',
  own: (what, player, isCaptain) => `${what} de tu ${isCaptain ? 'capitán ' : ''}${player}`,
  rival: (what, player, of) =>
    `${what} de ${player}, ${of.isCaptain ? 'capitán' : 'titular'} de ${of.managerName} en tu duelo`,
  arrival: (player, absent, isCaptain) =>
    isCaptain ? `El brazalete de ${absent} pasa a ${player}` : `${player} entró por ${absent}`,
  rivalArrival: (what, managerName) => `${what}, en el equipo de ${managerName}, tu rival`,
  pick: (home, away, points) =>
    points > 0
      ? `Pronóstico acertado en ${home} × ${away}: +${format.number(points)} en el ranking`
      : `Pronóstico fallado en ${home} × ${away}`,
  correction: ({ homeName, awayName, what, points, reason, by }: CorrectionTold) =>
    `Corrección en ${homeName} × ${awayName}${what && ` (${what})`}${by === null ? '' : `, por ${by}`}: ${points}${reason && ` (${reason})`}`,
  corrected: (player, deeds) => (deeds ? `${player}: ${deeds}` : player),
  lineupPoints: (tenths) => `${signedTenths(tenths)} en la alineación`,
  rankingPoints: (points) => `${format.signed(points)} en el ranking`,
  signed: format.signed,
  seeCorrection: 'Ver qué cambió en el partido',
  yourPlayers: 'Tus jugadores',
  andMore: (first, more) =>
    `${first} (${format.plural(more, { one: 'y # jugada tuya más', other: 'y # jugadas tuyas más' })})`,
  both: (first, second) => `${first} · ${second}`,
  provisional: 'provisional',
  running: (round) => `En vivo: jornada ${format.number(round)}`,
  between: (round) => `Jornada ${format.number(round)} en curso`,
  told: {
    round: (round: number, tenths: number) =>
      `Jornada ${format.number(round)} terminada: hiciste ${format.pointTenths(tenths)} puntos.`,
    read: 'Leer la historia de la jornada',
    season: 'La temporada en resumen',
    close: 'Descartar',
  },
  chances: {
    title: 'Tus posibilidades en esta jornada',
    duel: (win: number, draw: number) =>
      `${format.percent(win)} de posibilidades de ganar el duelo${draw > 0 ? ` (empate: ${format.percent(draw)})` : ''}`,
    top: (percent: number, places: number) =>
      places === 1
        ? `${format.percent(percent)} de posibilidades de terminar la jornada como líder de`
        : `${format.percent(percent)} de posibilidades de terminar la jornada entre los ${format.number(places)} primeros de`,
    division: (percent, places) =>
      `${format.percent(percent)} de posibilidades de terminar la jornada en zona de ascenso (${format.plural(places, { one: '# lugar', other: '# lugares' })})`,
    leagues: 'Tus ligas',
    among: (places) =>
      places === 1
        ? 'posibilidad de terminar la jornada como líder'
        : `posibilidad de terminar la jornada entre los ${format.number(places)} primeros`,
    how: 'Simulación de lo que falta jugar, repetida durante los partidos.',
    notLarge: 'Las ligas con más de 60 participantes no se simulan.',
    notAll: (leagues) =>
      format.plural(leagues, {
        one: '# liga más no se simula.',
        other: '# ligas más no se simulan.',
      }),
  },
  figures: {
    spread: (average, highest) => `promedio ${format.pointTenths(average)} · máx. ${format.pointTenths(highest)}`,
    rank: (rank) => `${format.number(rank)}.º`,
    ofRound: (lineups) =>
      format.plural(lineups, { one: 'de # alineación de la jornada', other: 'de # alineaciones de la jornada' }),
    ofAll: (ranked) => `de ${format.number(ranked)} en la clasificación general`,
    won: signedTenths,
  },
  playing: {
    title: 'En cancha ahora',
    nobody: 'Ningún jugador tuyo en este partido.',
  },
  ownRound: {
    states: {
      toPlay: 'por jugar',
      onPitch: (minute: number) => `en cancha ${format.number(minute)}'`,
      offPitch: 'en el banco',
      didNotPlay: 'no jugó',
      over: 'terminado',
      minute: (minute: number) => `${format.number(minute)}'`,
    },
    title: (round) => `Tu alineación en la jornada ${format.number(round)}`,
    sum: (provisional) => `puntos (${provisional})`,
    which: 'Cuál de tus alineaciones',
    build: (round) => `Armar el equipo de la jornada ${format.number(round)}`,
    market: 'Ir al mercado',
    leaguesOnly: 'vale solo en las ligas en las que entró',
    story: 'Ver la jornada punto por punto',
  },
  lineup: {
    pitch: 'Tu alineación en la cancha',
    made: (tenths) => `${format.pointTenths(tenths)} puntos`,
    captain: (bonusTenths) => `capitán ${signedTenths(bonusTenths)}`,
    absentCaptain: 'capitán, no jugó',
    vice: 'vice',
    viceWithArmband: (bonusTenths) => `vice, con el brazalete ${signedTenths(bonusTenths)}`,
    absent: 'no jugó',
    bench: 'Banco',
    reserve: 'suplente',
    absentReserve: 'suplente, no jugó',
    cameIn: (starter) => `entró por ${starter}`,
  },
}
