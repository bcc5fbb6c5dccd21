import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/**
 * The championship has no football, or its market has no players yet. Shows what people can do instead of building a
 * squad.
 */
export function NoMarket({ hasMatches }: { hasMatches: boolean }) {
  const { heading, lead } = useCopy().pageTitles.fantasy
  const { noMarket } = useFeatureCopy('fantasy')
  const texts = hasMatches ? noMarket.sport : noMarket.empty
  return (
    <div className="page-width py-4 sm:py-8">
      <PageHeader title={heading} lead={lead} isBrief />
      <EmptyState title={texts.title} detail={texts.detail}>
        <ButtonLink to={hasMatches ? '/palpites' : '/campeonatos'}>{texts.action}</ButtonLink>
      </EmptyState>
    </div>
  )
}
