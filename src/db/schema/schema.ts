// Written from the migrated database by schema.test.ts (CONTRIBUTING.md says how): do not edit.
import type { GeneratedAlways } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Json, Time, WithDefault } from './column-types.ts'

export type LeagueFormat = 'pontos-corridos' | 'mata-mata' | 'bolao'

export type LeagueVisibility = 'public' | 'private'

export type ManagerKind = 'bot' | 'guest' | 'account'

export type MatchState = 'scheduled' | 'live' | 'final' | 'abandoned'

export type PlayerStatus = 'provavel' | 'duvida' | 'contundido' | 'suspenso'

export type RoundState = 'open' | 'locked' | 'live' | 'settled'

export type Sport = 'futebol' | 'basquete' | 'volei' | 'tenis'

export type ActivityType =
  | 'team_created'
  | 'league_joined'
  | 'prediction_made'
  | 'achievement'
  | 'ranking_up'
  | 'match_decided'

export type ChampionshipModality = 'campo' | 'fut7' | 'futsal'

export type ChampionshipSource = 'sample' | 'file' | 'desk' | 'feed'

export type ChampionshipJoinKind = 'club' | 'player'

export type ChatGroupService = 'telegram' | 'discord' | 'slack' | 'whatsapp'

export type ChatHeardService = 'telegram' | 'discord' | 'slack' | 'whatsapp'

export type ChatPersonService = 'telegram' | 'discord' | 'slack' | 'whatsapp'

export type DisplayLinkKind = 'bolao' | 'pontos' | 'resultados' | 'painel'

export type FeedHandSource = 'file' | 'desk'

export type FeedKind = 'cartola' | 'football-data' | 'openfootball'

export type LedgerKind = 'lineup' | 'pick' | 'prize' | 'correction'

export type MatchDecisionKind = 'postponed' | 'moved' | 'abandoned' | 'awarded' | 'resumed'

export type MatchProposalState = 'waiting' | 'confirmed' | 'refused' | 'replaced' | 'withdrawn'

export type NoticeSettingChannel = 'app' | 'push' | 'mail'

export type OperatorActionAction = 'lock' | 'settle' | 'correct' | 'decide' | 'pace' | 'championship'

export type PickGoesOn = 'H' | 'A'

export type PickOutcome = 'H' | 'D' | 'A'

export type PoolPickGoesOn = 'H' | 'A'

export type PoolPickOutcome = 'H' | 'D' | 'A'

export type WallMessageDeletedBy = 'author' | 'owner' | 'operator'

export type WallReactionReaction = 'clap' | 'laugh' | 'fire' | 'wow' | 'sad'

export type WallReportReason = 'insult' | 'threat' | 'spam' | 'private' | 'other'

export type WallReportVerdict = 'keep' | 'delete' | 'mute'

export type WebhookOffWhy = 'owner' | 'failing' | 'gone' | 'rights'

export type WebhookDeliveryState = 'waiting' | 'arrived' | 'lost'

export interface ActivityTable {
  id: WithDefault<number>
  manager_id: number
  type: ActivityType
  data: WithDefault<Json<Record<string, unknown>>>
  at: Time
  championship_id: ChampionshipId
}

export interface AuthAccountTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Time | null
  refresh_token_expires_at: Time | null
  scope: string | null
  created_at: WithDefault<Time>
  updated_at: WithDefault<Time>
}

export interface AuthPasskeyTable {
  id: string
  user_id: string
  name: string | null
  public_key: string
  credential_id: string
  counter: number
  device_type: string
  backed_up: boolean
  transports: string | null
  aaguid: string | null
  created_at: Time | null
}

export interface AuthSessionTable {
  id: string
  user_id: string
  token: string
  expires_at: Time
  user_agent: string | null
  ip_address: string | null
  created_at: WithDefault<Time>
  updated_at: WithDefault<Time>
}

export interface AuthUserTable {
  id: string
  name: string
  email: string
  email_verified: WithDefault<boolean>
  image: string | null
  is_anonymous: WithDefault<boolean>
  is_operator: WithDefault<boolean>
  created_at: WithDefault<Time>
  updated_at: WithDefault<Time>
  operator_by_claim: WithDefault<boolean>
}

export interface AuthVerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: Time
  created_at: WithDefault<Time>
  updated_at: WithDefault<Time>
}

export interface CalendarKeyTable {
  manager_id: number
  digest: string
  made_at: WithDefault<Time>
}

export interface ChampionshipTable {
  id: WithDefault<ChampionshipId>
  slug: string
  name: string
  modality: WithDefault<ChampionshipModality>
  time_zone: WithDefault<string>
  source: WithDefault<ChampionshipSource>
  rules: WithDefault<string>
  is_public: WithDefault<boolean>
  counts_globally: WithDefault<boolean>
  invite_code: string | null
  archived_at: Time | null
  created_at: WithDefault<Time>
  leagues_invite: WithDefault<boolean>
}

export interface ChampionshipAchievementTable {
  championship_id: ChampionshipId
  manager_id: number
  kind: string
  at: Time
}

export interface ChampionshipClockTable {
  championship_id: ChampionshipId
  real_anchor: Time
  game_anchor: Time
  pace: number
}

export interface ChampionshipImportTable {
  id: GeneratedAlways<number>
  championship_id: ChampionshipId
  at: WithDefault<Time>
  manager_id: number | null
  files: string[]
  summary: Json<Record<string, unknown>>
  undone_at: Time | null
}

export interface ChampionshipJoinTable {
  id: GeneratedAlways<number>
  championship_id: ChampionshipId
  at: WithDefault<Time>
  manager_id: number | null
  kind: ChampionshipJoinKind
  kept_id: number
  gone_id: number
  kept_name: string
  gone_name: string
  moved: Json<Record<string, unknown>>
  undone_at: Time | null
}

export interface ChampionshipMemberTable {
  championship_id: ChampionshipId
  manager_id: number
  at: WithDefault<Time>
  league_id: number | null
}

export interface ChampionshipOrganiserTable {
  championship_id: ChampionshipId
  manager_id: number
  at: WithDefault<Time>
  appointed_by: number | null
}

export interface ChampionshipRemovalTable {
  championship_id: ChampionshipId
  manager_id: number
  removed_by: number | null
  at: WithDefault<Time>
}

export interface ChampionshipTieTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  key: string
  round_id: number | null
  stage: string
  stage_order: number
  number: number | null
  starts_at: Time
  home_slot: string | null
  away_slot: string | null
  home_club_id: number | null
  away_club_id: number | null
  match_id: number | null
}

export interface ChatCodeTable {
  digest: string
  manager_id: number | null
  league_id: number | null
  service: string | null
  user_key: string | null
  name: string | null
  expires_at: Time
}

export interface ChatGroupTable {
  id: WithDefault<number>
  service: ChatGroupService
  address: string
  title: string
  league_id: number
  manager_id: number
  language: string
  says_deadline: WithDefault<boolean>
  says_goals: WithDefault<boolean>
  says_round: WithDefault<boolean>
  quiet_from: number | null
  quiet_to: number | null
  linked_at: WithDefault<Time>
  said_at: Time | null
  told: WithDefault<Json<Record<string, unknown>>>
  waiting: Json<Record<string, unknown>> | null
  failures: WithDefault<number>
  look_at: WithDefault<Time>
  gone_at: Time | null
}

export interface ChatHeardTable {
  service: ChatHeardService
  message_key: string
  user_key: string
  taken_at: WithDefault<Time>
  replies: Json<Record<string, unknown>> | null
  said: WithDefault<number>
  is_over: WithDefault<boolean>
}

export interface ChatMemoryTable {
  service: string
  user_key: string
  address: string
  shown_match_ids: WithDefault<number[]>
  match_id: number | null
  club_id: number | null
  at: WithDefault<Time>
}

export interface ChatPersonTable {
  service: ChatPersonService
  user_key: string
  manager_id: number
  name: string
  linked_at: WithDefault<Time>
}

export interface ClubTable {
  id: number
  sport: Sport
  slug: string
  name: string
  short_name: string
  code: string
  city: string
  color_primary: string
  color_secondary: string
  pattern: string
  championship_id: ChampionshipId
}

export interface ClubAliasTable {
  championship_id: ChampionshipId
  key: string
  club_id: number
}

export interface ClubStrengthTable {
  club_id: number
  day: string
  attack: number
  defence: number
  rating: number
}

export interface CorrectionTable {
  id: WithDefault<number>
  match_id: number
  round_id: number | null
  old_value: Json<unknown>
  new_value: Json<unknown>
  reason: string
  made_by: string
  at: Time
  manager_id: number | null
}

export interface DataVersionTable {
  name: string
  version: number
}

export interface DeskHeldTapTable {
  match_id: number
  seq: WithDefault<number>
  id: string
  device_id: string
  at: Time
  said: Json<Record<string, unknown>>
  helper_id: number
  decided_by: number | null
  decided_at: Time | null
  is_taken: boolean | null
}

export interface DeskHelperTable {
  id: WithDefault<number>
  match_id: number
  token_digest: string
  manager_id: number | null
  at: WithDefault<Time>
  revoked_at: Time | null
}

export interface DeskTapTable {
  match_id: number
  seq: number
  id: string
  device_id: string
  at: Time
  said: Json<Record<string, unknown>>
  manager_id: number | null
  helper_id: number | null
}

export interface DisplayLinkTable {
  id: WithDefault<number>
  manager_id: number
  kind: DisplayLinkKind
  championship_id: ChampionshipId
  league_id: number | null
  digest: string
  made_at: WithDefault<Time>
}

export interface DivisionCycleTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  rounds: number
  round_ids: number[]
  ended_at: Time | null
  moves_stand: WithDefault<boolean>
}

export interface DivisionMemberTable {
  cycle_id: number
  group_number: number
  manager_id: number
  championship_id: ChampionshipId
  tier: number
  tenths: number[]
  point_tenths: WithDefault<number>
  place: number | null
  next_tier: number | null
}

export interface DuelTable {
  round_id: number
  squad_a_id: number
  squad_b_id: number | null
  a_tenths: number | null
  b_tenths: number | null
  winner_squad_id: number | null
}

export interface FeedTable {
  championship_id: ChampionshipId
  kind: FeedKind
  address: string
  turned_on_at: WithDefault<Time>
  held_at: Time | null
  next_at: WithDefault<Time>
  every_seconds: WithDefault<number>
  asked_at: Time | null
  succeeded_at: Time | null
  changed_at: Time | null
  failures: WithDefault<number>
  problem: Json<Record<string, unknown>> | null
  digest: string | null
  progress: number[] | null
  doubted: string | null
  hand_source: WithDefault<FeedHandSource>
}

export interface FeedNoteTable {
  id: GeneratedAlways<number>
  championship_id: ChampionshipId
  at: WithDefault<Time>
  kind: string
  detail: WithDefault<Json<Record<string, unknown>>>
}

export interface FollowTable {
  follower_id: number
  followed_id: number
  at: Time
}

export interface ForecastTable {
  match_id: number
  home_percent: number
  draw_percent: number
  away_percent: number
  home_goals: number | null
  away_goals: number | null
  detail: WithDefault<Json<Record<string, unknown>>>
  fitted_at: Time
}

export interface IdempotencyTable {
  who: string
  key: string
  request: string
  attempt: WithDefault<number>
  started_at: WithDefault<Time>
  made_id: number | null
  status: number | null
  content_type: string | null
  body: string | null
  location: string | null
}

export interface ImportRowTable {
  import_id: number
  seq: number
  table_name: string
  row_key: Json<unknown>
  before: Json<unknown> | null
}

export interface LeagueTable {
  id: WithDefault<number>
  name: string
  description: WithDefault<string>
  format: LeagueFormat
  visibility: LeagueVisibility
  prize: number
  starts_at: Time
  ends_at: Time
  owner_id: number | null
  invite_code: string | null
  featured: number | null
  edition: WithDefault<number>
  previous_edition_id: number | null
  winner_squad_id: number | null
  ended_at: Time | null
  created_at: Time
  member_count: WithDefault<number>
  closed_at: Time | null
  championship_id: ChampionshipId
  trophy_points: number | null
  wall_is_off: WithDefault<boolean>
  winner_manager_id: number | null
  newcomers_barred_at: Time | null
}

export interface LeagueMemberTable {
  league_id: number
  squad_id: number
  manager_id: number
  joined_at: Time
  point_tenths: WithDefault<number>
  rank: number | null
}

export interface LeagueOwnerTable {
  league_id: number
  manager_id: number
}

export interface LeagueRemovalTable {
  league_id: number
  manager_id: number
  at: Time
}

export interface LeagueTieTable {
  league_id: number
  stage: number
  slot: number
  round_id: number | null
  squad_a_id: number | null
  squad_b_id: number | null
  a_tenths: number | null
  b_tenths: number | null
  winner_squad_id: number | null
}

export interface LedgerTable {
  key: string
  manager_id: number
  kind: LedgerKind
  points: number
  round_id: number | null
  match_id: number | null
  league_id: number | null
  squad_id: number | null
  at: Time
  championship_id: ChampionshipId
  correction_id: number | null
}

export interface LineupTable {
  round_id: number
  squad_id: number
  manager_id: number
  player_ids: number[]
  captain_id: number
  counts: boolean
  locked_at: Time
  prices_paid: number[] | null
  vice_captain_id: number | null
  bench_ids: WithDefault<number[]>
}

export interface LineupScoreTable {
  round_id: number
  squad_id: number
  manager_id: number
  point_tenths: number
  rank: number
  paid: number | null
  points_after: number | null
  rank_after: number | null
  rose_from: number | null
}

export interface ManagerTable {
  id: WithDefault<number>
  kind: ManagerKind
  name: string
  name_key: string
  country: string
  avatar_seed: string
  bio: WithDefault<string>
  favorite_club_id: number | null
  created_at: Time
  deleted_at: Time | null
  user_id: string | null
  guest_key: string | null
  read_round_id: number | null
  log_number: WithDefault<number>
  sports: WithDefault<string[]>
}

export interface ManagerMergeTable {
  guest_id: number
  account_id: number
  summary: WithDefault<Json<unknown>>
  at: Time
  took_past: WithDefault<boolean>
  guest_key: string | null
  merged_at: WithDefault<Time>
}

export interface ManagerStatTable {
  manager_id: number
  points: WithDefault<number>
  wins: WithDefault<number>
  duels: WithDefault<number>
  settled_picks: WithDefault<number>
  right_picks: WithDefault<number>
  exact_picks: WithDefault<number>
  streak: WithDefault<number>
  best_streak: WithDefault<number>
  leagues_won: WithDefault<number>
  lineups: WithDefault<number>
  best_lineup_tenths: number | null
  month: WithDefault<string>
  month_points: WithDefault<number>
  month_wins: WithDefault<number>
  month_settled_picks: WithDefault<number>
  month_right_picks: WithDefault<number>
  month_streak: WithDefault<number>
  week: WithDefault<string>
  week_points: WithDefault<number>
  week_wins: WithDefault<number>
  week_settled_picks: WithDefault<number>
  week_right_picks: WithDefault<number>
  week_streak: WithDefault<number>
  rank: number | null
  previous_rank: number | null
  championship_id: ChampionshipId
  trophy_points: WithDefault<number>
  season: WithDefault<number>
  season_start_points: WithDefault<number>
  season_start_wins: WithDefault<number>
  season_start_settled_picks: WithDefault<number>
  season_start_right_picks: WithDefault<number>
}

export interface MatchTable {
  id: number
  sport: Sport
  season_id: number
  round_id: number | null
  home_club_id: number
  away_club_id: number
  starts_at: Time
  state: WithDefault<MatchState>
  minute: WithDefault<number>
  home_score: number | null
  away_score: number | null
  detail: WithDefault<Json<Record<string, unknown>>>
  ended_at: Time | null
  revision: WithDefault<number>
  picks_settled: WithDefault<boolean>
  fixture_key: string | null
  news_at: Time | null
  news_digest: string | null
  left_round_id: number | null
  moved_from: Time | null
  has_date: WithDefault<boolean>
  is_awarded: WithDefault<boolean>
  official_home: number | null
  official_away: number | null
  resumes_at: Time | null
}

export interface MatchCrowdTable {
  match_id: number
  home: number
  draw: number
  away: number
}

export interface MatchDecisionTable {
  id: WithDefault<number>
  match_id: number
  kind: MatchDecisionKind
  starts_at: Time | null
  home_score: number | null
  away_score: number | null
  reason: string
  by: string
  at: Time
  minute: number | null
  manager_id: number | null
}

export interface MatchEventTable {
  match_id: number
  seq: number
  minute: number
  kind: string
  club_id: number | null
  player_id: number | null
  home_score: number
  away_score: number
  detail: WithDefault<Json<Record<string, unknown>>>
}

export interface MatchProposalTable {
  id: WithDefault<number>
  match_id: number
  manager_id: number
  decision: Json<Record<string, unknown>>
  reason: string
  at: WithDefault<Time>
  state: WithDefault<MatchProposalState>
  decided_by: number | null
  decided_at: Time | null
}

export interface MatchReportTable {
  match_id: number
  as_of: Time
  news: Json<unknown>
  digest: string
}

export interface MatchReporterTable {
  match_id: number
  manager_id: number
  at: WithDefault<Time>
}

export interface NoticeTable {
  id: WithDefault<number>
  manager_id: number
  championship_id: ChampionshipId
  kind: string
  subject: string
  facts: WithDefault<Json<Record<string, unknown>>>
  at: WithDefault<Time>
  read_at: Time | null
  is_listed: WithDefault<boolean>
  push_at: Time | null
  mail_at: Time | null
}

export interface NoticeCauseTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  kind: string
  subject_id: number
  last_activity_id: number | null
  at: WithDefault<Time>
  told_at: Time | null
}

export interface NoticeReachTable {
  manager_id: number
  language: WithDefault<string>
  time_zone: WithDefault<string>
  quiet_from: number | null
  quiet_to: number | null
  mail_weekly: WithDefault<boolean>
}

export interface NoticeSettingTable {
  manager_id: number
  kind: string
  channel: NoticeSettingChannel
  is_on: boolean
}

export interface OperatorActionTable {
  id: GeneratedAlways<number>
  at: WithDefault<Time>
  manager_id: number | null
  action: OperatorActionAction
  detail: Json<Record<string, unknown>>
  outcome: string | null
}

export interface OrganiserWordTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  manager_id: number
  text: string
  at: WithDefault<Time>
}

export interface PersonalTokenTable {
  id: WithDefault<number>
  manager_id: number
  name: string
  digest: string
  hint: string
  scopes: string[]
  organises: number[]
  championships: number[] | null
  made_at: WithDefault<Time>
  expires_at: Time
  used_at: Time | null
  used_address: string | null
  window_at: Time | null
  window_used: WithDefault<number>
}

export interface PickTable {
  match_id: number
  manager_id: number
  outcome: PickOutcome
  home_goals: number | null
  away_goals: number | null
  saved_at: Time
  points: number | null
  is_right: boolean | null
  goes_on: PickGoesOn | null
  goes_on_right: boolean | null
  grade: number | null
  full_grade: number | null
}

export interface PlayerTable {
  id: number
  club_id: number
  name: string
  short_name: string
  position: string
  shirt_number: number
  status: WithDefault<PlayerStatus>
  condition: WithDefault<Json<Record<string, unknown>>>
  price: number | null
  last_price_change: WithDefault<number>
  championship_id: ChampionshipId
  source_key: string | null
  moved: WithDefault<boolean>
}

export interface PlayerAliasTable {
  championship_id: ChampionshipId
  key: string
  player_id: number
  own_player_id: number
  apart_rounds: WithDefault<number[]>
}

export interface PlayerMatchTable {
  match_id: number
  player_id: number
  club_id: number
  scouts: Json<Record<string, number>>
  point_tenths: WithDefault<number>
  rules: string | null
  took_part: WithDefault<boolean>
  position: string | null
}

export interface PoolTable {
  league_id: number
  sport: Sport | null
  exact: number
  winner_goals: number
  difference: number
  draw: number
  loser_goals: number
  winner: number
  counted_on: string | null
  late_start_average: WithDefault<boolean>
  goes_on: WithDefault<number>
  after_extra_time: WithDefault<boolean>
  knockout_times: WithDefault<number>
  semifinal_times: WithDefault<number>
  final_times: WithDefault<number>
  has_joker: WithDefault<boolean>
  bracket_points: WithDefault<number>
  vacation_picks: WithDefault<number>
  counts_squads: WithDefault<boolean>
  bracket_early: WithDefault<boolean>
}

export interface PoolAnswerTable {
  question_id: number
  manager_id: number
  choices: number[]
  saved_at: Time
  points: number | null
}

export interface PoolBracketTable {
  league_id: number
  manager_id: number
  tie_ids: number[]
  club_ids: number[]
  saved_at: Time
  points: WithDefault<number>
  places: WithDefault<string[]>
  place_club_ids: WithDefault<number[]>
}

export interface PoolChampionshipTable {
  league_id: number
  championship_id: ChampionshipId
}

export interface PoolJokerTable {
  league_id: number
  manager_id: number
  stage_key: string
  match_id: number
  saved_at: Time
}

export interface PoolMemberTable {
  league_id: number
  manager_id: number
  joined_at: Time
  points: WithDefault<number>
  exact: WithDefault<number>
  rank: number | null
  rank_before: number | null
  head_start: WithDefault<number>
  is_typed: WithDefault<boolean>
  squad_points: WithDefault<number>
}

export interface PoolPickTable {
  league_id: number
  manager_id: number
  match_id: number
  typed_by: number | null
  outcome: PoolPickOutcome
  home_goals: number | null
  away_goals: number | null
  goes_on: PoolPickGoesOn | null
  saved_at: Time
  points: number | null
  goes_on_right: boolean | null
  grade: number | null
  full_grade: number | null
}

export interface PoolQuestionTable {
  id: WithDefault<number>
  league_id: number
  kind: string
  ask: WithDefault<string>
  given: WithDefault<string[]>
  group_letter: string | null
  points: number
  closes_at: Time
  right_choices: number[] | null
  created_at: Time
}

export interface PoolTraceTable {
  id: WithDefault<number>
  league_id: number
  manager_id: number | null
  kind: string
  was: string
  name: string | null
  points: number | null
  at: Time
}

export interface PoolVerdictTable {
  id: WithDefault<number>
  question_id: number
  manager_id: number | null
  right_choices: number[]
  at: Time
}

export interface PriceHistoryTable {
  player_id: number
  round_id: number
  price: number
  change: number
}

export interface ProjectionTable {
  round_id: number
  player_id: number
  mean_tenths: number
  deviation_tenths: number
  play_chance: number
  low_tenths: number
  high_tenths: number
  blank_chance: number
  ten_chance: number
  season_mean_tenths: number
  last_five_tenths: number
  owned_share: number | null
}

export interface PublishedLeftTable {
  championship_id: ChampionshipId
  row_key: string
  round: number
  player_key: string
  club: string
  hundredths: number
  is_open: boolean
}

export interface PublishedPointTable {
  match_id: number
  player_id: number
  hundredths: number | null
  damage: string | null
}

export interface PushSubscriptionTable {
  id: WithDefault<number>
  manager_id: number
  endpoint: string
  p256dh: string
  auth: string
  made_at: WithDefault<Time>
  failures: WithDefault<number>
  next_at: WithDefault<Time>
  waiting_ids: WithDefault<number[]>
}

export interface RankHistoryTable {
  manager_id: number
  round_id: number
  points: number
  rank: number
}

export interface RateLimitTable {
  key: string
  tries: Date[]
  forget_at: Time
}

export interface RoundTable {
  id: number
  season_id: number
  number: number
  state: WithDefault<RoundState>
  deadline_at: Time
  ends_at: Time
  locked_at: Time | null
  live_at: Time | null
  settled_at: Time | null
  settlements: WithDefault<number>
  championship_id: ChampionshipId
  divided_at: Time | null
  rules: string | null
}

export interface RoundFileTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  round: number
  file: string
  has_points: boolean
  digest: string
  rows: Json<unknown>
  at: WithDefault<Time>
}

export interface SchemaFunctionTable {
  name: string
  checksum: string
  applied_at: WithDefault<Time>
}

export interface SchemaMigrationTable {
  version: number
  name: string
  checksum: string
  applied_at: WithDefault<Time>
}

export interface ScoringRulesTable {
  name: string
  weights: Json<Record<string, unknown>>
  created_at: WithDefault<Time>
  owner_championship_id: number | null
  version: number | null
}

export interface SeasonTable {
  id: number
  sport: Sport
  number: number
  starts_on: string
  ends_on: string
  championship_id: ChampionshipId
}

export interface SeasonOutlookTable {
  season_id: number
  club_id: number
  title: number
  top4: number
  bottom4: number
  mean_points: number
  positions: number[]
  simulations: number
  learned_from: string
}

export interface SettingTable {
  key: string
  value: Json<unknown>
}

export interface SquadTable {
  id: WithDefault<number>
  manager_id: number
  name: string
  player_ids: WithDefault<number[]>
  prices_paid: WithDefault<number[]>
  captain_id: number | null
  round_id: number | null
  version: WithDefault<number>
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
  championship_id: ChampionshipId
  vice_captain_id: number | null
  bench_ids: WithDefault<number[]>
  bench_prices: WithDefault<number[]>
  modality: string
  ready_version: number | null
}

export interface VarCheckpointTable {
  log_id: number
  size: number
  note: string
  at: WithDefault<Time>
  digest: string | null
}

export interface VarEntryTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  kind: string
  subject_id: number
  manager_id: number | null
  at: Time
  noted_at: WithDefault<Time>
  entry: string | null
  opening: string | null
  salt: string | null
  log_id: number | null
  position: number | null
  leaf_hash: string | null
}

export interface VarKeyTable {
  id: GeneratedAlways<number>
  private_key: string
  public_key: string
  made_at: WithDefault<Time>
}

export interface VarLogTable {
  id: WithDefault<number>
  championship_id: ChampionshipId
  epoch: number
  origin: string
  key_id: number
  size: WithDefault<number>
  started_at: WithDefault<Time>
  ended_at: Time | null
}

export interface VarTileTable {
  log_id: number
  level: number
  tile: number
  hashes: string
}

export interface VarWitnessTable {
  log_id: number
  key: string
  size: number
  line: string
  signed_at: Time
  first_at: WithDefault<Time>
  at: WithDefault<Time>
}

export interface WallBlockTable {
  manager_id: number
  blocked_id: number
  at: Time
}

export interface WallMarkTable {
  manager_id: number
  league_id: number | null
  match_id: number | null
  seen_id: number
}

export interface WallMessageTable {
  id: WithDefault<number>
  league_id: number | null
  match_id: number | null
  manager_id: number | null
  text: string | null
  deleted_by: WallMessageDeletedBy | null
  reply_to_id: number | null
  named_ids: WithDefault<number[]>
  match_seq: number | null
  news: Json<Record<string, unknown>> | null
  round_id: number | null
  at: Time
}

export interface WallMuteTable {
  manager_id: number
  league_id: number | null
  at: Time
}

export interface WallReactionTable {
  message_id: number
  manager_id: number
  reaction: WallReactionReaction
}

export interface WallReportTable {
  message_id: number
  manager_id: number
  reason: WallReportReason
  text: string | null
  at: Time
  decided_at: Time | null
  decided_by: number | null
  verdict: WallReportVerdict | null
}

export interface WebhookTable {
  id: WithDefault<number>
  manager_id: number
  championship_id: ChampionshipId
  league_id: number | null
  address: string
  kinds: string[]
  secret: string
  old_secret: string | null
  old_secret_until: Time | null
  made_at: WithDefault<Time>
  last_number: WithDefault<number>
  off_at: Time | null
  off_why: WebhookOffWhy | null
  failing_since: Time | null
}

export interface WebhookDeliveryTable {
  webhook_id: number
  number: number
  event_id: string
  state: WithDefault<WebhookDeliveryState>
  attempts: WithDefault<number>
  next_at: Time | null
  tried_at: Time | null
  took_ms: number | null
  status: number | null
  failure: string | null
  answer: string | null
}

export interface WebhookEventTable {
  id: WithDefault<string>
  position: WithDefault<number>
  championship_id: ChampionshipId
  league_id: number | null
  kind: string
  subject: string
  facts: WithDefault<Json<Record<string, unknown>>>
  at: WithDefault<Time>
  numbered_at: Time | null
}

/** Every table by its name; row types stay inside this layer. */
export interface Tables {
  activity: ActivityTable
  auth_account: AuthAccountTable
  auth_passkey: AuthPasskeyTable
  auth_session: AuthSessionTable
  auth_user: AuthUserTable
  auth_verification: AuthVerificationTable
  calendar_key: CalendarKeyTable
  championship: ChampionshipTable
  championship_achievement: ChampionshipAchievementTable
  championship_clock: ChampionshipClockTable
  championship_import: ChampionshipImportTable
  championship_join: ChampionshipJoinTable
  championship_member: ChampionshipMemberTable
  championship_organiser: ChampionshipOrganiserTable
  championship_removal: ChampionshipRemovalTable
  championship_tie: ChampionshipTieTable
  chat_code: ChatCodeTable
  chat_group: ChatGroupTable
  chat_heard: ChatHeardTable
  chat_memory: ChatMemoryTable
  chat_person: ChatPersonTable
  club: ClubTable
  club_alias: ClubAliasTable
  club_strength: ClubStrengthTable
  correction: CorrectionTable
  data_version: DataVersionTable
  desk_held_tap: DeskHeldTapTable
  desk_helper: DeskHelperTable
  desk_tap: DeskTapTable
  display_link: DisplayLinkTable
  division_cycle: DivisionCycleTable
  division_member: DivisionMemberTable
  duel: DuelTable
  feed: FeedTable
  feed_note: FeedNoteTable
  follow: FollowTable
  forecast: ForecastTable
  idempotency: IdempotencyTable
  import_row: ImportRowTable
  league: LeagueTable
  league_member: LeagueMemberTable
  league_owner: LeagueOwnerTable
  league_removal: LeagueRemovalTable
  league_tie: LeagueTieTable
  ledger: LedgerTable
  lineup: LineupTable
  lineup_score: LineupScoreTable
  manager: ManagerTable
  manager_merge: ManagerMergeTable
  manager_stat: ManagerStatTable
  match: MatchTable
  match_crowd: MatchCrowdTable
  match_decision: MatchDecisionTable
  match_event: MatchEventTable
  match_proposal: MatchProposalTable
  match_report: MatchReportTable
  match_reporter: MatchReporterTable
  notice: NoticeTable
  notice_cause: NoticeCauseTable
  notice_reach: NoticeReachTable
  notice_setting: NoticeSettingTable
  operator_action: OperatorActionTable
  organiser_word: OrganiserWordTable
  personal_token: PersonalTokenTable
  pick: PickTable
  player: PlayerTable
  player_alias: PlayerAliasTable
  player_match: PlayerMatchTable
  pool: PoolTable
  pool_answer: PoolAnswerTable
  pool_bracket: PoolBracketTable
  pool_championship: PoolChampionshipTable
  pool_joker: PoolJokerTable
  pool_member: PoolMemberTable
  pool_pick: PoolPickTable
  pool_question: PoolQuestionTable
  pool_trace: PoolTraceTable
  pool_verdict: PoolVerdictTable
  price_history: PriceHistoryTable
  projection: ProjectionTable
  published_left: PublishedLeftTable
  published_point: PublishedPointTable
  push_subscription: PushSubscriptionTable
  rank_history: RankHistoryTable
  rate_limit: RateLimitTable
  round: RoundTable
  round_file: RoundFileTable
  schema_function: SchemaFunctionTable
  schema_migration: SchemaMigrationTable
  scoring_rules: ScoringRulesTable
  season: SeasonTable
  season_outlook: SeasonOutlookTable
  setting: SettingTable
  squad: SquadTable
  var_checkpoint: VarCheckpointTable
  var_entry: VarEntryTable
  var_key: VarKeyTable
  var_log: VarLogTable
  var_tile: VarTileTable
  var_witness: VarWitnessTable
  wall_block: WallBlockTable
  wall_mark: WallMarkTable
  wall_message: WallMessageTable
  wall_mute: WallMuteTable
  wall_reaction: WallReactionTable
  wall_report: WallReportTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  webhook_event: WebhookEventTable
}
