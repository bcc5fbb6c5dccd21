import type { Kysely } from 'kysely'
import { groupsOf } from '#domain/import/bracket-slots.ts'
import { bracketOf } from '#domain/pool/bracket.ts'
import { bracketWinners, rightWinners, winnerPoints } from '#domain/pool/bracket-winners.ts'
import type { PoolRace } from '#contract/pool-race.ts'
import { bracketDeadline, choicesOf, closedBracketsOf, groupMatchesOfPool, tiesOfPool } from '#db/pool/pool-bracket.ts'
import { raceExtras, racePeople, raceStages } from '#db/pool/pool-race.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { requirePool } from '#api/league-shared/require-league.ts'

const RACERS = 10
const nobody = 0

interface Extra {
  managerId: number
  atMs: number
  points: number
}

/** BL12, BL18: each right club, dated by the kick-off that decided it (for a group, that of its last match). */
async function bracketExtras(db: Kysely<Tables>, leagueId: number, managerIds: readonly number[]): Promise<Extra[]> {
  const pool = await poolOf(db, leagueId)
  const points = pool?.extras.bracketPoints ?? 0
  if (points === 0) return []
  const [ties, { isEarly }, brackets] = await Promise.all([
    tiesOfPool(db, leagueId),
    bracketDeadline(db, leagueId),
    closedBracketsOf(db, leagueId, managerIds),
  ])
  const groups = groupsOf(isEarly ? await groupMatchesOfPool(db, leagueId) : [])
  const bracket = bracketOf(
    ties.map(({ tie }) => tie),
    [...groups.values()],
  )
  if (!bracket) return []
  const winners = bracketWinners(bracket, { ties, groups })
  return brackets.flatMap((own) =>
    rightWinners(bracket, choicesOf(own), winners).map((winner) => ({
      managerId: own.managerId,
      atMs: winner.atMs,
      points: winnerPoints(points, winner),
    })),
  )
}

/**
 * The leaders and the visitor, stage by stage. Computed from picks, answers, brackets and lineups, and never stored.
 */
export async function readRace(
  db: Kysely<Tables>,
  { leagueId, managerId, code }: { leagueId: number; managerId: number | undefined; code: string | undefined },
): Promise<PoolRace> {
  const { row } = await readVisible(db, { leagueId, managerId, code })
  requirePool(row)
  const people = await racePeople(db, { leagueId, managerId: managerId ?? nobody, most: RACERS })
  const ids = people.map((person) => person.managerId)
  const [stages, extras, rightClubs] = await Promise.all([
    raceStages(db, leagueId, ids),
    raceExtras(db, leagueId, ids),
    bracketExtras(db, leagueId, ids),
  ])
  const given = [...extras.map(({ at, ...extra }) => ({ ...extra, atMs: at.getTime() })), ...rightClubs]
  /** Points between two stages belong to the earlier one. Points before all stages belong to the first. */
  const stageAt = (atMs: number) =>
    Math.max(
      0,
      stages.findLastIndex(({ startsAt }) => startsAt.getTime() <= atMs),
    )
  return {
    stages: stages.map(({ key, round, startsAt }) => ({ key, round, startsAtMs: startsAt.getTime() })),
    people: people.map(({ managerId: id, name, headStart, points: total }) => {
      const own = given.filter((extra) => extra.managerId === id)
      let sum = headStart
      const points = stages.map(({ made }, at) => {
        sum += made.find((one) => one.managerId === id)?.points ?? 0
        for (const extra of own) if (stageAt(extra.atMs) === at) sum += extra.points
        return sum
      })
      return { managerId: id, name, points, extra: total - sum }
    }),
  }
}
