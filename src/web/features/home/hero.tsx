import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { HeroPitch } from './hero-pitch.tsx'
import { samplePointTenths } from './sample-lineup.ts'

/** `heading` is h1 for a visitor, and h2 if the person's own part, which has the h1, is above. */
export function Hero({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const { hero } = useFeatureCopy('home')
  const format = useFormat()
  return (
    <section className="hero-light">
      <div className="page-width grid items-center gap-x-10 gap-y-6 pt-10 md:grid-cols-[1.08fr_1fr] md:pt-6">
        <div className="md:py-14">
          <Heading className="text-hero">{hero.headline}</Heading>
          <p className="mt-5 max-w-[34rem] text-lead text-muted">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/fantasy" size="large">
              {hero.start}
            </ButtonLink>
            <ButtonLink to="/analytics" size="large" look="secondary">
              {hero.analytics}
            </ButtonLink>
          </div>
        </div>
        <figure className="relative mx-auto w-full max-w-[36rem]">
          <HeroPitch />
          <figcaption className="mt-2 flex items-baseline justify-center gap-2 text-small text-muted">
            <span>{hero.sample}</span>
            <span aria-hidden>·</span>
            <span className="tabular-nums">
              {format.pointTenths(samplePointTenths)} {hero.points}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
