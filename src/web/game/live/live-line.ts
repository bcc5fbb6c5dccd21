import type { LiveMatch, LiveYou } from '#contract/live.ts'
import type { LiveCopy } from '#web/copy/pt-BR/live.ts'

export interface LiveLine {
  text: string
  /** Whether the own place was told in it. */
  isPersonal: boolean
  atMs: number
}

/** How long a place won still belongs to the goal before it. */
const together = 2_500

type Moment = LiveMatch['moments'][number]

function told(moment: Moment, words: LiveCopy): string | undefined {
  const name = moment.playerName ?? ''
  switch (moment.kind) {
    case 'goal':
    case 'penalty_goal':
      return words.goal(name)
    case 'own_goal':
      return words.ownGoal(name)
    case 'penalty_saved':
      return words.penaltySaved(name)
    case 'penalty_missed':
      return words.penaltyMissed(name)
    case 'red':
    case 'second_yellow':
      return words.red(name)
    case 'kick_off':
      return words.kickOff
    case 'full_time':
      return words.fullTime
    default:
      return undefined
  }
}

/** Only what one would look up for is told in words; the rest moves the numbers silently. */
export function lineOfMatch(match: LiveMatch, words: LiveCopy, atMs: number): LiveLine | undefined {
  const moment = match.moments.findLast((one) => told(one, words) !== undefined)
  if (!moment) return undefined
  const what = told(moment, words) ?? ''
  const change = match.players.find(({ playerId }) => playerId === moment.playerId)
  const score = words.score(match.homeName, match.homeScore, match.awayScore, match.awayName)
  const event = change ? words.points(what, change.toTenths - change.fromTenths) : what
  return { text: `${event} (${score})`, isPersonal: false, atMs }
}

export function lineOfPlace(
  you: LiveYou,
  words: LiveCopy,
  last: LiveLine | undefined,
  atMs: number,
): LiveLine | undefined {
  if (you.before === null || you.before === you.rank) return undefined
  const places = you.before - you.rank
  const direction = places > 0 ? 'up' : 'down'
  if (last && !last.isPersonal && atMs - last.atMs < together)
    return { text: words.both(last.text, words[direction](Math.abs(places))), isPersonal: true, atMs }
  return { text: words.alone[direction](Math.abs(places)), isPersonal: true, atMs }
}
