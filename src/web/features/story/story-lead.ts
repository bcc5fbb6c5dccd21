import type { RoundStory, StoryPlayer } from '#contract/story.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { StoryCopy } from '#web/copy/pt-BR/story.ts'

const duelWords = { first: 'won', second: 'lost', tie: 'drew' } as const

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/**
 * One sentence: the points, the captain's part if it is positive, and after settlement the duel and the change of rank.
 */
export function leadOf(
  { lineup, manager, duel, standing, round }: RoundStory,
  copy: StoryCopy,
  format: Format,
): string {
  if (!lineup || !manager) return ''
  const { lead } = copy
  const captain = lineup.players.find(({ hasArmband }) => hasArmband)
  const made = lead[round.state === 'settled' ? 'made' : 'has'](lineup.pointTenths, manager.isSelf)
  const parts = [
    captain && captain.pointTenths > 0 ? `${made}, ${lead.captain(captain.name, captain.pointTenths)}` : made,
  ]
  if (round.state === 'settled') {
    if (duel) parts.push(lead[duelWords[duelResult(duel.ownTenths, duel.opponentTenths)]](duel.opponentName))
    if (standing?.before) {
      const moved = standing.before.rank - standing.rank
      parts.push(moved === 0 ? lead.stayed : moved > 0 ? lead.up(moved) : lead.down(-moved))
    }
  }
  return `${upperFirst(format.list(parts))}.`
}

/** The players with most and fewest points, or undefined if all have the same. */
export function extremesOf(players: readonly StoryPlayer[]): { best: StoryPlayer; worst: StoryPlayer } | undefined {
  const ranked = players.toSorted((a, b) => b.pointTenths - a.pointTenths || a.playerId - b.playerId)
  const [best, worst] = [ranked[0], ranked.at(-1)]
  return best && worst && best.pointTenths > worst.pointTenths ? { best, worst } : undefined
}
