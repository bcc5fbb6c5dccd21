import { sql, type RawBuilder } from 'kysely'

/** SQL for the moment from which LG15 counts prizes: the beginning of the championship's newest season. */
export const prizeSeasonStart = (championship: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`(
  select max(n.starts_on) from season n where n.championship_id = ${championship} and n.starts_on <= ${at})`
