import { TYPED } from '#domain/book/book.ts'
import type { StoredMatch } from './model.ts'

const pairOf = ({ key, homeKey, awayKey }: StoredMatch) =>
  key.startsWith(TYPED) ? `${homeKey}:${awayKey}` : key.split(':', 2).join(':')

/**
 * The same home club may meet the same visitor twice. A match of a file is the stored meeting of the same round, or of
 * that which the match left. Otherwise it is a meeting that has neither a round nor a result.
 */
export function meetingKeys(stored: readonly StoredMatch[]) {
  const byRound = new Map<string, string>()
  const waiting = new Map<string, string[]>()
  for (const match of stored) {
    const [pair, round] = [pairOf(match), match.round ?? match.leftRound ?? null]
    byRound.set(`${pair}|${round}`, match.key)
    if (round === null && !match.result) waiting.set(pair, [...(waiting.get(pair) ?? []), match.key])
  }
  const used = new Set<string>()
  return (pair: string, round: number): string => {
    let key = byRound.get(`${pair}|${round}`) ?? waiting.get(pair)?.find((one) => !used.has(one)) ?? pair
    for (let meeting = 2; used.has(key); meeting++) key = `${pair}:${meeting}`
    used.add(key)
    return key
  }
}
