import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { lineupsOfManager } from '#db/squad/fielded-lineups.ts'

async function profileOf(db: Kysely<Tables>, managerId: number) {
  const row = await db.selectFrom('manager').selectAll().where('id', '=', managerId).executeTakeFirst()
  if (!row) return undefined
  const { guest_key: _proof, ...profile } = row
  return profile
}

/**
 * What we store about a person, except what only proves who acts (such as digests of passwords and tokens, keys of
 * passkeys, secrets of webhooks).
 */
export async function exportAccount(db: Kysely<Tables>, person: { managerId: number; userId: string }) {
  const { managerId, userId } = person
  const ofManager = (
    table:
      | 'squad'
      | 'var_entry'
      | 'pick'
      | 'activity'
      | 'pool_verdict'
      | 'pool_trace'
      | 'pool_pick'
      | 'pool_joker'
      | 'pool_bracket'
      | 'league_owner'
      | 'league_removal'
      | 'championship_achievement'
      | 'championship_import'
      | 'championship_join'
      | 'championship_member'
      | 'championship_organiser'
      | 'championship_removal'
      | 'match_reporter'
      | 'wall_message'
      | 'wall_reaction'
      | 'wall_mark'
      | 'wall_mute'
      | 'wall_block'
      | 'wall_report'
      | 'desk_tap'
      | 'correction'
      | 'match_decision'
      | 'match_proposal'
      | 'notice'
      | 'notice_setting'
      | 'organiser_word'
      | 'notice_reach',
  ) => db.selectFrom(table).selectAll().where('manager_id', '=', managerId).execute()
  return {
    account: await db
      .selectFrom('auth_user')
      .select(['id', 'email', 'email_verified', 'name', 'is_operator', 'created_at', 'updated_at'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('auth_session')
      .select(['user_agent', 'created_at', 'updated_at', 'expires_at'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('auth_passkey')
      .select(['name', 'device_type', 'backed_up', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    signInProviders: await db
      .selectFrom('auth_account')
      .select(['provider_id', 'account_id', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .where('provider_id', '<>', 'credential')
      .execute(),
    profile: await profileOf(db, managerId),
    statistics: await db.selectFrom('manager_stat').selectAll().where('manager_id', '=', managerId).execute(),
    squads: await ofManager('squad'),
    lineups: (
      await sql`select l.* from ${sql.table('lineup')} l join ${lineupsOfManager(managerId)} x using (round_id, squad_id)`.execute(
        db,
      )
    ).rows,
    lineupScores: (
      await sql`select s.* from ${sql.table('lineup_score')} s join ${lineupsOfManager(managerId)} x using (round_id, squad_id)`.execute(
        db,
      )
    ).rows,
    picks: await ofManager('pick'),
    varEntries: await ofManager('var_entry'),
    points: (await sql`select * from ${sql.table('credit')} where manager_id = ${managerId}`.execute(db)).rows,
    achievements: await ofManager('championship_achievement'),
    activity: await ofManager('activity'),
    rankHistory: (
      await sql`
        select ${managerId}::integer as manager_id, r.id as round_id, s.points, s.rank
        from round r cross join lateral standing_of(r.id, ${managerId}) s order by r.id`.execute(db)
    ).rows,
    divisions: (
      await sql`select * from ${sql.table('visible_division_member')} where manager_id = ${managerId}`.execute(db)
    ).rows,
    leagues: await db
      .selectFrom('league_member')
      .innerJoin('league', 'league.id', 'league_member.league_id')
      .select(['league.id', 'league.name', 'squad_id', 'joined_at', 'point_tenths', 'rank'])
      .where('manager_id', '=', managerId)
      .execute(),
    pools: await db
      .selectFrom('pool_member')
      .innerJoin('league', 'league.id', 'pool_member.league_id')
      .select(['league.id', 'league.name', 'joined_at', 'points', 'exact', 'rank'])
      .where('manager_id', '=', managerId)
      .execute(),
    poolAnswers: await db
      .selectFrom('pool_answer')
      .innerJoin('pool_question', 'pool_question.id', 'pool_answer.question_id')
      .select(['league_id', 'kind', 'ask', 'given', 'choices', 'saved_at', 'right_choices'])
      .where('manager_id', '=', managerId)
      .execute(),
    poolVerdicts: await ofManager('pool_verdict'),
    poolTraces: await ofManager('pool_trace'),
    poolPicks: await ofManager('pool_pick'),
    poolJokers: await ofManager('pool_joker'),
    poolBrackets: await ofManager('pool_bracket'),
    poolPicksTyped: await db.selectFrom('pool_pick').selectAll().where('typed_by', '=', managerId).execute(),
    leaguesLookedAfter: await ofManager('league_owner'),
    leaguesRemovedFrom: await ofManager('league_removal'),
    championshipsEntered: await ofManager('championship_member'),
    championshipsRemovedFrom: await ofManager('championship_removal'),
    matchesReported: await ofManager('match_reporter'),
    filesImported: await ofManager('championship_import'),
    namesJoined: await ofManager('championship_join'),
    championshipsOrganised: await ofManager('championship_organiser'),
    deskLinks: await db
      .selectFrom('desk_helper')
      .select(['match_id', 'at', 'revoked_at'])
      .where('manager_id', '=', managerId)
      .execute(),
    deskTaps: await ofManager('desk_tap'),
    deskTapsDecided: await db
      .selectFrom('desk_held_tap')
      .select(['match_id', 'id', 'decided_at', 'is_taken'])
      .where('decided_by', '=', managerId)
      .execute(),
    corrections: await ofManager('correction'),
    matchDecisions: await ofManager('match_decision'),
    matchProposals: await ofManager('match_proposal'),
    leaguesOwned: await db.selectFrom('league').selectAll().where('owner_id', '=', managerId).execute(),
    following: await db
      .selectFrom('follow')
      .innerJoin('manager', 'manager.id', 'follow.followed_id')
      .select(['manager.id', 'manager.name', 'follow.at'])
      .where('follower_id', '=', managerId)
      .execute(),
    followers: await db
      .selectFrom('follow')
      .select(['follower_id', 'at'])
      .where('followed_id', '=', managerId)
      .execute(),
    messages: await ofManager('wall_message'),
    messageReactions: await ofManager('wall_reaction'),
    wallsRead: await ofManager('wall_mark'),
    wallsMutedOn: await ofManager('wall_mute'),
    peopleBlocked: await ofManager('wall_block'),
    messagesReported: await ofManager('wall_report'),
    notices: await ofManager('notice'),
    noticeSettings: await ofManager('notice_setting'),
    howToBeReached: await ofManager('notice_reach'),
    pushSubscriptions: await db
      .selectFrom('push_subscription')
      .select(['endpoint', 'made_at'])
      .where('manager_id', '=', managerId)
      .execute(),
    tokens: await db
      .selectFrom('personal_token')
      .select([
        'name',
        'hint',
        'scopes',
        'organises',
        'championships',
        'made_at',
        'expires_at',
        'used_at',
        'used_address',
      ])
      .where('manager_id', '=', managerId)
      .execute(),
    displayLinks: await db
      .selectFrom('display_link')
      .select(['kind', 'championship_id', 'league_id', 'made_at'])
      .where('manager_id', '=', managerId)
      .execute(),
    webhooks: await db
      .selectFrom('webhook')
      .select(['id', 'championship_id', 'league_id', 'address', 'kinds', 'made_at', 'off_at', 'off_why'])
      .where('manager_id', '=', managerId)
      .execute(),
    webhookDeliveries: await db
      .selectFrom('webhook_delivery')
      .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
      .select(['webhook_id', 'number', 'event_id', 'state', 'attempts', 'tried_at', 'status', 'failure', 'answer'])
      .where('manager_id', '=', managerId)
      .execute(),
    chatAccounts: await db
      .selectFrom('chat_person')
      .select(['service', 'user_key', 'name', 'linked_at'])
      .where('manager_id', '=', managerId)
      .execute(),
    chatMemories: await db
      .selectFrom('chat_memory')
      .innerJoin('chat_person', (join) =>
        join
          .onRef('chat_person.service', '=', 'chat_memory.service')
          .onRef('chat_person.user_key', '=', 'chat_memory.user_key'),
      )
      .select(['chat_memory.service', 'address', 'shown_match_ids', 'match_id', 'club_id', 'at'])
      .where('manager_id', '=', managerId)
      .execute(),
    chatMessages: await db
      .selectFrom('chat_heard')
      .innerJoin('chat_person', (join) =>
        join
          .onRef('chat_person.service', '=', 'chat_heard.service')
          .onRef('chat_person.user_key', '=', 'chat_heard.user_key'),
      )
      .select(['chat_heard.service', 'taken_at', 'replies'])
      .where('manager_id', '=', managerId)
      .execute(),
    chatGroups: await db
      .selectFrom('chat_group')
      .select(['service', 'title', 'league_id', 'linked_at', 'gone_at'])
      .where('manager_id', '=', managerId)
      .execute(),
    chatCodes: await db
      .selectFrom('chat_code')
      .select(['league_id', 'expires_at'])
      .where('manager_id', '=', managerId)
      .execute(),
    calendar: await db.selectFrom('calendar_key').select('made_at').where('manager_id', '=', managerId).execute(),
    wordsToChampionships: await ofManager('organiser_word'),
    operatorActions: await db.selectFrom('operator_action').selectAll().where('manager_id', '=', managerId).execute(),
    merges: await db.selectFrom('manager_merge').selectAll().where('account_id', '=', managerId).execute(),
  }
}
