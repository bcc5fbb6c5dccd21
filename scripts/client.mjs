import path from 'node:path'
import { packClient } from './client-package.mjs'
import { ensureInstalled, root, run } from './lib.mjs'

// Generates the package for programs that call a Craque server, from openapi.json. It publishes nothing.
//   npm run client                  the folder client/
//   npm run client -- --into DIR    somewhere else
//   npm run client -- --pack        also as a .tgz for npm, next to the folder
const words = process.argv.slice(2)
const into = words.includes('--into') ? path.resolve(words[words.indexOf('--into') + 1]) : path.join(root, 'client')

ensureInstalled()
const { brotliBytes } = await packClient(into)
console.log(`${into}: index.js has ${brotliBytes} bytes of brotli`)
if (words.includes('--pack')) {
  const { status } = run('npm', ['pack', '--silent', '--pack-destination', path.dirname(into), into])
  process.exitCode = status ?? 1
}
