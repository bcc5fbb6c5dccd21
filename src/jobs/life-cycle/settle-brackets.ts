import { bracketsAfter, groupMatchesOfPool, settleBrackets, tiesOfPool } from '#db/pool/pool-bracket.ts'
import type { Trx } from '#db/round/round.ts'
import { groupsOf, winnerOf } from '#domain/import/bracket-slots.ts'
import { bracketOf, type StageWinner } from '#domain/pool/bracket.ts'
import { throughOf } from '#domain/pool/through-groups.ts'

/** BL12, BL18: counts anew what the brackets of bolões have right, after a match of their cup was settled or corrected. */
export async function settleBracketsAfter(trx: Trx, matchId: number): Promise<boolean> {
  const pools = await bracketsAfter(trx, matchId)
  const [first] = pools
  if (first === undefined) return false
  // One cup: what is known of it is the same for all of them.
  const cup = await tiesOfPool(trx, first.leagueId)
  const ties = cup.map(({ tie }) => tie)
  const groups = groupsOf(pools.some(({ isEarly }) => isEarly) ? await groupMatchesOfPool(trx, first.leagueId) : [])
  let isMoved = false
  for (const { leagueId, isEarly } of pools) {
    const bracket = bracketOf(ties, isEarly ? [...groups.values()] : [])
    if (!bracket) continue
    const winners: StageWinner[] = bracket.ties.flatMap(({ id, stage }) => {
      const match = cup.find(({ tie }) => tie.id === id)?.match
      const clubId = match?.isOver && match.score ? winnerOf({ ...match, score: match.score }) : undefined
      return clubId === undefined ? [] : [{ stage, clubId }]
    })
    if (isEarly) winners.push(...throughOf(ties, groups).map((clubId) => ({ stage: 1, clubId })))
    isMoved = (await settleBrackets(trx, leagueId, { bracket, winners })) || isMoved
  }
  return isMoved
}
