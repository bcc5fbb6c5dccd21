import type { Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { hasQueue, queueWork } from '#db/round/queue-work.ts'
import { gameNow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noteCause } from './cause.ts'

/** Stores the message and queues the job that announces it, if the database has a queue. */
export async function storeWord(
  db: Kysely<Tables>,
  { championshipId, managerId, text }: { championshipId: ChampionshipId; managerId: number; text: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await rowOf({ id: int }).sql`
      insert into organiser_word (championship_id, manager_id, text) values (${championshipId}, ${managerId}, ${text})
      returning id`.execute(trx)
    const [word] = rows
    if (!word) throw new Error('the word was not stored')
    await noteCause(trx, { championshipId, kind: 'organiser_word', subjectId: word.id })
    const work = { task: 'tell_notices', id: championshipId, championshipId, at: await gameNow(trx, championshipId) }
    if (await hasQueue(trx)) await queueWork(trx, [work])
  })
}
