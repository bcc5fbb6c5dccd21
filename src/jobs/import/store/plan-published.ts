import type { Row } from '#db/import/import-rows.ts'
import type { PublishedModel } from '#jobs/import/model/model.ts'
import { note, type Difference } from './difference.ts'

interface Given {
  stored: ReadonlyMap<string, Row>
  matchId: (key: string) => number
  playerIn: (key: string, matchKey: string) => number | undefined
  /** Matches about whose players the files say something new: other points published for them count as withdrawn. */
  retold: ReadonlySet<number>
}

/** IM10: the points that the source published, compared with those that it published before. */
export function planPublished(
  into: Difference,
  published: readonly PublishedModel[],
  { stored, matchId, playerIn, retold }: Given,
): void {
  const said = new Set<string>()
  for (const { matchKey, playerKey, hundredths, damage } of published) {
    const [match_id, player_id] = [matchId(matchKey), playerIn(playerKey, matchKey)]
    if (player_id === undefined) continue
    const key = `${match_id}:${player_id}`
    // JN5: of two rows of a joined player, the first counts.
    if (said.size === said.add(key).size) continue
    note(into, stored.get(key), { match_id, player_id, hundredths, damage })
  }
  for (const [key, row] of stored)
    if (retold.has(row['match_id'] as number) && !said.has(key))
      note(into, row, row, { hundredths: null, damage: 'withdrawn' })
}
