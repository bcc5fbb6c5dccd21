import type { MatchView } from '#contract/match.ts'
import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

export function MatchesCard({ story: { matches } }: { story: RoundStory }) {
  const { matches: title } = useFeatureCopy('story')
  if (matches.length === 0) return null
  return (
    <Card title={title}>
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
              <Teams match={match} />
            </TextLink>
            <Time atMs={match.startsAtMs} className="text-small text-muted" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Teams({ match: { home, away, homeScore, awayScore } }: { match: MatchView }) {
  const format = useFormat()
  const score =
    homeScore === null || awayScore === null ? '×' : `${format.number(homeScore)}–${format.number(awayScore)}`
  return (
    <>
      {home.name} {score} {away.name}
    </>
  )
}
