import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { clientOperations, clientTypes } from './client-types.mjs'
import { root } from './lib.mjs'

/** The package `craque-client`: one file for browsers and Node, its types and its licence. */
export async function packClient(into, source = root) {
  const read = (name) => JSON.parse(readFileSync(path.join(source, name), 'utf8'))
  const document = read('openapi.json')
  const { version, license } = read('package.json')
  const options = readFileSync(path.join(source, 'src/client/client-options.ts'), 'utf8')
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    define: { CRAQUE_OPERATIONS: JSON.stringify(clientOperations(document)) },
    build: {
      outDir: into,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      copyPublicDir: false,
      lib: { entry: path.join(source, 'src/client/index.ts'), formats: ['es'], fileName: () => 'index.js' },
    },
  })
  mkdirSync(into, { recursive: true })
  const manifest = {
    name: 'craque-client',
    version,
    description: 'Calls every operation of a Craque server.',
    license,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    sideEffects: false,
    engines: { node: '>=20.19' },
  }
  writeFileSync(path.join(into, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  writeFileSync(path.join(into, 'index.d.ts'), clientTypes(document, options))
  cpSync(path.join(source, 'docs/api.md'), path.join(into, 'README.md'))
  cpSync(path.join(source, 'LICENSE'), path.join(into, 'LICENSE'))
  const file = path.join(into, 'index.js')
  return { file, brotliBytes: brotliCompressSync(readFileSync(file)).byteLength }
}
