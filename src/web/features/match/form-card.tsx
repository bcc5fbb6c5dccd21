import type { ClubView } from '#contract/club.ts'
import type { MatchPageView, MatchView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubName } from '#web/ui/club-name.tsx'
import { FormChips } from '#web/ui/form-chips.tsx'
import { PastMatch } from '#web/ui/past-match.tsx'
import { resultFor } from '#web/ui/match-result.ts'

export function FormCard({ page }: { page: MatchPageView }) {
  const { form: copy } = useFeatureCopy('match')
  const { match, form } = page
  return (
    <Card title={copy.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Side club={match.home} matches={form.home} />
        <Side club={match.away} matches={form.away} />
      </div>
    </Card>
  )
}

function Side({ club, matches }: { club: ClubView; matches: readonly MatchView[] }) {
  const { form: copy } = useFeatureCopy('match')
  const { form: words } = useFeatureCopy('figures')
  const letters = matches.map((match) => resultFor(match, club.id))
  return (
    <div className="min-w-0">
      <p className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <ClubName club={club} size={20} />
        <FormChips letters={letters} words={{ ...words, label: copy.order }} />
      </p>
      {matches.length === 0 && <p className="text-muted">{copy.empty}</p>}
      <ul className="divide-y divide-line text-small">
        {matches.map((match) => (
          <PastMatch
            key={match.id}
            match={match}
            mark={<FormChips letters={[resultFor(match, club.id)]} words={{ ...words, label: copy.result }} />}
          />
        ))}
      </ul>
    </div>
  )
}
