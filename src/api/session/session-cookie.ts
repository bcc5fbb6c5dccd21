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
 * The session that the cookies name, if we signed it. This does not check whether it has ended: that needs the
 * database, and limits must apply before any query.
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
