import type { DeskEvent } from '#domain/desk/fold-taps.ts'
import type { DeskCopy } from '#web/copy/pt-BR/desk.ts'
import type { OpenDesk } from './use-desk.ts'

export function eventText(desk: Pick<OpenDesk, 'player' | 'view'>, event: DeskEvent, words: DeskCopy): string {
  const { kind, clubId, playerId, otherId } = event
  const what = words.events[kind]
  const at = event.stoppage > 0 ? `${event.minute}+${event.stoppage}'` : `${event.minute}'`
  if (clubId === null) return `${at} ${what}`
  const club = clubId === desk.view.home.id ? desk.view.home.shortName : desk.view.away.shortName
  if (kind === 'kick_in' || kind === 'kick_missed') return `${what} (${club})`
  const who = desk.player(playerId)?.name ?? words.nobody
  const other = desk.player(otherId)?.name
  const more = other === undefined ? '' : kind === 'substitution' ? `, ${words.off(other)}` : `, ${words.with(other)}`
  return `${at} ${what}, ${who} (${club})${more}`
}
