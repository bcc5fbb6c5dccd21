import { useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** DK11: this device has a link to the match's desk. */
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
