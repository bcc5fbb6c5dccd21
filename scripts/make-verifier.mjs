import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './lib.mjs'

const folder = path.join(root, 'src', 'verify')

/** One HTML file that verifies the file of a round without a server, so that people can store both together. */
export async function makeVerifier() {
  const bundle = await rolldown({ input: path.join(folder, 'offline-page.ts') })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const [{ code }] = output
  if (output.length > 1 || code.includes('</script')) throw new Error('the verifier must be one script')
  const page = readFileSync(path.join(folder, 'offline-page.html'), 'utf8')
  return page.replace('<!-- script -->', () => `<script>${code}</script>`)
}
