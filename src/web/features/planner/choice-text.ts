import type { PlannedChoiceView, PlannedElevenView, PlannerPlayerView, PlanView } from '#contract/planner.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** The sentences about a player of a plan, with their numbers (PL4). */
export function useChoiceText(plan: PlanView, { eleven, round }: { eleven: PlannedElevenView; round: number }) {
  const { eleven: words } = useFeatureCopy('planner')
  const { difficulty, market } = useFeatureCopy('fantasy')
  const format = useFormat()
  const names = new Map(plan.players.map(({ id, name }) => [id, name]))
  const clubs = new Map(plan.clubs.map((club) => [club.id, club.name]))
  const listOf = (ids: readonly number[]) => format.list(ids.map((id) => names.get(id) ?? ''))

  const why = (player: PlannerPlayerView, { price }: PlannedChoiceView) => {
    const outlook = player.outlooks[round]
    if (!outlook) return ''
    const { match, expectedTenths, lowTenths, highTenths, absentPercent } = outlook
    const [today = 0] = player.prices
    const later = player.prices[round] ?? today
    const opponent = market.nextMatch(clubs.get(match.opponentId) ?? '', match.isHome ? market.home : market.away)
    return [
      words.sentence({
        points: format.pointTenths(expectedTenths),
        low: format.pointTenths(lowTenths),
        high: format.pointTenths(highTenths),
        match: match.difficulty ? `${opponent}, ${difficulty[match.difficulty]}` : opponent,
      }),
      words.plays(100 - absentPercent),
      round > 0 && later !== today && words.moves({ today, later, paid: price }),
    ]
      .filter(Boolean)
      .join(' ')
  }

  const without = ({ without: next }: PlannedChoiceView) => {
    if (!next) return words.noOther
    const captain = next.captainId === eleven.captainId ? undefined : names.get(next.captainId)
    const loss = Math.round(next.lossTenths)
    return [
      words.comes({ incoming: listOf(next.incoming), count: next.incoming.length }),
      next.outgoing.length > 0 && words.leaves({ outgoing: listOf(next.outgoing), count: next.outgoing.length }),
      captain !== undefined && words.captain(captain),
      loss === 0 ? words.same : words.loses(format.pointTenths(Math.abs(loss)), loss > 0),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return { why, without }
}
