import { cpSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const shrinks = /\.(js|css|svg|webmanifest)$/

/** Compresses assets once at the highest level, instead of at every start of the server. */
export function compressAssets(): Plugin {
  return {
    name: 'craque-compress',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle({ dir = 'dist/client' }, bundle) {
      const files = Object.keys(bundle).filter((file) => shrinks.test(file))
      await Promise.all(files.map((file) => compress(path.join(dir, file))))
    },
  }
}

async function compress(file: string) {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await brotli(bytes, quality))
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
}

/** Writes the path of the version's entry file into the service worker, so that a page can tell that it is older. */
export function stampWorker(): Plugin {
  return {
    name: 'craque-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle({ dir = 'dist/client' }, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) throw new Error('the build has no entry')
      const worker = path.join(dir, 'sw.js')
      const text = await readFile(worker, 'utf8')
      const stamped = text.replace("VERSION = 'development'", `VERSION = '/${entry.fileName}'`)
      if (stamped === text) throw new Error('the service worker has no place for its version')
      await writeFile(worker, stamped)
    },
  }
}

/** The built server reads migrations and database functions from disk at run time. */
export function copySchema(): Plugin {
  return {
    name: 'craque-schema',
    applyToEnvironment: ({ name }) => name === 'ssr',
    apply: 'build',
    writeBundle({ dir = 'dist/server' }) {
      for (const folder of ['migrations', 'functions'])
        cpSync(path.join('src/db', folder), path.join(dir, folder), { recursive: true })
    },
  }
}
