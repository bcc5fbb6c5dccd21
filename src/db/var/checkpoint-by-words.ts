import type { Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { wordsOfCheckpoint } from './checkpoint-words.ts'
import { consistencyIn } from './read-log.ts'
import { verifierKey } from './signed-note.ts'

export interface WordsProof {
  origin: string
  key: string
  /** The checkpoint with these words. */
  checkpoint: string
  /** The newest checkpoint of the same log. `proof` proves that it continues `checkpoint`. */
  newest: string
  proof: string[]
}

/** Undefined: no checkpoint of the championship's logs has these words. */
export const findByWords = (
  db: Kysely<Tables>,
  { championshipId, digest }: { championshipId: ChampionshipId; digest: string },
): Promise<WordsProof | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await rowOf({ origin: text, publicKey: text, size: int, note: text }).sql`
        select l.origin, k.public_key as "publicKey", c.size, c.note from var_checkpoint c
          join var_log l on l.id = c.log_id join var_key k on k.id = l.key_id
        where c.digest = ${digest} and l.championship_id = ${championshipId}`.execute(trx)
      const [found] = rows
      const told = found && (await consistencyIn(trx, { championshipId, origin: found.origin, from: found.size }))
      if (!told) return undefined
      const { origin, publicKey, note } = found
      return {
        origin,
        key: verifierKey(origin, publicKey),
        checkpoint: note,
        newest: told.checkpoint,
        proof: told.proof,
      }
    })

export interface RoundCheckpoint {
  size: number
  checkpoint: string
  words: string[]
}

/**
 * Of the lock and the settlements of a round, takes the newest that a checkpoint covers, and returns the first such
 * checkpoint. Undefined if none covers the lock.
 */
export async function checkpointOfRound(db: Kysely<Tables>, roundId: number): Promise<RoundCheckpoint | undefined> {
  const { rows } = await rowOf({ size: int, note: text }).sql`
    select c.size, c.note from var_entry e join var_checkpoint c on c.log_id = e.log_id and c.size > e.position
    where e.kind in ('lock', 'scores') and e.subject_id = ${roundId} order by e.id desc, c.size limit 1`.execute(db)
  const [found] = rows
  return found && { size: found.size, checkpoint: found.note, words: wordsOfCheckpoint(found.note) }
}
