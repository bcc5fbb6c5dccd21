import { bracketsAfter, settleBrackets, tiesOfPool } from '#db/pool/pool-bracket.ts'
import type { Trx } from '#db/round/round.ts'
import { winnerOf } from '#domain/import/bracket-slots.ts'
import { bracketOf } from '#domain/pool/bracket.ts'

/** BL12: counts anew what the brackets of bolões have right, after a tie of their cup was settled or corrected. */
export async function settleBracketsAfter(trx: Trx, matchId: number): Promise<boolean> {
  const leagueIds = await bracketsAfter(trx, matchId)
  const [first] = leagueIds
  if (first === undefined) return false
  // One cup: what is known of it is the same for all of them.
  const ties = await tiesOfPool(trx, first)
  const bracket = bracketOf(ties.map(({ tie }) => tie))
  if (!bracket) return false
  const winners = bracket.flatMap(({ id, stage }) => {
    const match = ties.find(({ tie }) => tie.id === id)?.match
    const clubId = match?.isOver && match.score ? winnerOf({ ...match, score: match.score }) : undefined
    return clubId === undefined ? [] : [{ stage, clubId }]
  })
  let isMoved = false
  for (const leagueId of leagueIds) isMoved = (await settleBrackets(trx, leagueId, { bracket, winners })) || isMoved
  return isMoved
}
