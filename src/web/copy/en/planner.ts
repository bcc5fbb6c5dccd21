import type { PlannerCopy } from '#web/copy/pt-BR/planner.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('en')
const { number } = format

const words: PlannerCopy = {
  choose: { a: 'Plan A', b: 'Plan B' },
  plans: {
    previstos: { name: 'Expected prices', how: 'Most points, buying before each round at the price that we expect.' },
    hoje: { name: 'Today’s prices', how: 'Most points, buying now: players in the team keep the price paid.' },
    seguro: { name: 'Safer', how: 'Expected prices; prefers players who vary little.' },
    ousado: { name: 'Bolder', how: 'Expected prices; prefers players who may surprise.' },
  },
  round: (round: number) => `Round ${number(round)}`,
  closes: 'closes',
  noEleven: 'No complete team fits the budget.',
  sameEleven: 'A and B choose the same team',
  onlyIn: (letter: string) => `only in plan ${letter}`,
  empty: {
    title: 'Nothing to plan yet',
    detail: 'Projections appear after the first match and the next calculation, for rounds that are open.',
    action: 'Go to the market',
  },
  compare: {
    title: 'Side by side',
    round: 'Round',
    plan: (letter: string) => `Plan ${letter}`,
    shape: ({ formation, captain, price }: { formation: string; captain: string; price: number }) =>
      `${formation} · captain ${captain} · costs ${number(price)}`,
    same: (points: string, rounds: number) =>
      format.plural(rounds, {
        one: `In the # round both plans promise ${points} points.`,
        other: `Over the # rounds both plans promise ${points} points.`,
      }),
    ahead: ({ plan, points, a, b, rounds }: { plan: string; points: string; a: string; b: string; rounds: number }) =>
      format.plural(rounds, {
        one: `Plan ${plan} promises ${points} more in the # round (A ${a}, B ${b}).`,
        other: `Plan ${plan} promises ${points} more over the # rounds (A ${a}, B ${b}).`,
      }),
  },
  eleven: {
    caption: (formation: string, price: number) => `Formation ${formation}, costs ${number(price)}`,
    player: 'Player',
    points: 'Points',
    price: 'Price',
    ifOut: 'What if this player is out?',
    sentence: ({ points, low, high, match }: { points: string; low: string; high: string; match: string }) =>
      `${points} points expected against ${match}; four times in five, ${low} to ${high}.`,
    plays: (percent: number) => `Plays with a chance of ${format.percent(percent)}.`,
    moves: ({ today, later, paid }: { today: number; later: number; paid: number }) =>
      later > today
        ? `Costs ${number(today)} today and should rise to ${number(later)} by then${paid === today ? ': buy now' : ''}.`
        : `Costs ${number(today)} today and should fall to ${number(later)} by then${paid === today ? ': better wait' : ''}.`,
    comes: ({ incoming, count }: { incoming: string; count: number }) =>
      count === 1 ? `${incoming} comes in.` : `${incoming} come in.`,
    leaves: ({ outgoing, count }: { outgoing: string; count: number }) =>
      count === 1 ? `${outgoing} leaves, too.` : `${outgoing} leave, too.`,
    captain: (name: string) => `${name} becomes captain.`,
    loses: (points: string, isLoss: boolean) =>
      isLoss ? `The team loses ${points} points.` : `The team gains ${points} points, but at another risk.`,
    same: 'The team promises the same.',
    noOther: 'Without this player no complete team fits the budget.',
  },
  players: {
    title: 'Who promises most',
    explain:
      'The 30 players with most expected points over all rounds. Below the price: how much it should change until the last one.',
    position: 'Position',
    player: 'Player',
    roundShort: (round: number) => `R${number(round)}`,
    total: 'Sum',
    price: 'Price',
    owned: 'Owned by',
    until: (price: number) => `should go to ${number(price)}`,
  },
  fixtures: {
    title: 'Matches of each club',
    explain:
      'H is at home, A is away; on a phone, capitals are at home and small letters away. The line is green for an easy match and red for a hard one.',
    club: 'Club',
  },
}

export const planner = words
