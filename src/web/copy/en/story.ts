import { formatIn } from '#web/copy/format/format.ts'
import type { StoryCopy } from '#web/copy/pt-BR/story.ts'

const format = formatIn('en')
const points = (count: number) => format.plural(count, { one: '# point', other: '# points' })
const places = (count: number) => format.plural(count, { one: '# place', other: '# places' })

const pointsOf = (tenths: number) => `${format.pointTenths(tenths)} ${tenths === 10 ? 'point' : 'points'}`

export const story: StoryCopy = {
  head: (round: number, name: string | null) => ({
    title: name === null ? `Round ${round}` : `Round ${round} of ${name}`,
    description:
      'Every point of the round down to scout and rule, the duel, leagues, picks and the best possible team.',
  }),
  heading: (season: number, round: number, name: string | null) =>
    name === null ? `Round ${round}, season ${season}` : `Round ${round} of ${name}`,
  states: {
    open: 'Market open',
    locked: 'Market closed, waiting for the first match',
    live: 'Being played: provisional numbers',
    settled: 'Settled',
  },
  pitch: 'The lineup on the pitch',
  earlier: 'Earlier round',
  later: 'Later round',
  season: 'The season in review',
  lead: {
    made: (tenths: number, isOwn: boolean) => `${isOwn ? 'you scored' : 'scored'} ${format.pointTenths(tenths)} points`,
    has: (tenths: number, isOwn: boolean) => `${isOwn ? 'you have' : 'has'} ${format.pointTenths(tenths)} points`,
    won: (opponent: string) => `beat ${opponent} in the duel`,
    lost: (opponent: string) => `lost to ${opponent} in the duel`,
    drew: (opponent: string) => `drew with ${opponent} in the duel`,
    up: (count: number) => `climbed ${places(count)}`,
    down: (count: number) => `dropped ${places(count)}`,
    stayed: 'kept the same place',
    captain: (name: string, tenths: number) => `with ${format.pointTenths(tenths)} from captain ${name}`,
  },
  points: 'points in the round',
  place: (rank: number, of: number) => `No. ${format.number(rank)} of ${format.number(of)} lineups`,
  standing: {
    title: (isOwn: boolean): string => (isOwn ? 'What moved you in the ranking' : 'What changed the ranking place'),
    season: (rank, of) => `Number ${format.number(rank)} of ${format.number(of)} this season`,
    rank: (rank: number) => `No. ${format.number(rank)} in the global ranking`,
    from: (rank: number) => `was no. ${format.number(rank)}`,
    first: 'first round in the ranking',
    before: 'Before the round',
    lineup: 'Lineup',
    picks: 'Picks',
    other: 'Other entries',
    total: 'Total',
    unit: 'In ranking points: each point of the lineup counts ten.',
    ledger: 'See the whole ledger',
  },
  lineup: {
    title: 'Point by point',
    best: 'Best choice',
    worst: 'Worst choice',
    captainBonus: (tenths: number) => `captain ${tenths >= 0 ? '+' : ''}${format.pointTenths(tenths)}`,
    captain: 'captain',
    notYet: 'yet to play',
    line: (count: number, scout: string, weightTenths: number) =>
      `${format.number(count)} × ${scout} (${format.pointTenths(weightTenths)} each)`,
    howScored: 'How it scores',
    rules: (name: string) => `By the rule set ${name}.`,
    price: (price: number) => `cost ${format.number(price)}`,
    show: (player: string) => `Scouts of ${player}`,
    none: 'No scouts that are worth points.',
  },
  none: {
    title: 'No lineup in this round',
    own: 'You had no complete team when the market closed. The round is below; the next one is waiting for you.',
    other: 'There was no complete team when the market closed.',
    open: 'The market of this round is still open: the story begins when it closes.',
    visitor: 'Build a team and the next round will be told here, point by point.',
    action: 'Build a team',
  },
  duel: {
    title: 'Duel',
    versus: (own: number, rival: number) => `${format.pointTenths(own)} × ${format.pointTenths(rival)}`,
    against: 'against',
    page: 'See both lineups',
  },
  corrections: {
    title: 'Corrected',
    detail: 'The points on this page already include the corrections.',
  },
  division: {
    title: 'Division',
    after: (place: string) => `${place} after this round`,
    before: (place: string) => `${place} before this round`,
    began: 'The group begins with this round.',
  },
  leagues: {
    title: 'Leagues',
    place: (rank: number | null, members: number, isThen: boolean) =>
      rank === null
        ? `among ${format.number(members)} teams, place once the round is settled`
        : `no. ${format.number(rank)} of ${format.number(members)} ${isThen ? 'after this round' : 'now'}`,
  },
  picks: {
    title: 'Picks',
    sum: (right: number, settled: number, won: number) =>
      `${format.number(right)} of ${format.number(settled)} right, ${points(won)}`,
    waiting: 'in play',
    since: 'In every sport, from the end of the round before to the end of this one.',
    none: 'No pick on matches between the end of the round before and the end of this one.',
  },
  achievements: 'Achievements of this round',
  best: {
    title: 'The best possible team',
    detail: (tenths: number, price: number, money: number) =>
      `${format.pointTenths(tenths)} points for ${format.number(price)} of the same ${format.number(money)}`,
    share: (percent: number, isOwn: boolean) =>
      isOwn
        ? `You scored ${format.percent(percent)} of that.`
        : `The lineup scored ${format.percent(percent)} of that.`,
    own: 'yours',
    caption: 'The team that would have scored most for the same money',
    player: 'Player',
    price: 'Price',
    points: 'Points',
  },
  gotAway: {
    title: 'The one that got away',
    text: (name: string, instead: string, tenths: number) =>
      `${name} instead of ${instead}: ${format.pointTenths(tenths)} more points, and the budget allowed it.`,
  },
  next: {
    title: 'What now?',
    market: (round: number) => `The market of round ${format.number(round)} closes in`,
    closed: 'The market has closed.',
    team: 'Change my team',
    picks: 'Make picks',
  },
  whatIf: {
    head: {
      title: 'What if?',
      description: 'Play a past round again with another team, for the same money, and see how it would have gone.',
    },
    heading: (round: number, name: string) => `What if? Round ${format.number(round)} of ${name}`,
    open: 'What if? Play it again with another team',
    back: 'Back to the story of the round',
    lead: 'Change players, formation and captain at the prices of that day. Nothing here changes what was played.',
    team: 'Team',
    captain: 'Captain',
    captainOf: (name: string) => `${name} as captain`,
    swap: (name: string) => `Swap ${name}`,
    swapShort: 'Swap',
    asPosition: (position, formation) => `${position}, in a ${formation}`,
    choose: (name: string) => `Who instead of ${name}?`,
    search: 'Search player or club',
    none: 'Nobody by that name.',
    reset: 'Back to the team that played',
    share: 'Copy link',
    shared: 'Link copied.',
    result: 'How it would have gone',
    points: (tenths: number) => `${format.pointTenths(tenths)} points`,
    more: (tenths: number) => `${pointsOf(tenths)} more`,
    less: (tenths: number) => `${pointsOf(tenths)} fewer`,
    same: 'the same as it was',
    includes: 'With the captain’s bonus and the reserves who would have come in.',
    place: (rank: number, of: number, before: number) =>
      `No. ${format.number(rank)} of ${format.number(of)} lineups (was no. ${format.number(before)})`,
    overall: (rank: number, before: number) =>
      `No. ${format.number(rank)} in the overall ranking at the end of the round (was no. ${format.number(before)})`,
    won: (name: string, tenths: number) => `You would have beaten ${name}, who made ${format.pointTenths(tenths)}.`,
    lost: (name: string, tenths: number) => `You would have lost to ${name}, who made ${format.pointTenths(tenths)}.`,
    drew: (name: string) => `You would have drawn with ${name}.`,
    price: (price: number) => `Cost: ${format.number(price)}`,
    problems: {
      budget: 'The budget was not enough.',
      formation: 'That team does not fit any allowed formation.',
      captain: 'The captain must be in the team.',
      'unknown-player': 'Somebody in that team was not on the market.',
    },
    visitor:
      'Here a past round is played again. Build a team to play the next one, or open the round of somebody in the ranking.',
    toFantasy: 'Build a team',
    missing: 'This person did not play this round, or it is not over yet.',
  },
  matchFates: { postponed: 'postponed', moved: 'rescheduled', awarded: 'walk-over', abandoned: 'abandoned' },
  matches: 'Matches of the round',
}
