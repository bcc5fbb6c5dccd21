import type { RankingEntry } from '#contract/ranking.ts'
import type { RankingMetric } from '#domain/ranking/ranking-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Country } from '#web/game/manager/country.tsx'
import { OfficialMark } from '#web/game/manager/official-mark.tsx'
import { TrophyCount } from '#web/game/manager/trophy-count.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Badges } from './badges.tsx'
import { managerLink } from './manager-cell.tsx'
import { RankChange } from './rank-change.tsx'

/** One entry per rank, from the first: the DOM has this order. Wide screens draw the first rank in the middle. */
const places = [
  'sm:col-start-2 sm:row-start-1 sm:pt-0',
  'sm:col-start-1 sm:row-start-1 sm:pt-6',
  'sm:col-start-3 sm:row-start-1 sm:pt-9',
] as const
const steps = ['sm:h-20 bg-brand text-on-brand', 'sm:h-14 bg-raised text-text', 'sm:h-10 bg-raised text-text'] as const

export function Podium({ entries, metric }: { entries: readonly RankingEntry[]; metric: RankingMetric }) {
  const words = useFeatureCopy('ranking')
  return (
    <section aria-labelledby="podio">
      <h2 id="podio" className="sr-only">
        {words.podium}
      </h2>
      <ol className="grid gap-3 sm:grid-cols-3 sm:items-end sm:gap-0">
        {entries.map((entry, place) => (
          <li key={entry.managerId} className={`flex min-w-0 flex-col ${places[place] ?? ''}`}>
            <Winner entry={entry} metric={metric} />
            <div
              className={`hidden place-items-start justify-center rounded-t-control pt-1.5 sm:grid ${steps[Math.min(entry.rank, steps.length) - 1] ?? ''}`}
              aria-hidden
            >
              <span className="figures text-title">{words.own.rank(entry.rank)}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Winner({ entry, metric }: { entry: RankingEntry; metric: RankingMetric }) {
  const words = useFeatureCopy('ranking')
  const { gone } = useFeatureCopy('manager')
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 sm:flex-col sm:border-0 sm:bg-transparent sm:text-center">
      <Avatar seed={entry.avatarSeed} size={56} />
      <div className="min-w-0 flex-1 sm:w-full">
        {/* Relative, so that truncation also clips text for screen readers. */}
        <p className="relative truncate sm:text-lead sm:whitespace-normal">
          <span className="figures mr-1 sm:sr-only">{words.own.rank(entry.rank)} </span>
          {entry.isGone ? gone : <TextLink {...managerLink(entry.managerId)}>{entry.name}</TextLink>}{' '}
          <Country country={entry.country} />
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 sm:justify-center">
          <span className="figures text-title">{words.scores[metric](entry.score)}</span>
          <span className="text-small text-muted">{words.units[metric](entry.score)}</span>
          <RankChange entry={entry} />
          <TrophyCount count={entry.trophies} />
        </p>
        <div className="mt-1 flex flex-wrap items-start gap-1 sm:min-h-7 sm:justify-center">
          <OfficialMark official={entry.official} />
          <Badges badges={entry.badges} className="sm:justify-center" />
        </div>
      </div>
    </div>
  )
}
