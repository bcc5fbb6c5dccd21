import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { fillTie, makeTieMatch, rememberBracket, tiesToFill } from '#db/import/bracket.ts'
import { cupMatches } from '#db/match/cup-match.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubForSlot, groupsOf, type CupMatch, type FinishedTie } from '#domain/import/bracket-slots.ts'
import type { ChampionshipId } from '#domain/ids.ts'

function tiesOf(matches: readonly (CupMatch & { number: number | null })[]): Map<number, FinishedTie> {
  return new Map(
    matches.flatMap(({ number, score, ...match }) =>
      number === null || !match.isOver || !score ? [] : [[number, { ...match, number, score }]],
    ),
  )
}

/** IM8: puts clubs that come out of a tie or group into the next tie. A tie with two known sides becomes a match. */
export async function fillBracket(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const open = await tiesToFill(trx, championshipId)
    const matches = await cupMatches(trx, championshipId)
    const known = { ties: tiesOf(matches), groups: groupsOf(matches) }
    const side = (clubId: number | null, slot: string | null) =>
      clubId ?? (slot === null ? null : (clubForSlot(slot, known) ?? null))
    let filled = 0
    for (const tie of open) {
      const next = { ...tie, homeId: side(tie.homeId, tie.homeSlot), awayId: side(tie.awayId, tie.awaySlot) }
      if (next.homeId === tie.homeId && next.awayId === tie.awayId) continue
      await fillTie(trx, next)
      if (next.homeId !== null && next.awayId !== null) await makeTieMatch(trx, championshipId, next)
      filled++
    }
    await rememberBracket(trx, championshipId)
    if (filled > 0) await bumpVersion(trx, championshipId, 'match', 'round')
    return filled
  })
}
