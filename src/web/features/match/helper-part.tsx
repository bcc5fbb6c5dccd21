import { useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** DK11: a link to the match's desk, for a device that has opened a helper's link. */
export function HelperPart({ matchId }: { matchId: number }) {
  const { organiser: words } = useFeatureCopy('decision')
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      {words.helperDesk}
      <ButtonLink to="/mesa/$matchId" params={{ matchId: String(matchId) }} look="secondary">
        {words.desk}
      </ButtonLink>
    </p>
  )
}
