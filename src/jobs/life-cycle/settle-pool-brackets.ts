import { bracketsAfter, groupMatchesOfPool, settleBrackets, tiesOfPool } from '#db/pool/pool-bracket.ts'
import type { Trx } from '#db/schema/trx.ts'
import { groupsOf } from '#domain/import/bracket-slots.ts'
import { bracketOf, type BracketChoices } from '#domain/pool/bracket.ts'
import { bracketWinners, bracketWorth } from '#domain/pool/bracket-winners.ts'

/**
 * BL12, BL18: counts the right winners in the brackets of bolões again, after a match of their cup was settled or
 * corrected.
 */
export async function settlePoolBracketsAfter(trx: Trx, matchId: number): Promise<boolean> {
  const pools = await bracketsAfter(trx, matchId)
  const [first] = pools
  if (first === undefined) return false
  // All these bolões are about one cup: its facts are the same for each of them.
  const cup = await tiesOfPool(trx, first.leagueId)
  const ties = cup.map(({ tie }) => tie)
  const groups = groupsOf(pools.some(({ isEarly }) => isEarly) ? await groupMatchesOfPool(trx, first.leagueId) : [])
  let isMoved = false
  for (const { leagueId, isEarly } of pools) {
    const bracket = bracketOf(ties, isEarly ? [...groups.values()] : [])
    if (!bracket) continue
    const winners = bracketWinners(bracket, { ties: cup, groups })
    const pointsFor = (choices: BracketChoices, bracketPoints: number) =>
      bracketWorth(bracket, choices, { winners, bracketPoints })
    isMoved = (await settleBrackets(trx, leagueId, pointsFor)) || isMoved
  }
  return isMoved
}
