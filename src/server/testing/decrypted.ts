import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto'

interface Receiver {
  ecdh: ECDH
  auth: Buffer
}

/** RFC 8291: decrypts a message as its browser does. */
export function decrypted(body: Buffer, { ecdh, auth }: Receiver): unknown {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const record = body.subarray(21 + sender.length)
  const shared = ecdh.computeSecret(sender)
  const derive = (secret: Buffer, of: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, of, info, length))
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(shared, auth, both, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  // The last record ends with a 2 and any number of zeros.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}
