import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { resultFor } from '#web/ui/match-result.ts'
import { PastMatch } from '#web/ui/past-match.tsx'

export function MeetingsCard({ page }: { page: MatchPageView }) {
  const { meetings: copy } = useFeatureCopy('match')
  const { headToHead, match } = page
  const { home, away } = match
  const results = headToHead.map((past) => resultFor(past, home.id))
  const count = (letter: 'W' | 'D' | 'L') => results.filter((result) => result === letter).length
  const summary = SPORT_RULES[match.sport].draw
    ? copy.summary(home.name, count('W'), count('D'), away.name, count('L'))
    : copy.summaryTwoWay(home.name, count('W'), away.name, count('L'))
  return (
    <Card title={copy.title}>
      <p className="mb-2 text-muted">{headToHead.length === 0 ? copy.empty : summary}</p>
      <ul className="divide-y divide-line text-small">
        {headToHead.map((past) => (
          <PastMatch key={past.id} match={past} />
        ))}
      </ul>
    </Card>
  )
}
