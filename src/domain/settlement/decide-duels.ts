import { idSet, type IdSet, type NumbersById } from '#domain/by-id.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import { NOBODY, type Duels } from './settlement-columns.ts'

/** The results of duels; the same index in each column is the same duel, which squad `a` identifies. */
export interface DuelResults {
  a: Int32Array
  aTenths: Int32Array
  bTenths: Int32Array
  winners: Int32Array
}

export interface DecidedDuels {
  results: DuelResults
  /** Squads that have an opponent. */
  drawn: IdSet
  won: IdSet
  wonBefore: IdSet
}

/** DU3: the winner of each duel, by the tenths of its two squads. */
export function decideDuels({ a, b, winners: before }: Duels, tenthsOf: NumbersById): DecidedDuels {
  const tenths = (squadId: number) => tenthsOf.get(squadId) ?? 0
  const [aTenths, bTenths] = [a.map(tenths), b.map(tenths)]
  const winners = a.map((first, duel) => {
    const result = duelResult(aTenths[duel] as number, bTenths[duel] as number)
    return result === 'tie' ? NOBODY : result === 'first' ? first : (b[duel] as number)
  })
  return {
    results: { a, aTenths, bTenths, winners },
    drawn: idSet(a, b),
    won: idSet(winners),
    wonBefore: idSet(before),
  }
}
