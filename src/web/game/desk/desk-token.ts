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
    // Without storage the id lasts as long as the page.
    known ??= newEntryId()
  }
  return known
}

const inHash = /^#ajuda=([A-Za-z0-9_-]{22,64})$/

/** Browsers do not send the part after #, so the secret appears in no log of addresses. */
export const helperAddress = (origin: string, matchId: number, token: string) =>
  `${origin}/mesa/${matchId}#ajuda=${token}`

/** Whether this device has a link to the match's desk. */
export function hasDeskToken(matchId: number): boolean {
  try {
    return localStorage.getItem(deskTokenKey(matchId)) !== null
  } catch {
    return false
  }
}

/** The secret in the address, if it belongs to this match: taps of other matches may be sent meanwhile (DK11). */
function tokenInAddress(matchId: number): string | undefined {
  const [, opened] = /^\/mesa\/(\d+)\/?$/.exec(location.pathname) ?? []
  return Number(opened) === matchId ? inHash.exec(location.hash)?.[1] : undefined
}

/** The secret of the desk link. It moves from the address to the device's storage. */
function deskToken(matchId: number): string | undefined {
  const token = tokenInAddress(matchId)
  try {
    if (token === undefined) return localStorage.getItem(deskTokenKey(matchId)) ?? undefined
    localStorage.setItem(deskTokenKey(matchId), token)
    history.replaceState(history.state, '', location.pathname + location.search)
  } catch {
    // Without storage the secret stays in the address.
  }
  return token
}

export function deskHeaders(matchId: number): Record<string, string> {
  const token = deskToken(matchId)
  return { 'Craque-Device': deviceId(), ...(token !== undefined && { 'Craque-Desk': token }) }
}
