import { GALA_TENTHS, TOP_RANK, TOP_RANK_POINTS, type Achievement } from '#domain/achievement/achievements.ts'
import type { ManagerId } from '#domain/ids.ts'
import { gradePick, isRightOutcome } from '#domain/pick/pick-points.ts'
import { HOT_STREAK } from '#domain/pick/pick-record.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { sumByManager } from './ledger.ts'
import { recordOf } from './pick-record.ts'
import type { SeasonModel } from './season-model.ts'
import { playedAtMs, type SeasonPlan } from './season-plan.ts'

/** PK5: the settled picks of a manager in order of kick-off. */
function gradesOf(model: SeasonModel, managerId: ManagerId) {
  return model
    .endedMatches()
    .toSorted((a, b) => playedAtMs(a) - playedAtMs(b) || a.id - b.id)
    .flatMap(({ picks, score, endedAtMs }) => {
      const own = picks.find((pick) => pick.managerId === managerId)
      return own ? [{ grade: gradePick(own.pick, score), endedAtMs }] : []
    })
}

const countingScores = (model: SeasonModel, managerId: ManagerId) =>
  model.settledRounds().flatMap((round) => {
    const own = model.lineupsOf(round).find((one) => one.counts && one.managerId === managerId)
    return own ? [{ round, tenths: model.scoresOf(round).get(own.squadId) ?? 0 }] : []
  })

const titlesOf = (model: SeasonModel, plan: SeasonPlan, managerId: ManagerId) => {
  const own = new Set(plan.squads.filter((squad) => squad.managerId === managerId).map(({ id }) => id))
  return model.leagues().flatMap(({ ended }) => (ended?.winner && own.has(ended.winner) ? [ended] : []))
}

/** What manager_stat must say about the manager. */
export function figuresOf(model: SeasonModel, plan: SeasonPlan, managerId: ManagerId) {
  const own = new Set(plan.squads.filter((squad) => squad.managerId === managerId).map(({ id }) => id))
  const duels = model
    .duels()
    .filter(({ a, b, aTenths }) => b !== null && aTenths !== null && (own.has(a) || own.has(b)))
  const grades = gradesOf(model, managerId)
  const record = recordOf(grades.map(({ grade }) => isRightOutcome(grade)))
  const scores = countingScores(model, managerId).map(({ tenths }) => tenths)
  return {
    points: model.pointsOf(managerId),
    wins: duels.filter(({ winner }) => winner !== null && own.has(winner)).length,
    duels: duels.length,
    settledPicks: record.settled,
    rightPicks: record.right,
    exactPicks: grades.filter(({ grade }) => grade === 'exact').length,
    streak: record.streak,
    bestStreak: record.bestStreak,
    leaguesWon: titlesOf(model, plan, managerId).length,
    trophyPoints: titlesOf(model, plan, managerId).reduce((sum, title) => sum + (title.trophyPoints ?? 0), 0),
    lineups: scores.length,
    bestLineupTenths: scores.length > 0 ? Math.max(...scores) : null,
  }
}

/** RK1, RK4 after each settled round: ranks among those who had taken part by then, from the ledger up to that moment. */
export function rankHistory(model: SeasonModel, plan: SeasonPlan) {
  return model.settledRounds().flatMap((round) => {
    const sums = sumByManager(model.ledger().filter(({ atMs }) => atMs <= round.settledAtMs))
    const hadPicked = (id: ManagerId) =>
      model
        .endedMatches()
        .some((match) => match.endedAtMs <= round.settledAtMs && match.picks.some((p) => p.managerId === id))
    const hadPlayed = (id: ManagerId) =>
      countingScores(model, id).some((one) => one.round.settledAtMs <= round.settledAtMs)
    const ranked = plan.managers.filter(({ id }) => hadPicked(id) || hadPlayed(id))
    const points = Int32Array.from(ranked, ({ id }) => sums.get(id) ?? 0)
    const ranks = ranksOf(points)
    return ranked.map(({ id }, index) => ({
      roundId: round.id,
      managerId: id,
      points: points[index] ?? 0,
      rank: ranks[index] ?? 0,
    }))
  })
}

/** AC1, AC2, AC3, AC4, AC5, AC6, each with the moment when it first became true. */
export function achievementsOf(model: SeasonModel, plan: SeasonPlan, managerId: ManagerId) {
  const grades = gradesOf(model, managerId)
  const runs = grades.flatMap((_, last) => {
    const run = grades.slice(last - HOT_STREAK + 1, last + 1)
    const isHot = last >= HOT_STREAK - 1 && run.every(({ grade }) => isRightOutcome(grade))
    return isHot ? [Math.max(...run.map(({ endedAtMs }) => endedAtMs))] : []
  })
  const ranked = rankHistory(model, plan).filter(
    (one) => one.managerId === managerId && one.rank <= TOP_RANK && one.points >= TOP_RANK_POINTS,
  )
  const settledAt = new Map(plan.rounds.map(({ id, settledAtMs }) => [id, settledAtMs]))
  const moments: Record<Achievement, number[]> = {
    'primeira-escalacao': plan.rounds
      .filter((round) => model.lineupsOf(round).some((one) => one.counts && one.managerId === managerId))
      .map(({ deadlineMs, lockedAtMs }) => lockedAtMs ?? deadlineMs),
    'olho-clinico': grades.filter(({ grade }) => grade === 'exact').map(({ endedAtMs }) => endedAtMs),
    'campeao-de-liga': titlesOf(model, plan, managerId).map(({ atMs }) => atMs),
    'em-chamas': runs,
    'rodada-de-gala': countingScores(model, managerId)
      .filter(({ tenths }) => tenths >= GALA_TENTHS)
      .map(({ round }) => round.settledAtMs),
    'top-100': ranked.map(({ roundId }) => settledAt.get(roundId) ?? 0),
  }
  return Object.entries(moments).flatMap(([kind, at]) => (at.length > 0 ? [{ kind, atMs: Math.min(...at) }] : []))
}
