import type { Sport } from '#domain/sport/sport.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { FinaleCopy } from '#web/copy/pt-BR/finale.ts'

const format = formatIn('en')
const { number } = format
const champions: Record<Sport, string> = {
  futebol: 'Football champion',
  basquete: 'Basketball champion',
  volei: 'Volleyball champion',
  tenis: 'Tennis champion',
}

export const finale: FinaleCopy = {
  title: (season) => `Season ${season}`,
  description: (season) => `Champions, ranking, leagues and divisions of season ${season}.`,
  championIs: (club) => `Champion: ${club}. The ranking, the leagues and the divisions of the season.`,
  over: 'Over',
  running: 'Running',
  seasons: 'Seasons',
  champion: (sport) => champions[sport],
  goesOn: (season) => `Season ${season} is still being played. This is how it stands now.`,
  own: (rank, of, points) => `You: number ${number(rank)} of ${number(of)}, with ${number(points)} points.`,
  review: 'Look back on your season',
  nextBegins: (season, date) =>
    `Season ${season} begins on ${date}. Everybody starts from zero; leagues and squads stay.`,
  between: (ended, next, date) =>
    `Season ${ended} is over. Season ${next} begins on ${date}, and everybody starts from zero.`,
  finaleLink: (season) => `See how season ${season} ended`,
  runningLink: (season) => `How season ${season} stands`,
  ranking: 'Ranking of the season',
  of: (total) => format.plural(total, { one: '# participant', other: '# participants' }),
  nobody: 'Nobody has points in this season yet.',
  place: (rank) => number(rank),
  columns: { rank: 'Pos.', manager: 'Participant', wins: 'Wins', points: 'Points' },
  divisions: 'Champions of the divisions',
  leagues: 'Leagues won',
  noLeagues: 'No public league ended in this season.',
  trophy: (points) => `${number(points)} trophy points`,
}
