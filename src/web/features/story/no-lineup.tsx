import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Says why there is no lineup. Except on another person's round, there is a link to build a squad. */
export function NoLineup({ story: { round, manager } }: { story: RoundStory }) {
  const { none: copy } = useFeatureCopy('story')
  const detail = round.state === 'open' ? copy.open : !manager ? copy.visitor : manager.isSelf ? copy.own : copy.other
  return (
    <EmptyState title={copy.title} detail={detail}>
      {manager?.isSelf !== false && <ButtonLink to="/fantasy">{copy.action}</ButtonLink>}
    </EmptyState>
  )
}
