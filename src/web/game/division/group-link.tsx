import type { CurrentDivision } from '#contract/division.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export function GroupLink({ cycleId, groupNumber, tier }: CurrentDivision) {
  const words = useFeatureCopy('division')
  return (
    <TextLink to="/divisoes/{-$group}" params={{ group: `${cycleId}-${groupNumber}` }}>
      {words.group(words.tiers[tier], groupNumber)}
    </TextLink>
  )
}
