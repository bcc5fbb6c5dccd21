import { formatIn } from '#web/copy/format/format.ts'
import type { ForecastCopy } from '#web/copy/pt-BR/forecast.ts'

const format = formatIn('en')

export const forecast: ForecastCopy = {
  intro: [
    'Before every match Craque says how likely each result is. Here you see honestly how good those forecasts have been this season.',
    'The model learns only from results of days before the match. A forecast made before a match is stored and does not change afterwards.',
  ],
  score: {
    title: 'The model against the obvious and the crowd',
    explain:
      'The number below is called RPS: it measures the distance between what was said and what happened. Zero is perfect; lower is better. We compare with always repeating how often each result came in the past, and with the split of the managers’ picks.',
    caption: 'Error of the forecasts by sport',
    sport: 'Sport',
    who: 'Who forecast',
    whos: { model: 'Model', base: 'Past frequency', crowd: 'The crowd’s picks' },
    matches: 'Matches',
    rps: 'RPS',
    brier: 'Brier',
    logLoss: 'Log loss',
    accuracy: 'Right calls',
    best: 'lowest error',
    verdict: {
      better: (sport, percent) => `${sport}: the model errs ${format.percent(percent)} less than the obvious.`,
      worse: (sport, percent) => `${sport}: so far the model errs ${format.percent(percent)} more than the obvious.`,
      even: (sport) => `${sport}: model and obvious are level.`,
    },
    small: (matches) =>
      `That is ${format.plural(matches, { one: '# match', other: '# matches' })} so far: with so few, luck still weighs a lot.`,
  },
  projections: {
    title: 'Expected points of players, round by round',
    explain:
      'Before each round we store how many points we expect of each player on the market. This is what happened, next to simple guesses and the crowd, including where we lost. The best of each round is bold.',
    none: 'The first stored round appears here once it is settled.',
    errors: { title: 'Error in points', explain: 'Root mean squared error. Lower is better.' },
    orders: {
      title: 'Order of the players',
      explain:
        'How far the players we expected most of scored most: 1 is the perfect order, 0 is random. The crowd orders players by the squads that own them.',
    },
    crowd: 'Crowd',
    unknown: '–',
    wonOrder: (won: number, rounds: number) =>
      `Craque’s order was the best in ${format.number(won)} of ${format.plural(rounds, { one: '# round', other: '# rounds' })}.`,
    lost: (rounds: string) => `Another guess was better in: ${rounds}.`,
    roundShort: (round: number) => `R${format.number(round)}`,
    round: 'Round',
    model: 'Craque',
    seasonMean: 'Season average',
    lastFive: 'Last five',
    inside: 'Inside the 80% range',
    verdict: (won, rounds) =>
      `Craque was nearer in ${format.number(won)} of ${format.plural(rounds, { one: '# round', other: '# rounds' })}.`,
  },
  calibration: {
    title: 'When the model says 30%, does it happen 30% of the time?',
    explain:
      'Each dot gathers similar forecasts. On the dashed line, what was said happened just as often. Bigger dots hold more forecasts.',
    plot: (error) => `Calibration of the forecasts. Mean distance from the line: ${error}.`,
    error: (points) => `Mean distance from the line: ${points} percentage points.`,
    said: 'Said',
    happened: 'Happened',
    claims: 'Forecasts',
    range: 'Range',
  },
  recent: {
    title: 'Latest matches with a forecast',
    match: 'Match',
    said: 'Chance given to what happened',
    favourite: 'Favourite won',
    surprise: 'Surprise',
    verdict: 'Outcome',
  },
  how: {
    title: 'How the model thinks',
    allSports: 'Clubs with few matches get more cautious forecasts.',
  },
  limits:
    'The model knows nothing of injuries, travel or transfers. This is a game with virtual points: do not take it as betting advice.',
  empty: 'There are no finished matches with a forecast this season yet.',
}
