import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { correctionAuthor } from '#db/match/correction.ts'
import type { Tables } from '#db/schema/schema.ts'

/** Null: no limit. An entry has the time of what it pays, even if a correction writes it later. */
export interface Span {
  after: Date | null
  until: Date | null
}

const entriesOf = ({ championshipId, managerId, after, until }: Participant & Span) => sql`
  l.manager_id = ${managerId} and l.championship_id = ${championshipId}
  and l.at > coalesce(${after}::timestamptz, '-infinity') and l.at <= coalesce(${until}::timestamptz, 'infinity')`

/** What the ledger paid for lineups and picks between two moments, including corrections of either. */
export async function gainsBetween(
  db: Kysely<Tables>,
  of: Participant & Span,
): Promise<{ lineup: number; picks: number }> {
  const { rows } = await rowOf({ lineup: int, picks: int }).sql`
    select coalesce(sum(points) filter (where round_id is not null), 0)::integer as lineup,
      coalesce(sum(points) filter (where match_id is not null), 0)::integer as picks
    from credit l where ${entriesOf(of)}`.execute(db)
  return rows[0] ?? { lineup: 0, picks: 0 }
}

const storyCorrectionRow = rowOf({
  matchId: int,
  home: text,
  away: text,
  reason: text,
  /** The maker of the correction; null if it came from the source of the match. */
  by: text.orNull,
  at: time,
  /** VR1: the position of the correction in the log, if the log has it. */
  entry: int.orNull,
  points: int,
})
export type StoryCorrectionRow = RowOf<typeof storyCorrectionRow>

/** LD5: corrections of what was paid in the span, and the points that each gave or took. */
export async function correctionsBetween(db: Kysely<Tables>, of: Participant & Span): Promise<StoryCorrectionRow[]> {
  const { rows } = await storyCorrectionRow.sql`
    select c.match_id as "matchId", h.name as home, a.name as away, c.reason, ${correctionAuthor} as by, c.at, (select position from var_entry where kind = 'correction' and subject_id = c.id order by id limit 1) as entry,
      sum(l.points)::integer as points
    from ledger l join correction c on c.id = l.correction_id
    join match m on m.id = c.match_id
    join club h on h.id = m.home_club_id
    join club a on a.id = m.away_club_id
    where ${entriesOf(of)}
    group by c.id, h.name, a.name order by c.at, c.id`.execute(db)
  return rows
}
