import type { RoundStory, StoryPlayer } from '#contract/story.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { Card, CardPlayer } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

/** A round as somebody played it: the eleven on the pitch with their points. Without a lineup, the matches of the round. */
export function storyCard({ round, manager, lineup, duel, standing, matches }: RoundStory, pencil: Pencil): Card {
  const { copy, words, format } = pencil
  const { brand } = copy.shell
  if (!manager || !lineup) {
    const rows = matches.slice(0, 5).map(({ home, away, homeScore, awayScore, startsAtMs }) => ({
      place: '',
      name: words.versus(home.name, away.name),
      value: homeScore === null || awayScore === null ? format.day(startsAtMs) : `${homeScore} × ${awayScore}`,
    }))
    return { brand, kicker: '', title: words.round(round.number), lead: words.tagline, body: { kind: 'table', rows } }
  }
  const onPitch = (player: StoryPlayer): CardPlayer => ({
    name: player.name,
    shirt: player.shirt,
    points: format.pointTenths(player.pointTenths),
    hasArmband: player.hasArmband,
  })
  const { place } = lineup
  return {
    brand,
    kicker: words.round(round.number),
    title: words.roundOf(manager.name),
    lead: duel ? words.duel(format.pointTenths(duel.ownTenths), format.pointTenths(duel.opponentTenths)) : '',
    body: {
      kind: 'pitch',
      lines: POSITIONS.map((position) => lineup.players.filter((one) => one.position === position).map(onPitch)),
      figures: [
        { value: format.pointTenths(lineup.pointTenths), label: words.pointsInRound },
        ...(place ? [{ value: words.place(place.rank), label: words.placeOf(place.of) }] : []),
        ...(standing ? [{ value: words.place(standing.rank), label: words.inRanking }] : []),
      ],
    },
  }
}
