import type { ColumnType } from 'kysely'
import type * as Game from './game-tables.ts'
import type * as Play from './play-tables.ts'
import type * as People from './account-tables.ts'

interface SchemaMigrationTable {
  version: number
  name: string
  checksum: string
  applied_at: ColumnType<Date, never, never>
}
interface ClockTable {
  real_anchor: Date
  game_anchor: Date
  pace: number
}
interface SettingTable {
  key: string
  value: ColumnType<unknown, string, string>
}

/** Every table by its name; row types stay inside this layer. */
export interface Tables {
  schema_migration: SchemaMigrationTable
  clock: ClockTable
  setting: SettingTable
  club: Game.ClubTable
  player: Game.PlayerTable
  season: Game.SeasonTable
  round: Game.RoundTable
  match: Game.MatchTable
  match_event: Game.MatchEventTable
  scoring_rules: Game.ScoringRulesTable
  player_match: Game.PlayerMatchTable
  price_history: Game.PriceHistoryTable
  forecast: Game.ForecastTable
  club_strength: Game.ClubStrengthTable
  manager: Play.ManagerTable
  squad: Play.SquadTable
  lineup: Play.LineupTable
  lineup_score: Play.LineupScoreTable
  duel: Play.DuelTable
  pick: Play.PickTable
  league: Play.LeagueTable
  league_member: Play.LeagueMemberTable
  league_tie: Play.LeagueTieTable
  ledger: Play.LedgerTable
  manager_stat: Play.ManagerStatTable
  rank_history: Play.RankHistoryTable
  achievement: Play.AchievementTable
  activity: Play.ActivityTable
  follow: Play.FollowTable
  correction: Play.CorrectionTable
  data_version: Play.DataVersionTable
  auth_user: People.AuthUserTable
  auth_session: People.AuthSessionTable
  auth_account: People.AuthAccountTable
  auth_verification: People.AuthVerificationTable
  auth_passkey: People.AuthPasskeyTable
  rate_limit: People.RateLimitTable
  manager_merge: People.ManagerMergeTable
  operator_action: People.OperatorActionTable
}
