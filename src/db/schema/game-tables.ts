import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Sport } from '#domain/sport/sport.ts'

/** Read as Date, written as Date or ISO text. */
type Time = ColumnType<Date, Date | string, Date | string>
type Json<T> = ColumnType<T, string, string>
type Day = ColumnType<string, string, string>

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
}

export type PlayerStatus = 'provavel' | 'duvida' | 'contundido' | 'suspenso'

export interface PlayerTable {
  id: number
  club_id: number
  name: string
  short_name: string
  /** A domain Position for the players of the market; the sport's own word for the others. */
  position: string
  shirt_number: number
  status: Generated<PlayerStatus>
  condition: Json<Record<string, unknown>>
  price: number | null
  last_price_change: Generated<number>
}

export interface SeasonTable {
  id: number
  sport: Sport
  number: number
  starts_on: Day
  ends_on: Day
}

export type RoundState = 'open' | 'locked' | 'live' | 'settled'

export interface RoundTable {
  id: number
  season_id: number
  number: number
  state: Generated<RoundState>
  deadline_at: Time
  ends_at: Time
  locked_at: Time | null
  live_at: Time | null
  settled_at: Time | null
  settlements: Generated<number>
}

export type MatchState = 'scheduled' | 'live' | 'final'

export interface MatchTable {
  id: number
  sport: Sport
  season_id: number
  round_id: number | null
  home_club_id: number
  away_club_id: number
  starts_at: Time
  state: Generated<MatchState>
  minute: Generated<number>
  home_score: number | null
  away_score: number | null
  detail: Json<Record<string, unknown>>
  ended_at: Time | null
  revision: Generated<number>
  picks_settled: Generated<boolean>
  fixture_key: string | null
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
  detail: Json<Record<string, unknown>>
}

export interface ScoringRulesTable {
  name: string
  weights: Json<Record<string, number>>
  created_at: GeneratedAlways<Date>
}

export interface PlayerMatchTable {
  match_id: number
  player_id: number
  club_id: number
  scouts: Json<Record<string, number>>
  point_tenths: Generated<number>
  rules: string | null
}

export interface PriceHistoryTable {
  player_id: number
  round_id: number
  price: number
  change: number
}

export interface ForecastTable {
  match_id: number
  home_percent: number
  draw_percent: number
  away_percent: number
  home_goals: number | null
  away_goals: number | null
  detail: Json<Record<string, unknown>>
  fitted_at: Time
}

export interface ClubStrengthTable {
  club_id: number
  day: Day
  attack: number
  defence: number
  rating: number
}
