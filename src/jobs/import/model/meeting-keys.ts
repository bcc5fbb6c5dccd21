import type { StoredMatch } from './model.ts'

/** The same clubs may meet twice at home: a file with some of their rounds means those of the same number. */
export function meetingKeys(stored: readonly StoredMatch[]) {
  const byRound = new Map(stored.map(({ key, round }) => [`${key.split(':', 2).join(':')}|${round}`, key]))
  const used = new Set<string>()
  return (pair: string, round: number): string => {
    let key = byRound.get(`${pair}|${round}`) ?? pair
    for (let meeting = 2; used.has(key); meeting++) key = `${pair}:${meeting}`
    used.add(key)
    return key
  }
}
