import type { ClubPageView } from '#contract/club-page.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { FormChips } from '#web/ui/form-chips.tsx'
import { resultFor } from '#web/ui/match-result.ts'
import { PastMatch } from '#web/ui/past-match.tsx'

export function ResultsCard({ page }: { page: ClubPageView }) {
  const { results: copy } = useFeatureCopy('club')
  const { form } = useFeatureCopy('figures')
  return (
    <Card title={copy.title}>
      {page.results.length === 0 && <p className="text-muted">{copy.empty}</p>}
      <ul className="divide-y divide-line">
        {page.results.map((match) => (
          <PastMatch
            key={match.id}
            match={match}
            mark={<FormChips letters={[resultFor(match, page.club.id)]} words={{ ...form, label: copy.result }} />}
          />
        ))}
      </ul>
    </Card>
  )
}
