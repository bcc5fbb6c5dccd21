import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type Json<T> = ColumnType<T, string, string>
type Day = ColumnType<string, string, string>

export interface ManagerTable {
  id: Generated<number>
  kind: 'bot' | 'guest' | 'account'
  name: string
  name_key: string
  country: string
  avatar_seed: string
  bio: Generated<string>
  favorite_club_id: number | null
  created_at: Time
  deleted_at: Time | null
  /** The person behind; none for bots and deleted managers. */
  user_id: Generated<string | null>
}

export interface SquadTable {
  id: Generated<number>
  manager_id: number
  name: string
  player_ids: number[]
  prices_paid: number[]
  captain_id: number | null
  round_id: number | null
  version: Generated<number>
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

export interface LineupTable {
  round_id: number
  squad_id: number
  manager_id: number
  player_ids: number[]
  captain_id: number
  counts: boolean
  locked_at: Time
}

export interface LineupScoreTable {
  round_id: number
  squad_id: number
  manager_id: number
  point_tenths: number
  rank: number
}

export interface DuelTable {
  round_id: number
  squad_a_id: number
  squad_b_id: number | null
  a_tenths: number | null
  b_tenths: number | null
  winner_squad_id: number | null
}

export interface PickTable {
  match_id: number
  manager_id: number
  outcome: 'H' | 'D' | 'A'
  home_goals: number | null
  away_goals: number | null
  saved_at: Time
  points: number | null
  is_right: boolean | null
}

export interface LeagueTable {
  id: Generated<number>
  name: string
  description: Generated<string>
  format: 'pontos-corridos' | 'mata-mata'
  visibility: 'public' | 'private'
  prize: number
  starts_at: Time
  ends_at: Time
  owner_id: number | null
  invite_code: string | null
  featured: number | null
  edition: Generated<number>
  previous_edition_id: number | null
  winner_squad_id: number | null
  ended_at: Time | null
  created_at: Time
}

export interface LeagueMemberTable {
  league_id: number
  squad_id: number
  manager_id: number
  joined_at: Time
  point_tenths: Generated<number>
  rank: number | null
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
  kind: 'lineup' | 'pick' | 'prize' | 'correction'
  points: number
  round_id: number | null
  match_id: number | null
  league_id: number | null
  squad_id: number | null
  at: Time
}

type Tally = 'points' | 'wins' | 'settled_picks' | 'right_picks' | 'streak'
type PeriodTallies = { [K in `month_${Tally}` | `week_${Tally}`]: Generated<number> }

export interface ManagerStatTable extends PeriodTallies {
  manager_id: number
  points: Generated<number>
  wins: Generated<number>
  duels: Generated<number>
  settled_picks: Generated<number>
  right_picks: Generated<number>
  exact_picks: Generated<number>
  streak: Generated<number>
  best_streak: Generated<number>
  leagues_won: Generated<number>
  lineups: Generated<number>
  best_lineup_tenths: number | null
  month: Generated<Day>
  week: Generated<Day>
  rank: number | null
  previous_rank: number | null
}

export interface RankHistoryTable {
  manager_id: number
  round_id: number
  points: number
  rank: number
}

export interface AchievementTable {
  manager_id: number
  kind: string
  at: Time
  detail: Json<Record<string, unknown>>
}

export type ActivityType = 'team_created' | 'league_joined' | 'prediction_made' | 'achievement' | 'ranking_up'

export interface ActivityTable {
  id: Generated<number>
  manager_id: number
  type: ActivityType
  data: Json<Record<string, unknown>>
  at: Time
}

export interface FollowTable {
  follower_id: number
  followed_id: number
  at: Time
}

export interface CorrectionTable {
  id: Generated<number>
  match_id: number
  round_id: number | null
  old_value: Json<unknown>
  new_value: Json<unknown>
  reason: string
  made_by: string
  at: Time
}

export interface DataVersionTable {
  name: string
  version: number
}
