import { formatIn } from '#web/copy/format/format.ts'
import type { BegunCopy } from '#web/copy/pt-BR/begun.ts'

const format = formatIn('es')

export const begun: BegunCopy = {
  inPlay: {
    title: 'Probabilidades ahora',
    how: 'Cuenta el marcador, el minuto, las expulsiones y los goles que el pronóstico esperaba antes del partido.',
  },
  gains: {
    title: 'Quién ganó con este partido',
    own: (points, players) => `Tú: ${points} con ${players}.`,
    captain: (player) => `${player} (capitán)`,
    nobody: 'Ningún jugador tuyo estuvo en este partido.',
    picks: 'Puntos por pronósticos',
    points: 'Puntos',
    managers: 'Participantes',
    players: 'Los mejores',
    price: 'Precio',
  },
  whose: { mine: 'tuyo', rival: 'del rival' },
  sections: {
    label: 'Partes del partido',
    names: {
      escalacoes: 'Alineaciones',
      estatisticas: 'Estadísticas',
      lances: 'Jugadas',
      momento: 'Momento',
      previsao: 'Previsión',
      jogadores: 'Jugadores',
    },
  },
  lineups: {
    title: 'Alineaciones',
    pitch: 'Las dos alineaciones en la cancha',
    of: (club) => `Alineación de ${club}`,
    points: (points) => `${points} puntos`,
    entered: (club) => `Quiénes entraron en ${club}`,
    cameOn: 'Entraron',
    ownShort: 'pp',
    deeds: { goal: 'gol', own_goal: 'gol en contra', yellow: 'amarilla', red: 'roja', on: 'entra', off: 'sale' },
  },
  statistics: {
    title: 'Estadísticas',
    source: 'Suma de los scouts de los jugadores.',
    names: {
      shots: 'Remates',
      onTarget: 'Al arco',
      saves: 'Atajadas',
      tackles: 'Quites',
      fouls: 'Faltas',
      offsides: 'Fueras de juego',
      yellows: 'Amarillas',
      reds: 'Rojas',
    },
  },
  moment: {
    title: 'Momento',
    label: (home, away) => `Ataques de ${home} y ${away} cada cinco minutos`,
    unit: 'peso de los ataques',
    minutes: (from, until) => `${format.number(from)}' a ${format.number(until)}'`,
    until: (minute) => `${format.number(minute)}'`,
    said: (minutes, home, homeWeight, away, awayWeight) =>
      `${minutes}: ${home} ${format.number(homeWeight)}, ${away} ${format.number(awayWeight)}`,
    above: (club) => `${club}, arriba`,
    below: (club) => `${club}, abajo`,
    how: 'Un gol vale 3, un remate al arco o al palo 2, uno afuera 1.',
    table: 'Ver en tabla',
    minute: 'Minutos',
  },
  chances: {
    title: 'Probabilidades durante el partido',
    label: (home, away) => `Probabilidades de ${home}, empate y ${away} durante el partido`,
    how: 'Calculadas con el marcador, el minuto, las expulsiones y los goles que esperaba el pronóstico. Cuentan los 90 minutos.',
    minute: 'Minuto',
  },
  lead: {
    label: (home, away) => `Ventaja de ${home} y ${away} durante el partido`,
    ofMatch: 'ventaja en el partido',
    ofSet: 'ventaja en el set',
    axis: (period) => `${format.number(period)}.º`,
    period: 'Período',
  },
  players: {
    title: 'Jugadores',
    caption: (club) => `Jugadores de ${club}`,
    player: 'Jugador',
    points: 'Puntos',
    scouts: 'Scouts',
    later: 'La planilla de cada jugador aparece al final del partido.',
  },
}
