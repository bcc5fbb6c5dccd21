import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import type { Difficulty } from '#domain/forecast/difficulty.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

const colours: Record<Difficulty, string> = {
  1: 'border-good',
  2: 'border-good',
  3: 'border-info',
  4: 'border-bad',
  5: 'border-bad',
}

interface Props {
  match: MarketPlayerView['next']
  club: MarketClub | undefined
  /** Saves room on a phone in a table with many columns: capitals mean home, small letters away. */
  isNarrow?: boolean
}

/** An opponent in three letters, home or away. The difficulty is a line on screen and words for screen readers. */
export function RoundMatch({ match, club, isNarrow = false }: Props) {
  const { market, difficulty } = useFeatureCopy('fantasy')
  if (!match || !club) return <span className="text-muted">{market.noMatch}</span>
  const level = match.difficulty
  return (
    <span
      className={`inline-block border-b-2 whitespace-nowrap ${level ? colours[level] : 'border-transparent'}`}
      title={level ? difficulty[level] : undefined}
    >
      <span aria-hidden>
        <span className={isNarrow && !match.isHome ? 'max-sm:lowercase' : ''}>{club.code}</span>{' '}
        <span className={`text-small text-muted ${isNarrow ? 'max-sm:hidden' : ''}`}>
          ({match.isHome ? market.homeShort : market.awayShort})
        </span>
      </span>
      <span className="sr-only">
        {market.nextMatch(club.name, match.isHome ? market.home : market.away)}
        {level && `, ${difficulty[level]}`}
      </span>
    </span>
  )
}
