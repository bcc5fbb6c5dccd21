import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPackage } from './apt.mjs'
import { createBuildah, whyNoImages } from './image-buildah.mjs'
import { checkConfiguration, checkSize } from './image-configuration.mjs'
import { checkOtherProcessor } from './image-processors.mjs'
import { playInImage, stopServers } from './image-play.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib.mjs'

// Builds the image of deploy/Containerfile from the package and tries it: start, a round, restart, backup, restore. A
// machine that cannot do this prints the reason and skips it.
//   npm run image                 builds it and tries it
//   npm run image -- --keep FILE  also writes the image to a file, for `docker load`
const words = process.argv.slice(2)
const keep = words.includes('--keep') ? path.resolve(words[words.indexOf('--keep') + 1]) : undefined
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

const why = whyNoImages()
if (why) {
  console.log(`skipped: ${why}`)
  process.exit(0)
}
ensureInstalled()
ensureBuilt()
const work = mkdtempSync(path.join(tmpdir(), 'craque-image-'))
const buildah = createBuildah(work)
const say = (line) => console.log(line)
try {
  const startedAt = performance.now()
  const made = path.join(work, 'release')
  const packed = spawnSync(process.execPath, ['scripts/release.mjs', '--into', made], { cwd: root, encoding: 'utf8' })
  if (packed.status !== 0) throw new Error(packed.stderr)
  const context = path.join(work, 'context')
  mkdirSync(context)
  cpSync(path.join(made, `craque-${version}.tgz`), path.join(context, 'craque.tgz'))
  const { base, from } = buildah.findBase(() => installPackage('mmdebstrap'))
  const image = buildah.build({ context, base, version })
  say(`✓ built from ${from} in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  checkConfiguration(buildah.inspect(image), { version, say })
  checkSize(buildah, { image, base, say })
  await playInImage(buildah, { image, work, say })
  checkOtherProcessor(path.join(context, 'craque.tgz'), { work, say })
  if (keep) {
    buildah.run(['push', image, `docker-archive:${keep}:craque:${version}`])
    say(`✓ ${keep}`)
  }
} catch (error) {
  process.exitCode = 1
  stopServers()
  say(`✗ ${error.message}`)
} finally {
  buildah.close()
  if (existsSync(work)) rmSync(work, { recursive: true, force: true })
}
