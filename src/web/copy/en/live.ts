import { formatIn } from '#web/copy/format/format.ts'
import type { CorrectionTold, LiveCopy } from '#web/copy/pt-BR/live.ts'

const format = formatIn('en')
const signedTenths = (tenths: number) => `${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`

export const live: LiveCopy = {
  title: 'Live',
  score: (home, homeScore, awayScore, away) =>
    `${home} ${format.number(homeScore)}, ${away} ${format.number(awayScore)}`,
  goal: (player) => `Goal by ${player}`,
  ownGoal: (player) => `Own goal by ${player}`,
  penaltySaved: (player) => `Penalty by ${player} saved`,
  penaltyMissed: (player) => `Penalty missed by ${player}`,
  red: (player) => `${player} sent off`,
  kickOff: 'Kick-off',
  fullTime: 'Full time',
  /** The line about a decision on a match (MT12), without a score. */
  decided: {
    postponed: (home, away) => `Match postponed: ${home} v ${away}`,
    moved: (home, away) => `Match on a new date: ${home} v ${away}`,
    abandoned: (home, away) => `Match abandoned: ${home} v ${away}`,
    awarded: (home, away) => `Result decided off the pitch: ${home} v ${away}`,
    resumed: (home, away) => `Match resumed: ${home} v ${away}`,
  },
  points: (what, tenths) => `${what}: ${signedTenths(tenths)}`,
  up: (places) => format.plural(places, { one: 'you went up # place', other: 'you went up # places' }),
  down: (places) => format.plural(places, { one: 'you went down # place', other: 'you went down # places' }),
  alone: {
    up: (places) => format.plural(places, { one: 'You went up # place', other: 'You went up # places' }),
    down: (places) => format.plural(places, { one: 'You went down # place', other: 'You went down # places' }),
  },
  deed: (scout, times) => (times > 1 ? `${scout} ×${format.number(times)}` : scout),
  takenBack: (scout) => `Cancelled: ${scout.toLowerCase()}`,
  somePoints: 'Points',
  own: (what, player, isCaptain) => `${what} by your ${isCaptain ? 'captain ' : ''}${player}`,
  rival: (what, player, of) =>
    `${what} by ${player}, ${of.isCaptain ? 'captain' : 'starter'} of ${of.managerName} in your duel`,
  arrival: (player, absent, isCaptain) =>
    isCaptain ? `The armband of ${absent} goes to ${player}` : `${player} came in for ${absent}`,
  rivalArrival: (what, managerName) => `${what}, in the team of ${managerName}, your opponent`,
  pick: (home, away, points) =>
    points > 0
      ? `Right pick in ${home} v ${away}: +${format.number(points)} in the ranking`
      : `Wrong pick in ${home} v ${away}`,
  correction: ({ homeName, awayName, what, points, reason, by }: CorrectionTold) =>
    `Correction in ${homeName} × ${awayName}${what && ` (${what})`}${by === null ? '' : `, by ${by}`}: ${points}${reason && ` (${reason})`}`,
  corrected: (player, deeds) => (deeds ? `${player}: ${deeds}` : player),
  lineupPoints: (tenths) => `${signedTenths(tenths)} in the lineup`,
  rankingPoints: (points) => `${format.signed(points)} in the ranking`,
  signed: format.signed,
  seeCorrection: 'See what changed in the match',
  yourPlayers: 'Your players',
  andMore: (first, more) =>
    `${first} (${format.plural(more, { one: 'and # more of yours', other: 'and # more of yours' })})`,
  both: (first, second) => `${first} · ${second}`,
  provisional: 'provisional',
  running: (round) => `Live: round ${format.number(round)}`,
  between: (round) => `Round ${format.number(round)} under way`,
  told: {
    round: (round: number, tenths: number) =>
      `Round ${format.number(round)} is settled: you scored ${format.pointTenths(tenths)} points.`,
    read: 'Read the story of the round',
    season: 'The season in review',
    close: 'Dismiss',
  },
  chances: {
    title: 'Your chances in this round',
    duel: (win: number, draw: number) =>
      `${format.percent(win)} chance of winning the duel${draw > 0 ? ` (draw: ${format.percent(draw)})` : ''}`,
    top: (percent: number, places: number) =>
      places === 1
        ? `${format.percent(percent)} chance of ending the round as leader of`
        : `${format.percent(percent)} chance of ending the round among the first ${format.number(places)} of`,
    division: (percent, places) =>
      `${format.percent(percent)} chance of ending the round in the promotion zone (${format.plural(places, { one: '# place', other: '# places' })})`,
    leagues: 'Your leagues',
    among: (places) =>
      places === 1
        ? 'chance of ending the round as leader'
        : `chance of ending the round among the first ${format.number(places)}`,
    how: 'A simulation of what is still to be played, repeated during the matches.',
    notLarge: 'Leagues of more than 60 are not simulated.',
    notAll: (leagues) =>
      format.plural(leagues, {
        one: '# more league is not simulated.',
        other: '# more leagues are not simulated.',
      }),
  },
  figures: {
    spread: (average, highest) => `average ${format.pointTenths(average)} · best ${format.pointTenths(highest)}`,
    rank: (rank) => `#${format.number(rank)}`,
    ofRound: (lineups) =>
      format.plural(lineups, { one: 'of # lineup of the round', other: 'of # lineups of the round' }),
    ofAll: (ranked) => `of ${format.number(ranked)} in the overall ranking`,
    won: signedTenths,
  },
  playing: {
    title: 'On the pitch now',
    nobody: 'None of your players is in this match.',
  },
  ownRound: {
    states: {
      toPlay: 'yet to play',
      onPitch: (minute: number) => `on the pitch ${format.number(minute)}'`,
      offPitch: 'on the bench',
      didNotPlay: 'did not play',
      over: 'finished',
      minute: (minute: number) => `${format.number(minute)}'`,
    },
    title: (round) => `Your lineup in round ${format.number(round)}`,
    sum: (provisional) => `points (${provisional})`,
    which: 'Which of your lineups',
    build: (round) => `Build your team for round ${format.number(round)}`,
    market: 'To the market',
    leaguesOnly: 'counts only in the leagues it joined',
    story: 'See the round point by point',
  },
  lineup: {
    pitch: 'Your lineup on the pitch',
    made: (tenths) => `${format.pointTenths(tenths)} points`,
    captain: (bonusTenths) => `captain ${signedTenths(bonusTenths)}`,
    absentCaptain: 'captain, did not play',
    vice: 'vice',
    viceWithArmband: (bonusTenths) => `vice, with the armband ${signedTenths(bonusTenths)}`,
    absent: 'did not play',
    bench: 'Bench',
    reserve: 'reserve',
    absentReserve: 'reserve, did not play',
    cameIn: (starter) => `came in for ${starter}`,
  },
}
