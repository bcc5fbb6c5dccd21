import type { ReviewedSeason } from '#contract/season-review.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { seasonSentence } from './season-sentence.ts'

/** Points, rank, best rank and average points per lineup, and the season in one sentence. */
export function SeasonHero({ season }: { season: ReviewedSeason }) {
  const copy = useFeatureCopy('review')
  const format = useFormat()
  const { points, rank, bestRank, lineups, lineupTenths } = season
  const average = lineups > 0 ? format.pointTenths(Math.round(lineupTenths / lineups)) : copy.stats.none
  return (
    <section className="rounded-card border border-line bg-chip p-5 text-on-chip sm:p-7">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        <Figure label={copy.stats.points} value={format.number(points)} />
        <Figure label={copy.stats.rank} value={copy.stats.position(rank)} />
        <Figure label={copy.stats.bestRank} value={copy.stats.position(bestRank)} />
        <Figure label={copy.stats.average} value={average} />
      </dl>
      <p className="mt-5 max-w-[46rem] text-lead">{seasonSentence(season, copy)}</p>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small opacity-85">{label}</dt>
      <dd className="figures text-display text-ball">{value}</dd>
    </div>
  )
}
