import type { DivisionGroupView, GroupMemberView } from '#contract/division.ts'
import { isAbsentee } from '#domain/division/moves.ts'
import { TIER_NAMES, type TierName } from '#domain/division/tiers.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'

const tierAt = (tier: TierName, step: number): TierName => TIER_NAMES[TIER_NAMES.indexOf(tier) + step] ?? tier

/**
 * The viewer's rank in the group, where this rank leads (up, stay or down), and the points missing for a better
 * outcome.
 */
export function OwnStanding({ group }: { group: DivisionGroupView }) {
  const words = useFeatureCopy('division')
  const me = group.members.find(({ managerId }) => managerId === group.viewerId)
  if (!me || me.place === null) return null
  const { tier, move, place, missed } = me
  const isAway = isAbsentee({ missed, rounds: group.roundCount })
  const leads = {
    up: words.wouldRise(words.tiers[tierAt(tier, 1)]),
    stay: words.wouldStay(words.tiers[tier]),
    down: words.wouldFall(words.tiers[tierAt(tier, -1)]),
  }
  return (
    <Card title={words.own}>
      <p className="text-lead">{words.standing(place, group.members.length)}</p>
      <p className="mt-1">{isAway ? words.absent : leads[move]}</p>
      {!isAway && <Missing group={group} me={me} />}
    </Card>
  )
}

/** The points missing to the lowest rank that goes up or, for a member who would go down, that stays. */
function Missing({ group: { members, promoted, relegated }, me }: { group: DivisionGroupView; me: GroupMemberView }) {
  const words = useFeatureCopy('division')
  const canRise = me.tier !== TIER_NAMES.at(-1)
  if (me.move === 'up' || (me.move === 'stay' && !canRise)) return null
  const goal = members[me.move === 'down' ? members.length - relegated - 1 : promoted - 1]
  const missing = goal ? goal.pointTenths - me.pointTenths : 0
  if (missing <= 0) return null
  return <p className="mt-1 text-muted">{me.move === 'down' ? words.toStay(missing) : words.toRise(missing)}</p>
}
