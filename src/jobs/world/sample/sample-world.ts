import type { ChampionshipId } from '#domain/ids.ts'
import { calendarOf, type Calendar } from '#world/fixtures/calendar.ts'
import { fixturesFor, type Fixture } from '#world/fixtures/fixtures.ts'
import { isSport, SPORTS, type Sport } from '#domain/sport/sport.ts'
import { courtPlayers } from '#world/athletes/court-players.ts'
import { footballPlayers } from '#world/athletes/football-players.ts'
import type { CourtPlayer, FootballPlayer } from '#world/players/player.ts'

export type WorldSize = 'full' | 'small'

/** What the stored world was made from; everything hidden about it follows from these. */
export interface WorldOrigin {
  seed: number
  /** The date in Brazil on which the world was made, ISO. */
  date: string
  size: WorldSize
}

export interface SampleWorld extends WorldOrigin {
  calendar: Calendar
  footballPlayers: FootballPlayer[]
  courtPlayers: CourtPlayer[]
}

/** A championship and its sample world. Chores add matches to it and make the picks and transfers of its bots. */
export interface WorldOfChampionship {
  championshipId: ChampionshipId
  world: SampleWorld
}

export function sampleWorld(origin: WorldOrigin): SampleWorld {
  const players = footballPlayers(origin.seed)
  return {
    ...origin,
    calendar: calendarOf(origin.date),
    footballPlayers: players,
    courtPlayers: courtPlayers({ seed: origin.seed, takenNames: players.map(({ name }) => name) }),
  }
}

const ROUNDS_PER_SEASON = 14

/** Ids of the first four sports alternate, as in stored worlds. Each further four alternate in a block of their own. */
const SPORTS_PER_BLOCK = 4
const IDS_PER_BLOCK = 1_000_000

/** The id of something numbered within the sport that has this place in the list. */
export function idAt(place: number, number: number): number {
  const block = Math.floor(place / SPORTS_PER_BLOCK)
  return block * IDS_PER_BLOCK + number * SPORTS_PER_BLOCK + (place % SPORTS_PER_BLOCK)
}

/** Ids follow from the calendar, so that nobody has to read the id of a stored match. */
export const seasonId = (sport: Sport, season: number): number => idAt(SPORTS.indexOf(sport), season)
export const matchId = ({ sport, number }: Pick<Fixture, 'sport' | 'number'>): number =>
  idAt(SPORTS.indexOf(sport), number)
export const roundId = ({ season, round }: Pick<Fixture, 'season' | 'round'>): number =>
  (season - 1) * ROUNDS_PER_SEASON + round

/** 'futebol-8-10-2' names season 8, round 10, second match day. */
export function fixtureOf(world: SampleWorld, key: string): Fixture {
  const [sport = '', season] = key.split('-')
  const fixture = isSport(sport)
    ? fixturesFor({ seed: world.seed, calendar: world.calendar, sport }, Number(season)).find((one) => one.key === key)
    : undefined
  if (!fixture) throw new Error(`the sample world has no fixture ${key}`)
  return fixture
}
