import type { Row } from '#db/import/import-rows.ts'
import type { StoredChampionship } from '#db/import/stored-championship.ts'
import type { MatchNews } from '#jobs/life-cycle/match-source.ts'
import { inKeyOrder, type Difference } from './difference.ts'

/** RL5: finished matches of a round that an import changes. */
export interface Corrected {
  /** Null: matches of no round. */
  round: number | null
  matches: number
  /** Matches whose score changes. */
  scores: number
  /** Players whose rows are new or gone, or whose scouts change. */
  players: number
}

/** A decision has no score. */
type News = Omit<MatchNews, 'score'> & Partial<Pick<MatchNews, 'score'>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function playersChanged(before: News, after: News): number {
  const textOf = ({ players = [] }: Partial<News>) =>
    new Map(players.map(({ playerId, scouts }) => [playerId, JSON.stringify(inKeyOrder(scouts))]))
  const [old, now] = [textOf(before), textOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id)).length
}

/** What the planned reports change in finished matches. */
export function correctedBy({ changed }: Difference, stored: StoredChampionship): Corrected[] {
  const matches = new Map([...stored.match.values()].map((row) => [row['id'], row]))
  const numbers = new Map([...stored.round.values()].map((row) => [row['id'], row['number'] as number]))
  const rounds = new Map<number | null, Corrected>()
  for (const { before, after } of changed) {
    const match: Row | undefined = matches.get(before['match_id'])
    if (match?.['state'] !== 'final') continue
    const round = numbers.get(match['round_id']) ?? null
    const sum = rounds.get(round) ?? { round, matches: 0, scores: 0, players: 0 }
    const [old, now] = [before['news'] as News, after['news'] as News]
    const [scores, players] = [Number(!isSame(old.score, now.score)), playersChanged(old, now)]
    // MT4, MT5: a decision changes no points.
    if (!old.score || !now.score || (!isSame(old.official, now.official) && scores + players === 0)) continue
    sum.matches++
    sum.scores += scores
    sum.players += players
    rounds.set(round, sum)
  }
  return [...rounds.values()].sort((a, b) => (a.round ?? Infinity) - (b.round ?? Infinity))
}
