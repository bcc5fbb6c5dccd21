import { createHmac, timingSafeEqual } from 'node:crypto'

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?craque\.session_token=([^;]+)/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * The session that a request's cookies name, if we have signed it. Whether it still runs is not asked: that takes the
 * database, and limits must hold before any of it is asked.
 */
export function signedSessionOf(cookies: string | undefined, secret: string): string | undefined {
  const [, found] = sessionCookie.exec(cookies ?? '') ?? []
  if (!found) return undefined
  const signed = decoded(found)
  const dot = signed.lastIndexOf('.')
  const token = signed.slice(0, Math.max(0, dot))
  const signature = Buffer.from(signed.slice(dot + 1), 'base64')
  const ours = createHmac('sha256', secret).update(token).digest()
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? token : undefined
}
