import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

type Answer = { ok: true; status: number; value: unknown } | { ok: false; status: number; problem: { kind: string } }

interface ClientPackage {
  createClient: (options: { url: string; retries?: number; fetch?: typeof fetch }) => {
    call: (name: string, values: Record<string, unknown>) => Promise<Answer>
  }
}

/** The package that `npm run client` makes, from the document in the repository. */
export async function buildClient() {
  const folder = mkdtempSync(path.join(tmpdir(), 'craque-client-'))
  const into = path.join(folder, 'client')
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/client.mjs', '--into', into])
  return {
    folder,
    brotliBytes: Number(/(\d+) bytes of brotli/.exec(stdout)?.[1]),
    load: async () =>
      (await import(/* @vite-ignore */ pathToFileURL(path.join(into, 'index.js')).href)) as ClientPackage,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
