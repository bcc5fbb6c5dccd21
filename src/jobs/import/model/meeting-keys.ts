import { TYPED } from '#domain/book/book.ts'
import type { StoredMatch } from './model.ts'

const pairOf = ({ key, homeKey, awayKey }: StoredMatch) =>
  key.startsWith(TYPED) ? `${homeKey}:${awayKey}` : key.split(':', 2).join(':')

/** The same home club may meet the same visitor twice. A match of a file is the stored meeting of the same round. */
export function meetingKeys(stored: readonly StoredMatch[]) {
  const byRound = new Map(stored.map((match) => [`${pairOf(match)}|${match.round}`, match.key]))
  const used = new Set<string>()
  return (pair: string, round: number): string => {
    let key = byRound.get(`${pair}|${round}`) ?? pair
    for (let meeting = 2; used.has(key); meeting++) key = `${pair}:${meeting}`
    used.add(key)
    return key
  }
}
