import type { MatchView } from '#contract/match.ts'
import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { scoreBetween } from '#web/ui/score-between.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

export function MatchesCard({ story: { matches } }: { story: RoundStory }) {
  const { matches: title, matchFates } = useFeatureCopy('story')
  if (matches.length === 0) return null
  return (
    <Card title={title}>
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
              <Teams match={match} />
            </TextLink>
            <span className="text-small text-muted">
              {isOff(match) ? matchFates[match.fate ?? 'abandoned'] : <Time atMs={match.startsAtMs} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The match was not played as planned, so its state is shown instead of a time. */
const isOff = ({ state, fate }: MatchView) => state === 'abandoned' || fate !== undefined

function Teams({ match }: { match: MatchView }) {
  const format = useFormat()
  return (
    <>
      {match.home.name} {scoreBetween(match, format)} {match.away.name}
    </>
  )
}
