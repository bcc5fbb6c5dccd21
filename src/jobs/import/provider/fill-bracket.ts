import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/connection/data-version.ts'
import { cupMatches, fillTie, makeTieMatch, rememberBracket, tiesToFill, type CupMatch } from '#db/import/bracket.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubForSlot, type FinishedGroup, type FinishedTie } from '#domain/import/bracket-slots.ts'
import type { ChampionshipId } from '#domain/ids.ts'

function tiesOf(matches: readonly CupMatch[]): Map<number, FinishedTie> {
  return new Map(
    matches.flatMap(({ number, homeId, awayId, isOver, score, extraTime, penalties }) =>
      number === null || !isOver || !score
        ? []
        : [
            [
              number,
              { number, homeId, awayId, score, extraTime: extraTime ?? undefined, penalties: penalties ?? undefined },
            ],
          ],
    ),
  )
}

function groupsOf(matches: readonly CupMatch[]): Map<string, FinishedGroup> {
  const groups = new Map<string, CupMatch[]>()
  for (const match of matches) {
    const letter = /^(?:Group|Grupo)\s+([A-L])$/i.exec(match.group ?? '')?.[1]?.toUpperCase()
    if (letter) groups.set(letter, [...(groups.get(letter) ?? []), match])
  }
  return new Map(
    [...groups].map(([letter, played]) => [
      letter,
      {
        letter,
        clubIds: [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))],
        isOver: played.every(({ isOver }) => isOver),
        matches: played.flatMap(({ homeId, awayId, startsAt, score }) =>
          score ? [{ homeId, awayId, startsAtMs: startsAt.getTime(), score }] : [],
        ),
      },
    ]),
  )
}

/** IM8: who has won his tie or his group stands in the next one, and where two stand there is a match. */
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
