import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface Limit {
  tries: number
  windowSeconds: number
}

export type Try = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Counts one try for `key` if fewer than the limit are in the window that ends now. It is one statement, so that
 * processes that race cannot let one too many through. A refused try does not count, so insisting makes nobody wait
 * longer.
 */
export async function takeTry(db: Kysely<Tables>, key: string, limit: Limit): Promise<Try> {
  const { rows } = await rowOf({ taken: bool, retry_after: int }).sql`
    with moment as (select clock_timestamp() as now, make_interval(secs => ${limit.windowSeconds}) as span),
    taken as (
      insert into rate_limit as known (key, tries, forget_at)
      select ${key}, array[now], now + span from moment
      on conflict (key) do update set
        tries = (
          select array_agg(t order by t) from (
            select t from unnest(known.tries) as t where t > excluded.forget_at - (select span from moment) * 2
            union all
            select excluded.tries[1]
          ) as recent (t)
        ),
        forget_at = excluded.forget_at
      where (
        select count(*) from unnest(known.tries) as t where t > excluded.forget_at - (select span from moment) * 2
      ) < ${limit.tries}
      returning 1
    )
    select exists (select from taken) as taken,
      coalesce((
        select ceil(extract(epoch from span - (now - min(t))))::integer
        from moment, rate_limit r, unnest(r.tries) as t
        where r.key = ${key} and t > now - span
        group by now, span
      ), 1) as retry_after
  `.execute(db)
  const row = rows[0]
  if (!row) throw new Error('rate limit gave no answer')
  return row.taken ? { ok: true } : { ok: false, retryAfterSeconds: Math.max(1, row.retry_after) }
}

/** Takes back the newest try of the key: a right password or a valid code does not count as a try. */
export async function refundTry(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`update rate_limit set tries = trim_array(tries, 1) where key = ${key} and cardinality(tries) > 0`.execute(
    db,
  )
}

export async function forgetOldTries(db: Kysely<Tables>): Promise<void> {
  await sql`delete from rate_limit where forget_at < now()`.execute(db)
}
