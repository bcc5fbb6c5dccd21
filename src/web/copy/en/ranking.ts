import { formatIn } from '#web/copy/format/format.ts'
import type { RankingCopy } from '#web/copy/pt-BR/ranking.ts'

const format = formatIn('en')

export const ranking: RankingCopy = {
  server: { link: 'Server ranking', lead: 'Adds up the championships that operators vouched for.' },
  dataFrom: 'Data from',
  scope: 'Scope',
  scopes: { global: 'Global', mensal: 'Monthly', semanal: 'Weekly', amigos: 'Friends', temporada: 'Season' },
  metric: 'Measure',
  metrics: { pontos: 'Points', vitorias: 'Wins', precisao: 'Accuracy', streak: 'Streak' },
  scores: {
    pontos: (value) => format.number(value),
    vitorias: (value) => format.number(value),
    precisao: (value) => `${format.decimal(value / 10)}%`,
    streak: (value) => format.number(value),
  },
  units: {
    pontos: (count) => format.plural(count, { one: 'point', other: 'points' }),
    vitorias: (count) => format.plural(count, { one: 'win', other: 'wins' }),
    precisao: () => 'right',
    streak: (count) => format.plural(count, { one: 'right in a row', other: 'right in a row' }),
  },
  podium: 'Podium',
  table: (from, to) => `Numbers ${format.number(from)} to ${format.number(to)} of the list`,
  total: (count) => format.plural(count, { one: '# participant', other: '# participants' }),
  ties: 'Ties share a place; among them, whoever joined first is listed first.',
  columns: { rank: 'No.', manager: 'Participant', change: 'Change', badges: 'Badges', follow: 'Follow' },
  change: {
    up: (places) => format.plural(places, { one: 'up # place', other: 'up # places' }),
    down: (places) => format.plural(places, { one: 'down # place', other: 'down # places' }),
    same: 'held the place',
    newcomer: 'newcomer',
    newcomerText: 'Has no settled round to compare with yet',
    since: 'Change since the last settled round.',
  },
  more: 'Show up to 50th',
  fromTop: 'See 4th to 50th',
  fromHere: 'See my page',
  provisional: 'Provisional numbers: they count once the round is settled.',
  between: 'Round under way: its points count once it is settled.',
  own: {
    title: 'Your Position',
    rank: (rank) => `No. ${format.number(rank)}`,
    of: (total) => `of ${format.number(total)}`,
    example: 'example',
    visitorText: 'This is how you appear here. Build a team or make a pick to enter the ranking.',
    visitorAction: 'Build your team',
    pickAction: 'Make picks',
    unranked: 'You are not in this ranking yet.',
    precision: (left) =>
      format.plural(left, {
        one: '# more settled pick and you enter the accuracy ranking.',
        other: '# more settled picks and you enter the accuracy ranking.',
      }),
    debut: (round, atMs) => `Your team starts in round ${format.number(round)}, on ${format.date(atMs)}.`,
    nextRound: (round, atMs) => `Your team plays round ${format.number(round)}, on ${format.date(atMs)}.`,
    squadAction: 'See your team',
    friends: 'Follow someone or join a private league to see your place among friends.',
    around: 'Who is close to you',
    you: 'you',
  },
  search: {
    label: 'Find a participant',
    hint: 'By the beginning of the name',
    none: 'Nobody by that name.',
    results: 'Participants found',
    unranked: 'not in this ranking',
  },
  empty: {
    find: 'Find a participant',
    league: 'Create a league',
    title: 'Nobody here yet',
    first:
      'The rankings begin with the first round or the first match with picks. Build a team or make a pick to be in them.',
    period: 'The period has just begun. Make a pick and be the first to appear.',
    friends: 'Follow participants or join a private league: they appear here next to you.',
    friendsVisitor: 'Build a team or make a pick, follow people you know, and the contest appears here.',
    precisao: 'Ten settled picks are needed to enter.',
  },
}
