import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { extremesOf, leadOf } from './story-lead.ts'

/** The main figures: points, rank, and the round in one sentence. */
export function RoundHero({ story, lineup }: { story: RoundStory; lineup: NonNullable<RoundStory['lineup']> }) {
  const copy = useFeatureCopy('story')
  const format = useFormat()
  const extremes = extremesOf(lineup.players)
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p>
          <span className="figures text-display text-brand">{format.pointTenths(lineup.pointTenths)}</span>{' '}
          <span className="text-muted">{copy.points}</span>
          <span className="block text-small text-muted">
            {lineup.squadName}
            {lineup.place && ` · ${copy.place(lineup.place.rank, lineup.place.of)}`}
          </span>
        </p>
        {extremes && (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Choice label={copy.lineup.best} name={extremes.best.name} tenths={extremes.best.pointTenths} />
            <Choice label={copy.lineup.worst} name={extremes.worst.name} tenths={extremes.worst.pointTenths} />
          </dl>
        )}
      </div>
      <p className="mt-4 max-w-[46rem] text-lead">{leadOf(story, copy, format)}</p>
    </section>
  )
}

function Choice({ label, name, tenths }: { label: string; name: string; tenths: number }) {
  const format = useFormat()
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-semibold">
        {name} <span className="figures">{format.pointTenths(tenths)}</span>
      </dd>
    </div>
  )
}
