import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'

interface Props {
  story: RoundStory
  lineup: NonNullable<RoundStory['lineup']>
}

const SHIRTS = 5

/**
 * The first moment that the round earned, large on a dark background in both themes. Its figure is animated for two
 * seconds, or not at all with reduced motion.
 */
export function MomentHero({ story: { moments, manager, round }, lineup }: Props) {
  const copy = useFeatureCopy('moment')
  const { heading } = useFeatureCopy('story')
  const [first, ...others] = moments
  if (!first || !manager) return null
  const { big, under, headline } = copy.words(first)
  const best = [...lineup.players].sort((a, b) => b.pointTenths - a.pointTenths).slice(0, SHIRTS)
  return (
    <section
      aria-label={headline}
      data-theme="dark"
      className="moment-light relative mb-5 grid min-h-[28rem] place-content-center justify-items-center overflow-hidden rounded-card px-4 py-8 text-center"
    >
      <p className="rounded-full border border-brand px-3 py-0.5 text-small font-semibold text-brand">
        {copy.of(round.season, round.number)}
      </p>
      <p className="figures mt-4 animate-[moment_2000ms_ease-out] text-[4.5rem]/[1] text-brand [overflow-wrap:anywhere] sm:text-[7rem]/[1]">
        {big}
      </p>
      <p className="mt-2 text-lead font-semibold [overflow-wrap:anywhere]">{under}</p>
      <p className="figures mt-5 text-display">{headline}</p>
      {others.length > 0 && (
        <p className="mt-2 max-w-[30rem]">
          {copy.also}: {others.map((other) => copy.words(other).headline).join(' · ')}
        </p>
      )}
      <p aria-hidden className="mt-5 flex gap-3">
        {best.map((player) => (
          <ClubShirt key={player.playerId} shirt={player.shirt} size={36} hasLightEdge />
        ))}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ShareButton
          path={`/rodadas/${round.id}`}
          managerId={manager.id}
          text={`${headline}: ${big} ${under}. ${heading(round.season, round.number, manager.name)}`}
          look="primary"
        />
        <ButtonAnchor look="quiet" href="#rodada">
          {copy.go}
        </ButtonAnchor>
      </div>
    </section>
  )
}
