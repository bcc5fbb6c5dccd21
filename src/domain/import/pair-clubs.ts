/** One match of a club, according to a file or the championship. */
export interface Game {
  round: number | null
  opponent: string
  isHome: boolean
  /** The day of the match, as `2026-05-10`. */
  day: string
  scored?: number
  conceded?: number
}

/** What the players of a club did in one round. `conceded` is null if no goalkeeper was listed. */
export interface Deeds {
  round: number
  goals: number
  conceded: number | null
}

export interface ClubFacts {
  key: string
  name: string
  /** The words of all known spellings of the club's name, without accents. */
  words: readonly string[]
  city: string
  /** The championship already has the club. */
  isStored: boolean
  players: number
  games: readonly Game[]
  deeds: readonly Deeds[]
  /** The numbers of the files that name the club. */
  sources: readonly number[]
}

export const PAIR_REASONS = ['name', 'city', 'results', 'fixtures', 'only_left'] as const
export type PairReason = (typeof PAIR_REASONS)[number]

export interface Proposal {
  /** The key that some files use for the club `to`. */
  from: string
  to: string
  reasons: PairReason[]
  isStrong: boolean
  /** The championship has both: they are joined there, not while files are read. */
  areStored: boolean
}

export interface Unpaired {
  key: string
  name: string
  lacks: 'matches' | 'players'
  players: number
  matches: number
  isStored: boolean
}

export interface Pairing {
  /** The name of each club, by key. */
  names: ReadonlyMap<string, string>
  unpaired: Unpaired[]
  proposals: Proposal[]
}

const WEIGHT: Record<PairReason, number> = { name: 3, city: 2, results: 4, fixtures: 4, only_left: 1 }
/** From this score on, the pair is selected in advance; a person still confirms it. */
const STRONG = 4
const FEW_ROUNDS = 3

/** A shared word counts only if no third club has it: half of Brazil is called Atlético. */
function sharedWords(a: ClubFacts, b: ClubFacts, holders: ReadonlyMap<string, number>): boolean {
  const own = new Set(a.words)
  return b.words.some((word) => word.length > 2 && own.has(word) && (holders.get(word) ?? 0) <= 2)
}

/** `SPT` stands for Sport: its letters, in their order, from the first one on. */
function isShortFor(code: string, name: string): boolean {
  if (!/^[A-Z]{2,4}$/.test(code)) return false
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  let at = letters[0] === code[0] ? 0 : -1
  for (const letter of code.slice(1)) at = at < 0 ? -1 : letters.indexOf(letter, at + 1)
  return at >= 0
}

const isSameCity = (a: ClubFacts, b: ClubFacts) =>
  (a.city !== '' && a.city === b.city) ||
  (a.city !== '' && b.words.includes(a.city)) ||
  (b.city !== '' && a.words.includes(b.city))

/** How many rounds of one club's players were compared with the other's results, and in how many they agree. */
function compareResults(players: ClubFacts, matches: ClubFacts): { rounds: number; fits: number } {
  let [rounds, fits] = [0, 0]
  for (const { round, goals, conceded } of players.deeds) {
    const games = matches.games.filter((game) => game.round === round)
    const [game] = games
    if (games.length > 1 || (game && game.scored === undefined)) continue
    rounds++
    if (game && game.scored === goals && (conceded === null || conceded === game.conceded)) fits++
  }
  return { rounds, fits }
}

const isFit = ({ rounds, fits }: { rounds: number; fits: number }) =>
  rounds > 0 && fits * 10 >= rounds * (rounds < FEW_ROUNDS ? 10 : 6)

const isSameGame = (one: Game, other: Game) =>
  one.opponent === other.opponent && one.isHome === other.isHome && one.day === other.day

/** Clubs that meet each other, or that play others in one round, are two. */
const areTwo = (a: ClubFacts, b: ClubFacts) =>
  a.games.some(
    (game) =>
      game.opponent === b.key ||
      b.games.some((other) => game.round !== null && other.round === game.round && other.opponent !== game.opponent),
  )

type Candidate = Omit<Proposal, 'isStrong'> & { score: number }

function candidateOf(
  players: ClubFacts,
  matches: ClubFacts,
  { holders, isOnlyPair }: { holders: ReadonlyMap<string, number>; isOnlyPair: boolean },
): Candidate {
  const compared = compareResults(players, matches)
  const facts: Record<PairReason, boolean> = {
    name:
      sharedWords(players, matches, holders) ||
      isShortFor(players.name, matches.name) ||
      isShortFor(matches.name, players.name),
    city: isSameCity(players, matches),
    results: isFit(compared),
    fixtures: matches.games.some((game) => players.games.some((other) => isSameGame(game, other))),
    only_left: isOnlyPair,
  }
  const reasons = PAIR_REASONS.filter((reason) => facts[reason])
  const weight = (reason: PairReason) => (reason === 'results' && compared.rounds < FEW_ROUNDS ? 1 : WEIGHT[reason])
  const contradicts = compared.rounds >= FEW_ROUNDS && !facts.results
  const score = contradicts ? 0 : reasons.reduce((sum, reason) => sum + weight(reason), 0)
  // The key of a stored club stays. If both or neither are stored, that of the club with matches stays: keys of matches
  // contain it.
  const [from, to] = matches.isStored || !players.isStored ? [players, matches] : [matches, players]
  return { from: from.key, to: to.key, reasons, score, areStored: from.isStored && to.isStored }
}

const isApart = (a: ClubFacts, b: ClubFacts) => !a.sources.some((source) => b.sources.includes(source))

/**
 * JN1: if there are both players and matches, the clubs with players and no match and those with matches and no player.
 * And the pairs of clubs that may be the same.
 */
export function pairClubs(clubs: readonly ClubFacts[]): Pairing {
  const hasPlayers = clubs.some(({ players }) => players > 0)
  const hasMatches = clubs.some(({ games }) => games.length > 0)
  const isTold = hasPlayers && hasMatches
  const rosters = isTold ? clubs.filter(({ players, games }) => players > 0 && games.length === 0) : []
  const fixtures = isTold ? clubs.filter(({ players, games }) => players === 0 && games.length > 0) : []
  const holders = new Map<string, number>()
  for (const { words } of clubs) for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1)
  const isOnlyPair = rosters.length === 1 && fixtures.length === 1
  const candidates = rosters.flatMap((one) => fixtures.map((other) => candidateOf(one, other, { holders, isOnlyPair })))
  const playing = clubs.filter(({ games }) => games.length > 0)
  for (const [index, one] of playing.entries())
    for (const other of playing.slice(index + 1)) {
      if (!isApart(one, other) || areTwo(one, other)) continue
      const found = candidateOf(one, other, { holders, isOnlyPair: false })
      if (found.reasons.includes('fixtures')) candidates.push(found)
    }
  const names = new Map(clubs.map(({ key, name }) => [key, name]))
  return { names, unpaired: [...rosters, ...fixtures].map(unpairedOf), proposals: choose(candidates) }
}

const unpairedOf = ({ key, name, players, games, isStored }: ClubFacts): Unpaired => ({
  key,
  name,
  isStored,
  lacks: games.length === 0 ? 'matches' : 'players',
  players,
  matches: games.length,
})

/** Each club once, the best first; where two are equally likely, none is proposed. */
function choose(candidates: readonly Candidate[]): Proposal[] {
  const taken = new Set<string>()
  const proposals: Proposal[] = []
  const sorted = candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  for (const one of sorted) {
    if (taken.has(one.from) || taken.has(one.to)) continue
    const isDoubtful = sorted.some(
      (other) =>
        other !== one &&
        other.score === one.score &&
        !taken.has(other.from) &&
        !taken.has(other.to) &&
        [other.from, other.to].some((key) => key === one.from || key === one.to),
    )
    if (isDoubtful) continue
    taken.add(one.from).add(one.to)
    const { score, ...proposal } = one
    proposals.push({ ...proposal, isStrong: score >= STRONG })
  }
  return proposals
}
