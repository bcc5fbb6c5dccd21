import type { ChampionshipView } from '#contract/championship.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Time } from '#web/ui/time.tsx'

export function ChampionshipBadges({ championship: one }: { championship: ChampionshipView }) {
  const words = useFeatureCopy('championship')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={one.state === 'live' ? 'live' : 'plain'}>{words.states[one.state]}</Badge>
      {one.isMain && <Badge tone="info">{words.main}</Badge>}
      {one.isOrganiser && <Badge tone="good">{words.mine}</Badge>}
      {!one.isPublic && <Badge>{words.byInvitation}</Badge>}
    </span>
  )
}

export function ChampionshipSummary({ championship: one }: { championship: ChampionshipView }) {
  const words = useFeatureCopy('championship')
  const format = useFormat()
  const sports = format.list(one.sports.map((sport) => words.sports[sport]))
  const modality = one.sports.includes('futebol') ? words.modalities[one.modality] : ''
  return (
    <>
      <p className="text-muted">{[sports, modality].filter(Boolean).join(' · ')}</p>
      {one.nextDeadlineMs !== null && (
        <p className="text-muted">
          {one.hasMarket ? words.deadline : words.roundBegins} <Time atMs={one.nextDeadlineMs} />
        </p>
      )}
    </>
  )
}
