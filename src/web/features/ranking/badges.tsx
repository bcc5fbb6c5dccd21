import type { RankingEntry } from '#contract/ranking.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'

export function Badges({ badges, className = '' }: Pick<RankingEntry, 'badges'> & { className?: string }) {
  const words = useFeatureCopy('manager')
  return (
    <span className={`flex flex-wrap gap-1 ${className}`}>
      {badges.map((badge) => (
        <Badge key={badge}>{words.badges[badge]}</Badge>
      ))}
    </span>
  )
}
