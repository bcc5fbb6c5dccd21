import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { acceptedEncoding, type Encoding } from './encoding.ts'

interface Asset {
  type: string
  immutable: boolean
  bytes: Record<Encoding | 'plain', Uint8Array | undefined>
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  // Only for files such as the verifier, which people save and open offline. The server draws the pages of the app.
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The built browser files, read once. The build stores `.br` and `.gz` next to files that compress well. */
export async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const names = await readdir(folder, { recursive: true })
  const assets = new Map<string, Asset>()
  const optional = (name: string) => (names.includes(name) ? readFile(path.join(folder, name)) : undefined)
  for (const name of names) {
    const type = types[path.extname(name)]
    if (!type) continue
    const url = `/${name.split(path.sep).join('/')}`
    assets.set(url, {
      type,
      immutable: url.startsWith('/assets/'),
      bytes: {
        plain: await readFile(path.join(folder, name)),
        br: await optional(`${name}.br`),
        gzip: await optional(`${name}.gz`),
      },
    })
  }
  return assets
}

export function serveAssets(assets: Map<string, Asset>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const asset = c.req.method === 'GET' || c.req.method === 'HEAD' ? assets.get(c.req.path) : undefined
    if (!asset) return next()
    // The names of built files are no secrets, so the log may have them.
    c.set('pagePattern', asset.immutable ? '/assets/*' : c.req.path)
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    const encoded = encoding && asset.bytes[encoding]
    const headers: Record<string, string> = {
      'content-type': asset.type,
      'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    }
    if (encoding && encoded) headers['content-encoding'] = encoding
    return c.body((encoded ?? asset.bytes.plain) as Uint8Array<ArrayBuffer>, 200, headers)
  })
}
