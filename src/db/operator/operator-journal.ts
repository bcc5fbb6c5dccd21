import type { Kysely } from 'kysely'
import { bool, int, json, real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { DecisionKind } from '#domain/match/decision.ts'
import type { Tables } from '#db/schema/schema.ts'

export type OperatorAction = 'lock' | 'settle' | 'correct' | 'decide' | 'pace' | 'championship'

export interface ActionNote {
  /** The operator; null for the command line. */
  managerId: number | null
  action: OperatorAction
  detail: Record<string, unknown>
}

/** Records the step, runs it, and records its outcome. An error is recorded too, and thrown again. */
export async function inJournal<Outcome>(
  db: Kysely<Tables>,
  note: ActionNote,
  step: () => Promise<Outcome>,
  outcomeText: (outcome: Outcome) => string,
): Promise<Outcome> {
  const { id } = await db
    .insertInto('operator_action')
    .values({ manager_id: note.managerId, action: note.action, detail: JSON.stringify(note.detail) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const close = (outcome: string) => db.updateTable('operator_action').set({ outcome }).where('id', '=', id).execute()
  try {
    const outcome = await step()
    await close(outcomeText(outcome))
    return outcome
  } catch (error) {
    await close('failed')
    throw error
  }
}

const journalEntryRow = rowOf({
  id: int,
  atMs: int,
  managerId: int.orNull,
  manager: text.orNull,
  action: text.of<OperatorAction>(),
  roundId: int.orNull,
  roundNumber: int.orNull,
  matchId: int.orNull,
  /** The names of the home club and the away club. */
  clubs: text.array.of<[string, string]>().orNull,
  /** The score that a correction or decision set; null if it set none. */
  score: json<{ home: number; away: number }>().orNull,
  /** The player whose scouts were corrected. */
  player: text.orNull,
  reason: text.orNull,
  pace: real.orNull,
  /** The championship that was created or changed, or whose pace was changed. */
  championship: text.orNull,
  /** Names of the files that were imported into the championship. */
  files: json<string[]>().orNull,
  /** True if the step takes back an import. */
  isUndo: bool,
  /** The kind of a decision about the match; null for other steps. */
  decision: text.of<DecisionKind>().orNull,
  outcome: text.orNull,
})
export type JournalEntry = RowOf<typeof journalEntryRow>

interface JournalWindow {
  /** The id of the last entry on the page before. */
  before?: number | undefined
  limit: number
}

export async function readJournal(db: Kysely<Tables>, { before, limit }: JournalWindow): Promise<JournalEntry[]> {
  const { rows } = await journalEntryRow.sql`
    with newest as (
      select *, (detail ->> 'roundId')::integer as round_id, (detail ->> 'matchId')::integer as match_id
      from operator_action where id < coalesce(${before ?? null}::integer, 2147483647) order by id desc limit ${limit})
    select a.id, round(extract(epoch from a.at) * 1000)::bigint as "atMs", a.manager_id as "managerId", m.name as manager,
      a.action, a.round_id as "roundId", r.number as "roundNumber", a.match_id as "matchId",
      case when g.id is not null then array[h.name, w.name] end as clubs,
      coalesce(a.detail -> 'change' -> 'score', a.detail -> 'decision' -> 'score') as score, a.detail -> 'decision' ->> 'kind' as decision,
      p.name as player, a.detail ->> 'reason' as reason,
      (a.detail ->> 'pace')::double precision as pace, coalesce(c.name, a.detail ->> 'name') as championship,
      a.detail -> 'import' as files, a.detail ->> 'undo' is not null as "isUndo", a.outcome
    from newest a
      left join manager m on m.id = a.manager_id
      left join round r on r.id = a.round_id
      left join championship c on c.id = (a.detail ->> 'championshipId')::integer or c.slug = a.detail ->> 'slug'
      left join player p on p.id = (a.detail -> 'change' ->> 'playerId')::integer
      left join match g on g.id = a.match_id left join club h on h.id = g.home_club_id left join club w on w.id = g.away_club_id
    order by a.id desc`.execute(db)
  return rows
}
