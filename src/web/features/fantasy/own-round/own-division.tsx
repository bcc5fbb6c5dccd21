import { useQuery } from '@tanstack/react-query'
import { TIER_NAMES } from '#domain/division/tiers.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { ownDivisionQuery } from '#web/game/division/division-query.ts'
import { GroupLink } from '#web/game/division/group-link.tsx'
import { percentOf } from '#web/game/live/own-chances.tsx'
import { ownChancesQuery } from '#web/game/live/own-round-query.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'

const steps = { up: 1, stay: 0, down: -1 }

/** The viewer's current rank in the division group, and the tier to which this rank would lead. */
export function OwnDivision() {
  const words = useFeatureCopy('division')
  const { fetchApi } = useApp()
  const { chances } = useFeatureCopy('live')
  const chance = useQuery(ownChancesQuery(fetchApi)).data?.division
  const group = useQuery(ownDivisionQuery(fetchApi)).data?.group
  const me = group?.members.find(({ managerId }) => managerId === group.viewerId)
  if (!group || !me || me.place === null) return null
  const tier = TIER_NAMES[TIER_NAMES.indexOf(me.tier) + steps[me.move]] ?? me.tier
  const leads = { up: words.wouldRise, stay: words.wouldStay, down: words.wouldFall }
  return (
    <Card title={words.own}>
      <p>
        <GroupLink cycleId={group.cycleId} groupNumber={group.groupNumber} tier={me.tier} />
      </p>
      <p>{words.standing(me.place, group.members.length)}</p>
      {chance && me.tier !== TIER_NAMES.at(-1) && (
        <>
          <Bar share={chance.top / 1000} aria-hidden className="mt-2 h-2.5 overflow-hidden rounded-full bg-raised" />
          <p className="mt-1 text-small text-muted">{chances.division(percentOf(chance.top), chance.places)}</p>
        </>
      )}
      <p className="text-muted">{leads[me.move](words.tiers[tier])}</p>
    </Card>
  )
}
