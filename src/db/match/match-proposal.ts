import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Decision } from '#domain/match/decision.ts'

const proposalRow = rowOf({
  id: int,
  matchId: int,
  home: text,
  away: text,
  championship: text,
  managerId: int,
  manager: text,
  decision: json<Decision>(),
  reason: text,
  at: time,
  state: text.of<'waiting' | 'confirmed' | 'refused' | 'replaced' | 'withdrawn'>(),
})
export type ProposalRow = RowOf<typeof proposalRow>

const proposals = sql`
  select p.id, p.match_id as "matchId", h.name as home, a.name as away, c.name as championship, p.manager_id as "managerId",
    g.name as manager, p.decision, p.reason, p.at, p.state
  from match_proposal p join match m on m.id = p.match_id join season s on s.id = m.season_id
    join championship c on c.id = s.championship_id join manager g on g.id = p.manager_id
    join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id`

interface ProposalWindow {
  /** The id of the last proposal on the page before. */
  after: number | undefined
  limit: number
}

/** Proposals that wait for an operator, oldest first. */
export async function waitingProposals(db: Kysely<Tables>, { after, limit }: ProposalWindow): Promise<ProposalRow[]> {
  const { rows } = await proposalRow.sql`
    ${proposals} where p.state = 'waiting' and p.id > ${after ?? 0} order by p.id limit ${limit}`.execute(db)
  return rows
}

export async function proposalById(db: Kysely<Tables>, id: number): Promise<ProposalRow | undefined> {
  return (await proposalRow.sql`${proposals} where p.id = ${id}`.execute(db)).rows[0]
}

export async function lastProposal(db: Kysely<Tables>, matchId: number): Promise<ProposalRow | undefined> {
  const { rows } = await proposalRow.sql`${proposals} where p.match_id = ${matchId} order by p.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The new proposal replaces one that waits for the same match. */
export async function storeProposal(
  trx: Trx,
  proposal: { matchId: number; managerId: number; decision: Decision; reason: string },
): Promise<number> {
  await sql`
    update match_proposal set state = 'replaced', decided_at = clock_timestamp()
    where match_id = ${proposal.matchId} and state = 'waiting'`.execute(trx)
  const { rows } = await rowOf({ id: int }).sql`
    insert into match_proposal (match_id, manager_id, decision, reason)
    values (${proposal.matchId}, ${proposal.managerId}, ${JSON.stringify(proposal.decision)}, ${proposal.reason})
    returning id`.execute(trx)
  return rows[0]?.id ?? 0
}

/** Locks the proposal, so that nobody else closes it. Returns false if it no longer waits. */
export async function lockProposal(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from match_proposal where id = ${id} and state = 'waiting' for update`.execute(trx)
  return rows.length > 0
}

/** Returns false if the proposal no longer waits. */
export async function closeProposal(
  db: Kysely<Tables>,
  { id, state, by }: { id: number; state: 'confirmed' | 'refused'; by: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    update match_proposal set state = ${state}, decided_by = ${by}, decided_at = clock_timestamp()
    where id = ${id} and state = 'waiting' returning id`.execute(db)
  return rows.length > 0
}

/** MT12: withdraws proposals of a person who no longer organises, in one championship or in all. */
export async function withdrawProposals(
  trx: Trx,
  { managerId, championshipId = null }: { managerId: number; championshipId?: ChampionshipId | null },
): Promise<void> {
  await sql`
    update match_proposal p set state = 'withdrawn', decided_at = clock_timestamp()
    from match m join season s on s.id = m.season_id
    where m.id = p.match_id and p.state = 'waiting' and p.manager_id = ${managerId}
      and (${championshipId}::integer is null or s.championship_id = ${championshipId}::integer)`.execute(trx)
}
