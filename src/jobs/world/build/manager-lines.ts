import { DAY_MS } from '#domain/clock/game-day.ts'
import { copyLine } from '#db/connection/copy.ts'
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
const arrayText = (values: Uint16Array): string => `{${values.join(',')}}`

export const joinedAtMs = (world: SampleWorld, managers: BotManagers, index: number): number =>
  startOfToday(world) - (managers.joinedDaysAgo[index] ?? 0) * DAY_MS + ((index * 7919) % 720) * 60_000

export function* managerLines(world: SampleWorld, managers: BotManagers): Generator<string> {
  for (const [i, { name, country, avatarSeed, favouriteClubId }] of managers.identities.entries())
    yield copyLine(
      idOf(i),
      'bot',
      name,
      nameKey(name),
      country,
      avatarSeed,
      favouriteClubId,
      iso(joinedAtMs(world, managers, i)),
    )
}

export function* squadLines(
  world: SampleWorld,
  managers: BotManagers,
  { current, rounds }: PlayedRounds,
): Generator<string> {
  const names = squadNames(
    world.seed,
    managers.identities.map(({ country }) => country),
  )
  const lastLock = rounds.at(-1)?.round.deadlineMs ?? startOfToday(world)
  for (let i = 0; i < managers.count; i++) {
    if (!hasSquad(current, i)) continue
    const createdAt = joinedAtMs(world, managers, i)
    const bench = benchOfBot(current, i)
    yield copyLine(
      idOf(i),
      idOf(i),
      names[i] ?? '',
      arrayText(playersOf(current, i)),
      arrayText(pricesOf(current, i)),
      captainOfBot(current, i),
      viceOfBot(current, i),
      arrayText(bench.ids),
      arrayText(bench.prices),
      iso(createdAt),
      iso(Math.max(createdAt, lastLock - 3_600_000)),
    )
  }
}

export function* lineupLines({ round, squads }: PlayedRound): Generator<string> {
  const lockedAt = iso(round.deadlineMs)
  for (let i = 0; i < squads.count; i++)
    if (hasSquad(squads, i))
      yield copyLine(
        round.id,
        idOf(i),
        idOf(i),
        arrayText(playersOf(squads, i)),
        captainOfBot(squads, i),
        viceOfBot(squads, i),
        arrayText(benchOfBot(squads, i).ids),
        true,
        lockedAt,
      )
}

/** Rank within the round, of those who had a lineup. */
export function* lineupScoreLines({ round, squads, tenths }: PlayedRound): Generator<string> {
  if (round.settledAtMs === null) return
  const order: number[] = []
  for (let i = 0; i < squads.count; i++) if (hasSquad(squads, i)) order.push(i)
  order.sort((a, b) => (tenths[b] ?? 0) - (tenths[a] ?? 0) || a - b)
  let rank = 1
  for (const [place, i] of order.entries()) {
    const previous = order[place - 1]
    if (previous === undefined || tenths[previous] !== tenths[i]) rank = place + 1
    yield copyLine(round.id, idOf(i), idOf(i), tenths[i] ?? 0, rank)
  }
}

export function* duelLines({ round, tenths, duels }: PlayedRound): Generator<string> {
  const decided = round.settledAtMs !== null
  const tenthsOf = (id: number) => (decided ? (tenths[id - 1] ?? 0) : null)
  for (const { a, b, winner } of duels)
    yield copyLine(round.id, a, b, b === null ? null : tenthsOf(a), b === null ? null : tenthsOf(b), winner)
}
