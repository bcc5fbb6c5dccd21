import type { ClubId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'
import { clamp, gaussian } from '#world/chance.ts'
import { footballClubs } from '#world/clubs/football-clubs.ts'
import { managerNames, type ManagerName } from '#world/names/manager-names.ts'

/** Bot managers by index. Arrays, because every round passes over all of them. */
export interface BotManagers {
  count: number
  identities: readonly BotIdentity[]
  /** 0 for a bot that guesses, 1 for one that knows the expected points of players almost exactly. */
  skill: Float32Array
  /** The chance that the bot changes its squad for a round, 0 to 1; its number of picks is proportional to it. */
  activity: Float32Array
  /** How many days before the world's first day each bot joined; they are in the order in which they joined. */
  joinedDaysAgo: Uint16Array
}

export interface BotIdentity extends ManagerName {
  avatarSeed: string
  favouriteClubId: ClubId
}

/** The earliest that a bot joined: slightly more than a year ago, so that some have played for a year (badge VIP). */
const OLDEST_DAYS = 425
/**
 * The game grew by word of mouth: one manager in e has played longer than this, and one in e of those twice as long. A
 * small world uses a longer time.
 */
const GROWTH_DAYS = 43
/**
 * In a world of more than a hundred, at least about fifty have played this long: those on the first page of the
 * ranking.
 */
const FIFTIETH_DAYS = 140
const FIRST_PAGE = 50

/** How popular the clubs are, in the order of footballClubs. */
const SUPPORTERS = [0.25, 0.12, 0.13, 0.2, 0.08, 0.09, 0.07, 0.06]

export function botManagers(options: { seed: number; count: number }): BotManagers {
  const { seed, count } = options
  const rng = rngFrom(seed, 'managers')
  const skill = new Float32Array(count)
  const activity = new Float32Array(count)
  const joinedDaysAgo = new Uint16Array(count)
  const growthDays = Math.max(GROWTH_DAYS, FIFTIETH_DAYS / Math.log(Math.max(2, count / FIRST_PAGE)))
  const identities = managerNames({ seed, count }).map((identity, i): BotIdentity => {
    skill[i] = clamp(0.45 + 0.2 * gaussian(rng), 0, 1)
    activity[i] = clamp(0.3 + 0.4 * rng.next() + 0.4 * (skill[i] ?? 0), 0.05, 1)
    joinedDaysAgo[i] = Math.min(OLDEST_DAYS, 1 + Math.floor(-growthDays * Math.log(1 - rng.next())))
    return { ...identity, avatarSeed: `${seed}-${i}`, favouriteClubId: supportedClub(rng.next()) }
  })
  return { count, identities, skill, activity, joinedDaysAgo: joinedDaysAgo.sort().reverse() }
}

/** The number of managers who had joined this many days before the world's first day. They have the lowest indexes. */
export function joinedBy({ joinedDaysAgo, count }: BotManagers, daysAgo: number): number {
  const next = joinedDaysAgo.findIndex((joined) => joined < daysAgo)
  return next < 0 ? count : next
}

function supportedClub(chance: number): ClubId {
  let left = chance
  const club = footballClubs.find((_, i) => (left -= SUPPORTERS[i] ?? 0) < 0) ?? footballClubs[0]
  if (!club) throw new Error('no football clubs')
  return club.id
}
