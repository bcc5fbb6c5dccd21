import type { LiveCause, ScoutChange } from '#contract/live.ts'
import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import type { LiveCopy } from '#web/copy/pt-BR/live.ts'

export interface CauseCopy {
  live: LiveCopy
  scouts: Record<Scout, string>
}

/** The most exciting change, because scouts are listed in that order. */
const foremost = (changes: readonly ScoutChange[]) =>
  changes.toSorted((a, b) => SCOUTS.indexOf(a.scout) - SCOUTS.indexOf(b.scout))[0]

function deed(changes: readonly ScoutChange[], { live, scouts }: CauseCopy): string {
  const first = foremost(changes)
  if (!first) return live.somePoints
  return first.count > 0 ? live.deed(scouts[first.scout], first.count) : live.takenBack(scouts[first.scout])
}

function correctionText(cause: Extract<LiveCause, { kind: 'correction' }>, { live, scouts }: CauseCopy): string {
  const { player, isOfLineup, points } = cause
  const deeds = player?.scouts.map(({ scout, count }) => `${scouts[scout].toLowerCase()} ${live.signed(count)}`)
  return live.correction({
    ...cause,
    what: player ? live.corrected(player.name, deeds?.join(', ') ?? '') : '',
    points: isOfLineup ? live.lineupPoints(points) : live.rankingPoints(points),
  })
}

/** A cause in one line: "Assistência do seu Rosário: +5,0". */
export function causeText(cause: LiveCause, copy: CauseCopy): string {
  const { live } = copy
  if (cause.kind === 'correction') return correctionText(cause, copy)
  if (cause.kind === 'pick') return live.pick(cause.homeName, cause.awayName, cause.points)
  const { playerName, isCaptain, tenths, insteadOf } = cause
  if (insteadOf !== undefined) {
    const arrival = live.arrival(playerName, insteadOf, isCaptain)
    return live.points(cause.kind === 'own' ? arrival : live.rivalArrival(arrival, cause.managerName), tenths)
  }
  const what = deed(cause.scouts, copy)
  const who =
    cause.kind === 'own'
      ? live.own(what, playerName, isCaptain)
      : live.rival(what, playerName, { managerName: cause.managerName, isCaptain })
  return live.points(who, tenths)
}
