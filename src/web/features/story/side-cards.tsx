import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function DuelCard({ story: { duel, round, manager } }: { story: RoundStory }) {
  const { duel: copy } = useFeatureCopy('story')
  if (!duel) return null
  return (
    <Card title={copy.title}>
      <p className="figures text-title">{copy.versus(duel.ownTenths, duel.opponentTenths)}</p>
      <p>
        {copy.against}{' '}
        <TextLink to="/participantes/$id" params={{ id: duel.opponentId }}>
          {duel.opponentName}
        </TextLink>
      </p>
      {manager?.isSelf && (
        <p className="mt-2">
          <TextLink to="/confronto/$roundId" params={{ roundId: round.id }}>
            {copy.page}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

export function LeaguesCard({ story: { leagues } }: { story: RoundStory }) {
  const { leagues: copy } = useFeatureCopy('story')
  if (leagues.length === 0) return null
  return (
    <Card title={copy.title}>
      <ul className="divide-y divide-line">
        {leagues.map(({ id, name, rank, members, isThen }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <TextLink to="/ligas/$leagueId" params={{ leagueId: String(id) }}>
              {name}
            </TextLink>
            <span className="text-muted">{copy.place(rank, members, isThen)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function AchievementsCard({ story: { achievements } }: { story: RoundStory }) {
  const { achievements: title } = useFeatureCopy('story')
  const { names } = useFeatureCopy('profile').achievements
  if (achievements.length === 0) return null
  return (
    <Card title={title}>
      <ul className="flex flex-wrap gap-2">
        {achievements.map((achievement) => (
          <li key={achievement}>
            <Badge>{names[achievement]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
