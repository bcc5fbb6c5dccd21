import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { PageInput } from '#api/http/page.ts'
import type * as web from '#web/entry-server.tsx'
import type * as cards from '#web/pictures/card-of.ts'
import type * as pageAssets from '#web/document/page-assets.ts'

type Render = (input: PageInput) => Promise<Response>

export interface Renderer {
  render: Render
  cardOf: typeof cards.cardOf
  assetsFolder: string | undefined
  /** Serves the browser's modules in development; true if it has answered. */
  serveModule?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}

/** Renders pages with the built browser files in the folder `client` of `distFolder`. */
export async function builtRenderer(distFolder: string): Promise<Renderer> {
  const client = path.join(distFolder, 'client')
  const { renderPage } = await import('#web/entry-server.tsx')
  const { readAssets } = await import('#web/document/page-assets.ts')
  const readText = (file: string) => readFileSync(path.join(client, file), 'utf8')
  const manifest = JSON.parse(readText('manifest.json')) as pageAssets.ViteManifest
  const assets = readAssets(manifest, readText)
  const { cardOf } = await import('#web/pictures/card-of.ts')
  return {
    render: (input) => renderPage({ ...input, assets }),
    cardOf,
    assetsFolder: client,
    close: async () => undefined,
  }
}

/** Renders pages through Vite: the next page shows a changed web file, without a build. */
export async function developmentRenderer(root: string): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: 0 } } })
  return {
    render: async (input) => {
      const { renderPage } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as typeof web
      const { developmentAssets } = (await vite.ssrLoadModule('/src/web/document/page-assets.ts')) as typeof pageAssets
      return renderPage({ ...input, assets: developmentAssets() })
    },
    cardOf: async (asked) => {
      const { cardOf } = (await vite.ssrLoadModule('/src/web/pictures/card-of.ts')) as typeof cards
      return cardOf(asked)
    },
    assetsFolder: undefined,
    serveModule: (request, response) =>
      new Promise((resolve) => {
        vite.middlewares(request, response, () => resolve(false))
        response.once('finish', () => resolve(true))
      }),
    close: () => vite.close(),
  }
}
