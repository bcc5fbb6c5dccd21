import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For a round without a moment: how close it came, and the next chance (MO7). */
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
