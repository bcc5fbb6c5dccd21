import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { LineupCopy } from '#web/copy/pt-BR/lineup.ts'

const format = formatIn('en')
const { number } = format

export const lineup: LineupCopy = {
  auto: {
    title: 'Auto-pick',
    lead: (budget) =>
      `The best line-up ${number(budget)} can buy, by expected points in the next round, the captain counting ${format.exact(CAPTAIN_FACTOR)}.`,
    exact: 'It is exact: no other adds up to more.',
    exactSafe:
      'At this risk, unpredictable players are worth less. The result is exact by that measure; another lineup may have more expected points.',
    exactBold:
      'At this risk, unpredictable players are worth more. The result is exact by that measure; another lineup may have more expected points.',
    exactKept: 'That is among lineups that keep your players.',
    keep: 'Keep the players I have chosen',
    risk: 'Risk',
    riskLow: 'Safe',
    riskHigh: 'Bold',
    riskValue: { '-1': 'very safe', '-0.5': 'safe', '0': 'balanced', '0.5': 'bold', '1': 'very bold' },
    total: (points, price) =>
      `${points} expected points for ${number(price)}, captain ×${format.exact(CAPTAIN_FACTOR)}`,
    caption: 'Suggested line-up, with what it would cost to do without each one',
    player: 'Player',
    points: 'Expected',
    price: 'Value',
    without: 'Without',
    loses: (points, names) => `−${points} with ${names}`,
    same: (names) => `same with ${names}`,
    none: 'nobody instead',
    lessSafe: (points, names) => `+${points} with ${names}, but less safe`,
    lessBold: (points, names) => `+${points} with ${names}, but less bold`,
    form: (points, played) =>
      format.plural(played, { one: `${points} in the last match`, other: `average ${points} in the last # matches` }),
    noMatches: 'no matches yet',
    sure: {
      prices:
        'Not very sure: the clubs have not played here yet. It relies on prices alone, because players who cost more tend to play and score more.',
      few: 'Fairly sure: there are few matches so far. It still relies more on prices than on what each player did.',
    },
    noForm: 'did not play in the last 5',
    perHundred: (points) => `${points} per 100 of value`,
    kept: 'kept by you',
    bench: (players) => `Bench, free: ${players}.`,
    vice: (player) => `Vice-captain: ${player}.`,
    use: 'Use this line-up',
    cannot: {
      no_formation_fits: () => 'With the kept players no formation is possible.',
      budget_too_small: (size) =>
        `The budget left is not enough for a team of ${number(size)} with only players who should play.`,
    },
  },
  improve: {
    title: 'The best swaps',
    lead: `Of all swaps that the budget and the formations allow, those that add most in expected points, with the captain counting ${format.exact(CAPTAIN_FACTOR)}. It is exact. Yours cost what you paid; newcomers cost today’s value.`,
    most: 'Up to how many swaps',
    absentOnly: 'Players who should not play',
    gain: (count, points) =>
      format.plural(count, { one: `# swap: ${points} expected points`, other: `# swaps: ${points} expected points` }),
    armbandGain: (points) => `Without swapping anyone: ${points} expected points`,
    best: (count) =>
      format.plural(count, {
        one: 'Your squad is already the best that # swap can make.',
        other: 'Your squad is already the best that # swaps can make.',
      }),
    impossible: 'Nobody who fits the budget can take their places. Try with more swaps.',
    moreNeeded: 'To fit the budget, somebody else has to leave too.',
    leaves: 'Out',
    comes: 'In',
    facts: ({ line, price, points }) => `${line} · ${price} · ${points} exp.`,
    paid: (price) => `paid ${number(price)}`,
    costs: (price) => `costs ${number(price)}`,
    armband: (player) => `The armband goes to ${player}`,
    moneyLeft: (left) => `${number(left)} left in the budget.`,
    apply: (count) => format.plural(count, { one: 'Make # swap', other: 'Make # swaps' }),
    applyArmband: 'Pass the armband',
    applied: (count) =>
      format.plural(count, {
        one: '# swap made. “Undo” takes it back; not saved yet.',
        other: '# swaps made. “Undo” takes them back; not saved yet.',
      }),
    armbandPassed: 'Armband passed. “Undo” takes it back; not saved yet.',
  },
  bench: {
    title: 'Bench',
    lead: 'One reserve per position, free. Reserves come in if a starter in their position does not play; if the captain does not play, the armband goes to the vice-captain.',
    fill: (position) => `Bench, ${position}: choose a reserve`,
    change: (player, position) => `Bench, ${position}: ${player}. Change`,
    choose: (position) => `Reserve: ${position}`,
    limit: (most) => `Up to ${number(most)}: a reserve may not cost more than the cheapest starter in that position.`,
    noLimit: 'There is no starter of this position yet: anybody can sit here until you field someone cheaper.',
    nobody: 'Nobody of this position costs so little. Field a more expensive starter to open the bench.',
    price: (price) => `value ${number(price)}`,
    remove: (player) => `Take ${player} off the bench`,
  },
  names: {
    title: 'How do you want to appear?',
    lead: 'Opponents and leagues see your name next to the team.',
    name: 'Your name',
    team: 'Team name',
    save: 'Save the names',
    later: 'Not now',
    saved: (name) => `Nice to meet you, ${name}!`,
  },
}
