import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** MO7: for the viewer's own round without a moment: how close it came to one, and the next round. */
export function NearCard({ story: { nearly, next, manager } }: { story: RoundStory }) {
  const { near: copy } = useFeatureCopy('moment')
  if (nearly.length === 0 || !manager?.isSelf) return null
  return (
    <Card title={copy.title} className="mt-5">
      {nearly.map(({ kind, byTenths }) => (
        <p key={kind}>{copy[kind](byTenths)}</p>
      ))}
      {next && (
        <p className="mt-2">
          <span className="text-muted">{copy.next(next.number)}</span> <TextLink to="/fantasy">{copy.build}</TextLink>
        </p>
      )}
    </Card>
  )
}
