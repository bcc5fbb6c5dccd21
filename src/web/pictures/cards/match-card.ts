import type { MatchPageView } from '#contract/match.ts'
import type { Card, CardFigure } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

/** The score, or without one the kick-off time. The chances are shown until the match ends or is abandoned. */
export function matchCard({ match, round, forecast }: MatchPageView, { copy, words, format }: Pencil): Card {
  const { home, away, state, startsAtMs, extraTime, penalties } = match
  const [homeScore, awayScore] = [extraTime?.home ?? match.homeScore, extraTime?.away ?? match.awayScore]
  const hasScore = homeScore !== null && awayScore !== null
  const shares: CardFigure[] = forecast
    ? [
        { value: format.percent(forecast.homePercent), label: home.name },
        ...(forecast.drawPercent > 0 ? [{ value: format.percent(forecast.drawPercent), label: words.draw }] : []),
        { value: format.percent(forecast.awayPercent), label: away.name },
      ]
    : []
  return {
    brand: copy.shell.brand,
    kicker: round === null ? '' : words.round(round),
    title: '',
    lead: '',
    body: {
      kind: 'sides',
      home,
      away,
      middle: hasScore ? `${format.number(homeScore)} × ${format.number(awayScore)}` : format.time(startsAtMs),
      note: penalties
        ? words.penalties(penalties.home, penalties.away)
        : state === 'scheduled'
          ? format.date(startsAtMs)
          : words[state],
      shares: state === 'final' || state === 'abandoned' ? [] : shares,
    },
  }
}
