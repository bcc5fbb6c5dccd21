import type { RoundStory, StoryPlayer, StoryReserve } from '#contract/story.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { Card, CardPlayer } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

/**
 * BN5: reserves who came in are shown instead of absent starters. An absent starter with points from a card is shown,
 * too, because both count (BN6).
 */
function whoCounted({ players, bench }: NonNullable<RoundStory['lineup']>): (StoryPlayer | StoryReserve)[] {
  const entered = bench.filter(({ insteadOf }) => insteadOf !== null)
  const isOut = ({ name, position, presence, pointTenths }: StoryPlayer) =>
    presence === 'absent' &&
    pointTenths === 0 &&
    entered.some((reserve) => reserve.position === position && reserve.insteadOf === name)
  return [...players.filter((player) => !isOut(player)), ...entered]
}

/** The moment that the round earned, if any, because it is the reason to share the picture (MO1). */
function titleOf({ round, moments, duel }: RoundStory, name: string, { words, format, moment }: Pencil) {
  const first = moments[0]
  if (first) {
    const { big, under, headline } = moment.words(first)
    return { kicker: words.roundOf(name), title: headline, lead: `${big} ${under}` }
  }
  return {
    kicker: words.round(round.number),
    title: words.roundOf(name),
    lead: duel ? words.duel(format.pointTenths(duel.ownTenths), format.pointTenths(duel.opponentTenths)) : '',
  }
}

/** A person's round: the lineup on the pitch with points. Without a lineup: up to five matches of the round. */
export function storyCard(story: RoundStory, pencil: Pencil): Card {
  const { round, manager, lineup, standing, matches } = story
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
  const onPitch = (player: StoryPlayer | StoryReserve): CardPlayer => ({
    name: player.name,
    shirt: player.shirt,
    points: format.pointTenths(player.pointTenths),
    hasArmband: 'hasArmband' in player && player.hasArmband,
  })
  const counting = whoCounted(lineup)
  const { place } = lineup
  return {
    brand,
    ...titleOf(story, manager.name, pencil),
    body: {
      kind: 'pitch',
      lines: POSITIONS.map((position) => counting.filter((one) => one.position === position).map(onPitch)),
      figures: [
        { value: format.pointTenths(lineup.pointTenths), label: words.pointsInRound },
        ...(place ? [{ value: words.place(place.rank), label: words.placeOf(place.of) }] : []),
        ...(standing ? [{ value: words.place(standing.rank), label: words.inRanking }] : []),
      ],
    },
  }
}
