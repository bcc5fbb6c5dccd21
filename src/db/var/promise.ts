import type { Kysely } from 'kysely'
import { int, rowOf, text, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { sealedText } from '#domain/var/entry-text.ts'
import { leafHashOf } from './leaf-hash.ts'
import { readLogKey, serverName, type LogKey } from './log-key.ts'
import { commitmentOf, promiseText, signNote, verifierKey } from './signed-note.ts'

const promiseRow = rowOf({
  subjectId: int,
  championshipId: int,
  atMs: int,
  notedAtMs: int,
  opening: text,
  salt: text,
  leafHash: text.orNull,
})

/** Kinds of entries that seal what a person saved. */
export type ReceiptKind = 'squad' | 'pick' | 'guest-pick' | 'joker' | 'bracket' | 'answer'

/**
 * VR4: what the person stores. With the salt they can prove what they saved; the note proves that the server promised
 * to log it.
 */
export interface SavePromise {
  leafHash: string
  atMs: number
  /** Real time of the save. A checkpoint must cover the save within a minute from here. */
  notedAtMs: number
  opening: string
  salt: string
  note: string
  key: string
  isCovered: boolean
}

function signPromise(row: RowOf<typeof promiseRow>, key: LogKey): SavePromise {
  const { championshipId, atMs, notedAtMs, opening, salt } = row
  const leafHash =
    row.leafHash ?? Buffer.from(leafHashOf(sealedText(atMs, commitmentOf(salt, opening)))).toString('hex')
  const origin = `craque/${serverName(key)}/${championshipId}`
  return {
    leafHash,
    atMs,
    notedAtMs,
    opening,
    salt,
    note: signNote(promiseText({ origin, leafHash, atMs }), origin, key),
    key: verifierKey(origin, key.publicKey),
    isCovered: row.leafHash !== null,
  }
}

/** The promise for the person's newest save of each subject (a squad, a match, a bolão or a question). */
export async function promisesOf(
  db: Kysely<Tables>,
  { kind, subjectIds, managerId }: { kind: ReceiptKind; subjectIds: readonly number[]; managerId: number },
): Promise<Map<number, SavePromise>> {
  if (subjectIds.length === 0) return new Map()
  const { rows } = await promiseRow.sql`
    select e.subject_id as "subjectId", e.championship_id as "championshipId", var_ms(e.at) as "atMs", var_ms(e.noted_at) as "notedAtMs",
      e.opening, e.salt, e.leaf_hash as "leafHash"
    from unnest(${[...subjectIds]}::integer[]) s (id) cross join lateral (
      select * from var_entry where kind = ${kind} and subject_id = s.id and manager_id = ${managerId} order by id desc limit 1) e
    where e.opening is not null and e.salt is not null`.execute(db)
  if (rows.length === 0) return new Map()
  const key = await readLogKey(db)
  return new Map(rows.map((row) => [row.subjectId, signPromise(row, key)]))
}

/** Null if the log has no save of the person, for example because they saved before the log began. */
export const promiseOf = async (
  db: Kysely<Tables>,
  { subjectId, ...of }: { kind: ReceiptKind; subjectId: number; managerId: number },
): Promise<SavePromise | null> => (await promisesOf(db, { ...of, subjectIds: [subjectId] })).get(subjectId) ?? null
