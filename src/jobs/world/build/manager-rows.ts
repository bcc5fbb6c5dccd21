import { DAY_MS } from '#domain/clock/game-day.ts'
import type { CopyRow } from '#db/connection/copy-text.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import type { BotManagers } from '#world/bots/managers.ts'
import { hasSquad } from '#world/bots/squads.ts'
import { squadNames } from '#world/names/squad-names.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import {
  benchOfBot,
  captainOfBot,
  idOf,
  playersOf,
  pricesOf,
  viceOfBot,
  type PlayedRounds,
  type PlayedRound,
} from './play-rounds.ts'
import { startOfToday } from './today.ts'

export const iso = (ms: number): string => new Date(ms).toISOString()

export const joinedAtMs = (world: SampleWorld, managers: BotManagers, index: number): number =>
  startOfToday(world) - (managers.joinedDaysAgo[index] ?? 0) * DAY_MS + ((index * 7919) % 720) * 60_000

export function* managerRows(world: SampleWorld, managers: BotManagers): Generator<CopyRow> {
  for (const [i, { name, country, avatarSeed, favouriteClubId }] of managers.identities.entries())
    yield [
      idOf(i),
      'bot',
      name,
      nameKey(name),
      country,
      avatarSeed,
      favouriteClubId,
      iso(joinedAtMs(world, managers, i)),
    ]
}

export function* squadRows(
  world: SampleWorld,
  managers: BotManagers,
  { current, rounds }: PlayedRounds,
): Generator<CopyRow> {
  const names = squadNames(
    world.seed,
    managers.identities.map(({ country }) => country),
  )
  const lastLock = rounds.at(-1)?.round.deadlineMs ?? startOfToday(world)
  for (let i = 0; i < managers.count; i++) {
    if (!hasSquad(current, i)) continue
    const createdAt = joinedAtMs(world, managers, i)
    yield [
      idOf(i),
      idOf(i),
      names[i] ?? '',
      playersOf(current, i),
      pricesOf(current, i),
      captainOfBot(current, i),
      viceOfBot(current, i),
      benchOfBot(current, i, current.benches),
      benchOfBot(current, i, current.benchPrices),
      'campo',
      iso(createdAt),
      iso(Math.max(createdAt, lastLock - 3_600_000)),
    ]
  }
}

export function* lineupRows({ round, squads }: PlayedRound): Generator<CopyRow> {
  const lockedAt = iso(round.deadlineMs)
  for (let i = 0; i < squads.count; i++)
    if (hasSquad(squads, i))
      yield [
        round.id,
        idOf(i),
        idOf(i),
        playersOf(squads, i),
        captainOfBot(squads, i),
        viceOfBot(squads, i),
        benchOfBot(squads, i, squads.benches),
        true,
        lockedAt,
      ]
}

/** The rank within the round, for managers who had a lineup. */
export function* lineupScoreRows({ round, squads, tenths }: PlayedRound): Generator<CopyRow> {
  if (round.settledAtMs === null) return
  const entered: number[] = []
  for (let i = 0; i < squads.count; i++) if (hasSquad(squads, i)) entered.push(i)
  const ranks = ranksOf(Int32Array.from(entered, (i) => tenths[i] ?? 0))
  for (const [at, i] of entered.entries()) {
    const points = tenths[i] ?? 0
    yield [round.id, idOf(i), idOf(i), points, ranks[at] ?? 0, points]
  }
}

export function* duelRows({ round, tenths, duels }: PlayedRound): Generator<CopyRow> {
  const decided = round.settledAtMs !== null
  const tenthsOf = (id: number) => (decided ? (tenths[id - 1] ?? 0) : null)
  for (const { a, b, winner } of duels)
    yield [round.id, a, b, b === null ? null : tenthsOf(a), b === null ? null : tenthsOf(b), winner]
}
