import type { PickMatch } from '#contract/pick.ts'
import type { RoundStory } from '#contract/story.ts'
import { isRightOutcome } from '#domain/pick/pick-points.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { pickText, whyOf } from '#web/game/pick/pick-words.ts'
import { Card } from '#web/ui/card.tsx'
import { scoreBetween } from '#web/ui/score-between.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export function PicksCard({ story: { picks, manager } }: { story: RoundStory }) {
  const { picks: copy } = useFeatureCopy('story')
  if (!manager) return null
  const settled = picks.filter(({ grade }) => grade !== null)
  const right = settled.filter(({ grade }) => grade !== null && isRightOutcome(grade)).length
  const won = settled.reduce((sum, { points }) => sum + (points ?? 0), 0)
  return (
    <Card title={copy.title} aside={picks.length > 0 && copy.sum(right, settled.length, won)}>
      {picks.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <>
          <p className="text-small text-muted">{copy.since}</p>
          <ul className="divide-y divide-line">
            {picks.map((pick) => (
              <Pick key={pick.match.id} pick={pick} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Pick({ pick }: { pick: PickMatch }) {
  const { picks: copy } = useFeatureCopy('story')
  const words = useFeatureCopy('pick')
  const format = useFormat()
  const { match, points } = pick
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span>
        <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
          {match.home.name} {scoreBetween(match, format)} {match.away.name}
        </TextLink>
        <span className="block text-small text-muted">
          {pickText(pick, words)}: {whyOf(pick, words) ?? copy.waiting}
        </span>
      </span>
      {points !== null && <span className="figures">{format.signed(points)}</span>}
    </li>
  )
}
