import { formatIn } from '#web/copy/format/format.ts'
import type { BegunCopy } from '#web/copy/pt-BR/begun.ts'

const format = formatIn('en')

export const begun: BegunCopy = {
  inPlay: {
    title: 'Chances now',
    how: 'It counts the score, the minute, red cards and the goals that the forecast expected before the match.',
  },
  gains: {
    title: 'Who gained from this match',
    own: (points, players) => `You: ${points} with ${players}.`,
    captain: (player) => `${player} (captain)`,
    nobody: 'None of your players was in this match.',
    picks: 'Pick points',
    points: 'Points',
    managers: 'Managers',
    players: 'Best players',
    price: 'Price',
  },
  whose: { mine: 'yours', rival: 'rival’s' },
  sections: {
    label: 'Parts of the match',
    names: {
      escalacoes: 'Line-ups',
      estatisticas: 'Statistics',
      lances: 'Events',
      momento: 'Momentum',
      previsao: 'Forecast',
      jogadores: 'Players',
    },
  },
  lineups: {
    title: 'Line-ups',
    pitch: 'Both line-ups on the pitch',
    of: (club) => `Line-up of ${club}`,
    points: (points) => `${points} points`,
    entered: (club) => `Who came on for ${club}`,
    cameOn: 'Came on',
    ownShort: 'og',
    deeds: { goal: 'goal', own_goal: 'own goal', yellow: 'yellow card', red: 'red card', on: 'on', off: 'off' },
  },
  statistics: {
    title: 'Statistics',
    source: 'The players’ scouts, added up.',
    names: {
      shots: 'Shots',
      onTarget: 'On target',
      saves: 'Saves',
      tackles: 'Tackles',
      fouls: 'Fouls',
      offsides: 'Offsides',
      yellows: 'Yellow cards',
      reds: 'Red cards',
    },
  },
  moment: {
    title: 'Momentum',
    label: (home, away) => `Attacks of ${home} and ${away} in every five minutes`,
    unit: 'weight of attacks',
    minutes: (from, until) => `${format.number(from)}' to ${format.number(until)}'`,
    until: (minute) => `${format.number(minute)}'`,
    said: (minutes, home, homeWeight, away, awayWeight) =>
      `${minutes}: ${home} ${format.number(homeWeight)}, ${away} ${format.number(awayWeight)}`,
    above: (club) => `${club}, above`,
    below: (club) => `${club}, below`,
    how: 'A goal weighs 3, a shot on target or on the woodwork 2, a shot off target 1.',
    table: 'See as a table',
    minute: 'Minutes',
  },
  chances: {
    title: 'Chances over the match',
    label: (home, away) => `Chances of ${home}, a draw and ${away} over the match`,
    how: 'Computed from the score, the minute, red cards and the goals that the forecast expected. They are for the 90 minutes.',
    minute: 'Minute',
  },
  lead: {
    label: (home, away) => `Lead of ${home} and ${away} over the match`,
    ofMatch: 'lead in the match',
    ofSet: 'lead in the set',
    axis: (period) => `P${format.number(period)}`,
    period: 'Period',
  },
  players: {
    title: 'Players',
    caption: (club) => `Players of ${club}`,
    player: 'Player',
    points: 'Points',
    scouts: 'Scouts',
    later: 'Each player’s box score comes with the final whistle.',
  },
}
