import { deskTokenKey } from '#web/base/desk-shell.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'

const key = 'craque.aparelho'
let known: string | undefined

/** DK5: tells two phones at the same desk apart. */
export function deviceId(): string {
  try {
    known ??= localStorage.getItem(key) ?? undefined
    if (known === undefined) localStorage.setItem(key, (known = newEntryId()))
  } catch {
    // As long as the page is open.
    known ??= newEntryId()
  }
  return known
}

const inAddress = /^#ajuda=([A-Za-z0-9_-]{22,64})$/

/** Behind the #: what stands there is sent to no server. */
export const helperAddress = (origin: string, matchId: number, token: string) =>
  `${origin}/mesa/${matchId}#ajuda=${token}`

/** Whether this device was given a link to the desk of the match. */
export function hasDeskToken(matchId: number): boolean {
  try {
    return localStorage.getItem(deskTokenKey(matchId)) !== null
  } catch {
    return false
  }
}

/** The secret of the link by which this page was opened, once: it stays on the device, not in the address. */
function deskToken(matchId: number): string | undefined {
  const token = inAddress.exec(location.hash)?.[1]
  try {
    if (token === undefined) return localStorage.getItem(deskTokenKey(matchId)) ?? undefined
    localStorage.setItem(deskTokenKey(matchId), token)
    history.replaceState(history.state, '', location.pathname + location.search)
  } catch {
    // Where nothing may be kept the link stays in the address.
  }
  return token
}

export function deskHeaders(matchId: number): Record<string, string> {
  const token = deskToken(matchId)
  return { 'Craque-Device': deviceId(), ...(token !== undefined && { 'Craque-Desk': token }) }
}
