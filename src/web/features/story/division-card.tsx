import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { GroupLink } from '#web/game/division/group-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

export function DivisionCard({ story: { division, round } }: { story: RoundStory }) {
  const { division: copy } = useFeatureCopy('story')
  const words = useFeatureCopy('division')
  if (!division) return null
  const { place, size, move, roundOfGroup, roundCount } = division
  const placed = round.state === 'settled' ? copy.after : copy.before
  return (
    <Card title={copy.title} aside={words.progress(roundOfGroup, roundCount)}>
      <p>
        <GroupLink {...division} /> {move && <Badge>{words.moved[move]}</Badge>}
      </p>
      <p className="text-muted">{place === null ? copy.began : placed(words.pastPlace(place, size))}</p>
    </Card>
  )
}
