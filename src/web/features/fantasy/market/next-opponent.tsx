import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { DIFFICULTIES, type Difficulty } from '#domain/forecast/difficulty.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

interface Props {
  next: MarketPlayerView['next']
  club: MarketClub | undefined
}

/** Opponent, home or away, and difficulty: bars on screen, words for screen readers. */
export function NextOpponent({ next, club }: Props) {
  const { market, difficulty } = useFeatureCopy('fantasy')
  if (!next || !club) return <span className="text-muted">{market.noMatch}</span>
  const level = next.difficulty
  const place = next.isHome ? market.home : market.away
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap" title={level ? difficulty[level] : undefined}>
      <span>
        <span aria-hidden>{club.code}</span> <span className="sr-only">{market.nextMatch(club.name, place)}</span>
        <span aria-hidden className="text-small text-muted">
          ({next.isHome ? market.homeShort : market.awayShort})
        </span>
      </span>
      {level && <DifficultyBars level={level} />}
    </span>
  )
}

const heights: Record<Difficulty, string> = { 1: 'h-1.5', 2: 'h-2', 3: 'h-2.5', 4: 'h-3', 5: 'h-3.5' }

export function DifficultyBars({ level }: { level: Difficulty }) {
  const { difficulty } = useFeatureCopy('fantasy')
  const colour = level <= 2 ? 'bg-good' : level === 3 ? 'bg-info' : 'bg-bad'
  return (
    <span className="inline-flex items-end gap-px">
      <span className="sr-only">{difficulty[level]}</span>
      {DIFFICULTIES.map((step) => (
        <span
          key={step}
          aria-hidden
          className={`w-1 rounded-full ${heights[step]} ${step <= level ? colour : 'bg-line'}`}
        />
      ))}
    </span>
  )
}
