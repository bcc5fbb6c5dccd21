import { DAY_MS } from '#domain/clock/game-day.ts'
import { advanceBracket, createBracket, type Bracket } from '#domain/league/bracket.ts'
import { inviteCode } from '#domain/league/invite-code.ts'
import { leagueTable } from '#domain/league/league-table.ts'
import { trophyPoints } from '#domain/league/prize.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import type { BotManagers } from '#world/bots/managers.ts'
import { leagueNames } from '#world/names/league-names.ts'
import { hasSquad } from '#world/bots/squads.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { idOf, type PlayedRounds, type PlayedRound } from './play-rounds.ts'
import { startOfToday } from './today.ts'

export interface BuiltLeague {
  id: number
  name: string
  format: 'pontos-corridos' | 'mata-mata'
  visibility: 'public' | 'private'
  prize: number
  startsAtMs: number
  endsAtMs: number
  ownerId: number | null
  inviteCode: string | null
  featured: number | null
  members: { squadId: number; joinedAtMs: number; tenths: number; rank: number | null }[]
  bracket: Bracket | null
  /** The round in which each stage of the bracket was or is played. */
  stageRounds: number[]
  winner: { squadId: number; trophyPoints: number; atMs: number } | null
}

interface Plan {
  name: string
  members: number
  prize: number
  daysBefore: number
  daysLeft: number
  format: BuiltLeague['format']
  visibility: BuiltLeague['visibility']
  featured: number | null
}

/** The three leagues of the specification; in a small world the two large ones shrink with it. */
function featuredPlans(managers: number): Plan[] {
  const scale = managers >= 50_000 ? 1 : managers / 50_000
  const plan = (
    featured: number,
    name: string,
    members: number,
    prize: number,
    daysBefore: number,
    daysLeft: number,
  ): Plan => ({
    name,
    members,
    prize,
    daysBefore,
    daysLeft,
    featured,
    format: 'pontos-corridos',
    visibility: 'public',
  })
  return [
    plan(1, 'Liga Brasileirão 2025', Math.ceil(15_420 * scale), 100_000, 36, 2),
    plan(2, 'Copa Libertadores', Math.ceil(8_750 * scale), 250_000, 28, 5),
    plan(3, 'Liga dos Amigos', 12, 10_000, 20, 1),
  ]
}

const RUNNING_LEAGUES = 110
const ENDED_LEAGUES = 40

function otherPlans(world: SampleWorld, managers: number): Plan[] {
  const rng = rngFrom(world.seed, 'leagues')
  const largest = Math.min(300, Math.floor(managers / 5))
  return leagueNames(world.seed, RUNNING_LEAGUES + ENDED_LEAGUES).map((name, i): Plan => {
    const ended = i >= RUNNING_LEAGUES
    const knockout = i % 9 === 4
    return {
      name,
      members: Math.min(largest, knockout ? 4 + rng.int(29) : 6 + Math.floor(largest * rng.next() ** 3)),
      prize: [500, 1_000, 2_000, 5_000, 10_000][rng.int(5)] ?? 500,
      daysBefore: ended ? 25 + rng.int(11) : 6 + rng.int(30),
      daysLeft: ended ? -1 - rng.int(10) : 6 + rng.int(40),
      format: knockout ? 'mata-mata' : 'pontos-corridos',
      visibility: i % 7 === 3 ? 'private' : 'public',
      featured: null,
    }
  })
}

function drawMembers(rng: Rng, managers: BotManagers, plan: Plan): number[] {
  const chosen = new Set<number>()
  while (chosen.size < plan.members) {
    const manager = rng.int(managers.count)
    // Only managers who joined the game before the league began, or more than twelve days ago.
    if ((managers.joinedDaysAgo[manager] ?? 0) > Math.min(plan.daysBefore, 12)) chosen.add(manager)
  }
  return [...chosen]
}

/** LG7 and LG8 over the rounds that locked since the league began. */
function playBracket(squadIds: readonly number[], rounds: readonly PlayedRound[]) {
  let bracket = createBracket(squadIds)
  const stageRounds: number[] = []
  for (const { round, squads, tenths } of rounds) {
    if (bracket.champion !== null) break
    stageRounds.push(round.id)
    if (round.settledAtMs === null) break
    const points = new Map(
      squadIds.flatMap((id) => (hasSquad(squads, id - 1) ? [[id, tenths[id - 1] ?? 0] as const] : [])),
    )
    bracket = advanceBracket(bracket, points)
  }
  return { bracket, stageRounds }
}

/** LG3: squads that had a lineup in a round of one of their ties. */
function playedTies(bracket: Bracket, stageRounds: readonly number[], rounds: readonly PlayedRound[]): Set<number> {
  const roundOf = new Map(rounds.map((one) => [one.round.id, one]))
  return new Set(
    bracket.stages.flatMap((ties, stage) => {
      const played = roundOf.get(stageRounds[stage] ?? 0)
      const squadIds = ties.flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
      return played ? squadIds.filter((id) => hasSquad(played.squads, id - 1)) : []
    }),
  )
}

function buildLeague(
  plan: Plan,
  id: number,
  context: { world: SampleWorld; managers: BotManagers; played: PlayedRounds },
): BuiltLeague {
  const { world, managers, played } = context
  const rng = rngFrom(world.seed, 'league', id)
  const today = startOfToday(world)
  const startsAtMs = today - plan.daysBefore * DAY_MS
  // Midnight after the last whole day, so that the days left stay the same until the day is over.
  const endsAtMs = today + (plan.daysLeft + 1) * DAY_MS
  const members = drawMembers(rng, managers, plan)
  const joined = members.map((manager) => {
    const since = today - (managers.joinedDaysAgo[manager] ?? 0) * DAY_MS
    return Math.max(startsAtMs, since) + rng.int(6 * 3_600_000)
  })
  const locked = played.rounds.filter(({ round }) => round.deadlineMs >= startsAtMs && round.deadlineMs < endsAtMs)
  const settled = locked.filter(({ round }) => round.settledAtMs !== null)
  const entrants = members.map((manager, i) => ({
    squadId: idOf(manager),
    managerId: idOf(manager),
    joinedAtMs: joined[i] ?? startsAtMs,
    lineupTenths: settled
      .filter(({ round, squads }) => round.deadlineMs > (joined[i] ?? startsAtMs) && hasSquad(squads, manager))
      .map(({ tenths }) => tenths[manager] ?? 0),
  }))
  const table = leagueTable(entrants)
  const isKnockout = plan.format === 'mata-mata'
  const { bracket, stageRounds } = isKnockout
    ? playBracket(
        table.map(({ squadId }) => squadId).sort((a, b) => a - b),
        locked,
      )
    : { bracket: null, stageRounds: [] }
  const lastSettled = settled.at(-1)?.round.settledAtMs ?? null
  const isOver = isKnockout
    ? bracket?.champion !== null && bracket !== null
    : endsAtMs <= today && settled.length === locked.length
  const champion = isKnockout ? bracket?.champion : table[0]?.squadId
  const decidedAt = isKnockout ? settledAt(played, stageRounds.at(-1)) : Math.max(endsAtMs, lastSettled ?? 0)
  const competed = bracket
    ? playedTies(bracket, stageRounds, locked)
    : new Set(entrants.filter(({ lineupTenths }) => lineupTenths.length > 0).map(({ squadId }) => squadId))
  const points = trophyPoints({
    prize: plan.prize,
    featured: plan.featured !== null,
    opponents: competed.has(champion ?? 0) ? competed.size - 1 : 0,
  })
  return {
    id,
    name: plan.name,
    format: plan.format,
    visibility: plan.visibility,
    prize: plan.prize,
    featured: plan.featured,
    startsAtMs,
    endsAtMs,
    ownerId: plan.featured === null ? idOf(members[0] ?? 0) : null,
    inviteCode: plan.visibility === 'private' ? inviteCode((below) => rng.int(below)) : null,
    members: table.map(({ squadId, joinedAtMs, totalTenths, rank }) => ({
      squadId,
      joinedAtMs,
      tenths: isKnockout ? 0 : totalTenths,
      rank: isKnockout || settled.length === 0 ? null : rank,
    })),
    bracket,
    stageRounds,
    winner:
      isOver && champion !== undefined && champion !== null && points !== null
        ? { squadId: champion, trophyPoints: points, atMs: decidedAt }
        : null,
  }
}

function settledAt(played: PlayedRounds, roundId: number | undefined): number {
  return played.rounds.find(({ round }) => round.id === roundId)?.round.settledAtMs ?? 0
}

export function buildLeagues(context: {
  world: SampleWorld
  managers: BotManagers
  played: PlayedRounds
}): BuiltLeague[] {
  const plans = [...featuredPlans(context.managers.count), ...otherPlans(context.world, context.managers.count)]
  return plans.map((plan, i) => buildLeague(plan, i + 1, context))
}
