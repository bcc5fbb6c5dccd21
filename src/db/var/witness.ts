import { sql, type Kysely } from 'kysely'
import { int, rowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { readCosignature } from './cosignature.ts'

/** VR11: witnesses of one log. Anybody may be a witness, so their number is limited. */
const MOST_WITNESSES = 20
/** A witness that is silent for longer gives way to a new one. */
const SILENT_DAYS = 30

export interface LogWitness {
  key: string
  size: number
  signedAtMs: number
  /** The checkpoint that the witness saw, with the signatures of the server and of the witness. */
  checkpoint: string
}

/** Witnesses of the current log, first the one that signed the newest checkpoint. */
export async function readWitnesses(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<LogWitness[]> {
  const { rows } = await rowOf({ key: text, size: int, signedAt: time, note: text, line: text }).sql`
    select w.key, w.size, w.signed_at as "signedAt", c.note, w.line from var_log l
      join var_witness w on w.log_id = l.id join var_checkpoint c on c.log_id = w.log_id and c.size = w.size
    where l.championship_id = ${championshipId} and l.ended_at is null order by w.size desc, w.key
    limit ${MOST_WITNESSES}`.execute(db)
  return rows.map(({ key, size, signedAt, note, line }) => ({
    key,
    size,
    signedAtMs: signedAt.getTime(),
    checkpoint: note + line,
  }))
}

export type WitnessRefusal = 'unknown_checkpoint' | 'no_cosignature' | 'too_many_witnesses'

/** Stores the signature of a witness on a checkpoint of ours, unless the witness has already signed a newer one. */
export async function storeCosignature(
  db: Kysely<Tables>,
  { note, key }: { note: string; key: string },
): Promise<WitnessRefusal | undefined> {
  const [origin = '', size = ''] = note.split('\n')
  const cosignature = readCosignature(note, key)
  if (!cosignature) return 'no_cosignature'
  if (!/^[1-9]\d{0,14}$/.test(size)) return 'unknown_checkpoint'
  const { rows } = await rowOf({ logId: int, note: text, others: int }).sql`
    select l.id as "logId", c.note, (select count(*)::integer from var_witness w where w.log_id = l.id and w.key <> ${key}
      and w.at > clock_timestamp() - make_interval(days => ${SILENT_DAYS})) as others
    from var_log l join var_checkpoint c on c.log_id = l.id and c.size = ${Number(size)} where l.origin = ${origin}`.execute(
    db,
  )
  const [known] = rows
  // The text that the witness signed must be ours to the last byte.
  if (!known || !note.startsWith(known.note.slice(0, known.note.lastIndexOf('\n\n') + 2))) return 'unknown_checkpoint'
  if (known.others >= MOST_WITNESSES) return 'too_many_witnesses'
  await sql`
    insert into var_witness (log_id, key, size, line, signed_at)
    values (${known.logId}, ${key}, ${Number(size)}, ${cosignature.line}, to_timestamp(${cosignature.atSeconds}))
    on conflict (log_id, key) do update set size = excluded.size, line = excluded.line, signed_at = excluded.signed_at, at = clock_timestamp()
    where var_witness.size <= excluded.size`.execute(db)
  return undefined
}
