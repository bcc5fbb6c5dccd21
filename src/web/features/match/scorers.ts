import type { MatchEventView, MatchPageView, MatchPlayerView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

const notes = { goal: undefined, penalty_goal: 'penalty', own_goal: 'own' } as const
type GoalKind = keyof typeof notes
const isGoal = (event: MatchEventView): event is MatchEventView & { kind: GoalKind } => event.kind in notes

interface Scorer {
  name: string
  times: string[]
}

const countOf = ({ scouts }: MatchPlayerView, scout: 'goal' | 'ownGoal') =>
  scouts.find((one) => one.scout === scout)?.count ?? 0

/**
 * The scorers of a side in order of their first goal, with minutes: "Caio 12', 45+1' (pên.)". An own goal carries the
 * club of the unlucky player. Scouts decide how many goals each has, because a correction changes them but not the
 * events.
 */
export function scorersOf(
  { events, players }: Pick<MatchPageView, 'events' | 'players'>,
  clubId: number,
  words: MatchCopy,
): string[] {
  const scorers = new Map<string, Scorer>()
  const left = new Map(
    players.flatMap((player) => [
      [`${player.playerId}`, countOf(player, 'goal')],
      [`${player.playerId} own`, countOf(player, 'ownGoal')],
    ]),
  )
  for (const event of events) {
    if (!isGoal(event)) continue
    const isOwn = event.kind === 'own_goal'
    const name = event.player?.name ?? event.scorer
    if (name === null || (event.clubId === clubId) === isOwn) continue
    const key = `${event.player?.id ?? name}${isOwn ? ' own' : ''}`
    const count = left.get(key)
    if (count === 0) continue
    if (count !== undefined) left.set(key, count - 1)
    const note = notes[event.kind]
    const minute = words.minute(event.minute, event.stoppage)
    const scorer = scorers.get(key) ?? { name, times: [] }
    scorers.set(key, { name, times: [...scorer.times, note ? `${minute} ${words.scorers[note]}` : minute] })
  }
  for (const player of players) addUntold(player)
  return [...scorers.values()].map(({ name, times }) =>
    [name, times.join(', ')].filter((part) => part !== '').join(' '),
  )

  /** Adds the goals of a player that have no event: a correction added them, or the source has no minutes. */
  function addUntold(player: MatchPlayerView): void {
    const isOwn = player.clubId !== clubId
    const key = `${player.playerId}${isOwn ? ' own' : ''}`
    const more = left.get(key) ?? 0
    if (more <= 0) return
    const scorer = scorers.get(key) ?? { name: player.name, times: [] }
    const note = [...(more > 1 ? [`(${more})`] : []), ...(isOwn ? [words.scorers.own] : [])].join(' ')
    const times = scorer.times.length > 0 ? [...scorer.times, note || '(1)'] : note === '' ? [] : [note]
    scorers.set(key, { ...scorer, times })
  }
}
