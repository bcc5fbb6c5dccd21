import { formatIn } from '#web/copy/format/format.ts'
import type { AnalyticsCopy } from '#web/copy/pt-BR/analytics.ts'

const format = formatIn('en')

export const analytics: AnalyticsCopy = {
  sport: 'Sport',
  period: 'Period',
  periods: { '7d': '7 days', '30d': '30 days', '3m': '3 months', '1y': '1 year', temporada: 'Season' },
  within: {
    '7d': 'over the last 7 days',
    '30d': 'over the last 30 days',
    '3m': 'over the last 3 months',
    '1y': 'over the last year',
    temporada: 'this season',
  },
  range: (matches, season) =>
    season === null || season === 1
      ? format.plural(matches, { one: '# match since', other: '# matches since' })
      : format.plural(matches, {
          one: `# match of season ${season} since`,
          other: `# matches of season ${season} since`,
        }),
  standings: {
    title: 'Standings',
    caption: (sport, within) => `${sport} standings ${within}`,
    venue: 'Venue',
    venues: { all: 'All', home: 'Home', away: 'Away' },
    position: 'Pos.',
    played: 'P',
    wins: 'W',
    draws: 'D',
    losses: 'L',
    points: 'Pts',
    titles: 'Titles',
    record: (wins, draws, losses) =>
      draws === null
        ? `${format.number(wins)}W ${format.number(losses)}L`
        : `${format.number(wins)}W ${format.number(draws)}D ${format.number(losses)}L`,
    titleCount: (titles) => format.plural(titles, { one: '# title', other: '# titles' }),
    form: 'Form',
    zones: { green: 'Green: top 4', blue: 'Blue: 5th and 6th', red: 'Red: the last ones, among the bottom 4' },
    group: (name) => `Group ${name}`,
    groupZone: 'Green: the first 2 of the group',
    knockout: 'This championship is decided by a knock-out.',
    knockoutHint: 'The bracket is on the page of the championship.',
    empty: 'No match finished in this period.',
    emptyHint: 'Choose a longer period.',
  },
  scorers: {
    player: 'Player',
    team: 'Club',
    rating: 'Rating',
    trend: 'Trend',
    trends: { up: 'rising', down: 'falling', stable: 'steady' },
    formula: {
      scouts: (perPoint) => `Rating = 6.0 + ${format.exact(perPoint)} × average scout points a match, up to 9.5.`,
      counts: (perPoint, parts) =>
        `Rating = 6.0 + ${format.exact(perPoint)} × average a match of (${parts}), up to 9.5.`,
      part: (weight, stat) => `${format.exact(weight)} × ${stat.toLowerCase()}`,
    },
    trendRule: 'Trend: the last five matches against the season average.',
    empty: 'Nobody played in this period.',
  },
  next: {
    title: 'Next matches',
    caption: 'Forecast of the next six matches',
    match: 'Match',
    home: 'Home',
    away: 'Away',
    versus: (home, away) => `${home} v ${away}`,
    note: 'Chances by our model, learned only from results before each match.',
    anyPeriod: {
      tomorrow:
        'Always the next six from tomorrow on, in Brasília time; dates are in your device’s zone. The chosen period does not change this panel.',
      now: 'Always the next six; dates are in your device’s zone. The chosen period does not change this panel.',
    },
    empty: 'No match is scheduled.',
  },
  strength: {
    title: 'Strength over time',
    units: {
      goalShare: 'Of 100 goals against an average club, how many are theirs',
      margin: 'Points ahead of an average team',
      setShare: 'Of 100 sets against an average team, how many they win',
      winShare: 'Of 100 matches against an average player, how many they win',
    },
    plot: (club, value) => `Lines with everybody’s strength. Highlighted: ${club}, now at ${value}.`,
    highlight: (club) => `Highlight ${club}`,
    now: 'Now',
    change: 'In the period',
    empty: 'There are no matches yet that show strength in this period.',
  },
  outlook: {
    title: 'How the season may end',
    season: (season) => `Season ${season}`,
    meanPoints: 'Pts at the end',
    champion: 'Title',
    top4: 'Top 4',
    bottom4: 'Bottom 4',
    note: (simulations, remaining) =>
      `The rest of the season (${format.plural(remaining, { one: '# match', other: '# matches' })}) was played ${format.number(simulations)} times on the computer.`,
    under: '<1%',
    over: '>99%',
    anyPeriod: 'It is the whole season: the chosen period does not change this panel.',
    empty: 'The season outlook appears after the first match.',
  },
}
