import { request } from 'node:http'

/** Bytes on the wire: fetch would hide the encoding. */
function wireBytes(url: string): Promise<{ bytes: number; body: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ bytes: body.length, body, encoding: answer.headers['content-encoding'] })
      })
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

/** Every script the page names itself: the entry and what it preloads for this route and language. */
export async function measureFirstLoad(url: string) {
  const html = await (await fetch(url)).text()
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, address]) => address ?? []),
  )
  if (scripts.size === 0) throw new Error('the page names no script')
  let scriptBytes = 0
  for (const script of scripts) scriptBytes += (await wireBytes(new URL(script, url).href)).bytes
  const { bytes: documentBytes } = await wireBytes(url)
  return { scriptBytes, documentBytes, requests: scripts.size }
}
