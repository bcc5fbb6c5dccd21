import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packClient } from './client-package.mjs'
import { root, run } from './lib.mjs'
import { packagesIn, wrongPackages } from './release-imports.mjs'
import { gatherLicences } from './release-licences.mjs'
import { byName, lockRelease, missingBinaries, reachedFrom } from './release-lock.mjs'
import { makeSbom } from './release-sbom.mjs'

/** The server finds these by name at run time, so no import mentions them. */
const foundByName = ['@fontsource/archivo']
/** The built files contain styles or fonts of these packages, but none of their modules. */
const cutInto = ['node_modules/tailwindcss', 'node_modules/@fontsource-variable/archivo']

const readme = 'package-readme.md'

const readJson = (...place) => JSON.parse(readFileSync(path.join(...place), 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)
const nameOf = (module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)[0]

/** The server imports these only in development, when it serves the browser's modules one by one. */
const inDevelopment = ['vite']

/** The build's notes about its packages. For a version without notes, every dependency counts as imported. */
function readNotes(source, clone) {
  const notes = ['client', 'ssr'].map((name) => path.join(source, 'dist', `packages-${name}.json`))
  if (!notes.every((file) => existsSync(file)))
    return { imported: Object.keys(clone.dependencies), built: [], hasNotes: false }
  const [client, server] = notes.map((file) => readJson(file))
  return {
    imported: [...new Set(server.imported.map(nameOf))].filter((name) => !inDevelopment.includes(name)),
    built: [...new Set([...client.built, ...server.built])],
    hasNotes: true,
  }
}

/** Compares the declared packages with the built files themselves, not with the notes that the build took. */
function checkPackages(source, { shrinkwrap, clone }) {
  const imported = packagesIn(path.join(source, 'dist', 'server'))
  for (const name of inDevelopment) imported.delete(name)
  const byName = [...foundByName, ...Object.keys(clone.optionalDependencies)]
  const wrong = wrongPackages({ shrinkwrap, imported, byName })
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

/** Fills a folder for `npm pack` with the built files of `source`, a built clone, and a manifest of what they need. */
function stage(source, folder) {
  const clone = readJson(source, 'package.json')
  const lock = readJson(source, 'package-lock.json')
  const notes = readNotes(source, clone)
  const at = (names) => names.map((name) => `node_modules/${name}`)
  const native = at(Object.keys(clone.optionalDependencies))
  const reached = reachedFrom(lock.packages, { needed: at([...notes.imported, ...foundByName]), optional: native })
  const { name, version, description, license, type, engines } = clone
  const about = { name, version, description, license, type, bin: { craque: 'dist/server/craque.js' }, engines }
  const { manifest, shrinkwrap } = lockRelease(lock, reached, about)
  const missing = missingBinaries(shrinkwrap)
  if (missing.length > 0) throw new Error(`the lockfile lacks ${missing.join(', ')}`)
  if (notes.hasNotes) checkPackages(source, { shrinkwrap, clone })
  const contained = [...new Set([...reached.keys(), ...notes.built, ...cutInto])].sort(byName)

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'dist'), { recursive: true })
  writeJson(path.join(folder, 'package.json'), manifest)
  writeJson(path.join(folder, 'npm-shrinkwrap.json'), shrinkwrap)
  for (const part of ['client', 'server'])
    cpSync(path.join(source, 'dist', part), path.join(folder, 'dist', part), { recursive: true })
  // Versions older than the first release have no program that starts in a data folder.
  const entry = path.join('dist', 'server', 'craque.js')
  if (!existsSync(path.join(source, entry))) cpSync(path.join(root, entry), path.join(folder, entry))
  for (const part of ['LICENSE', 'CHANGELOG.md', 'deploy'])
    cpSync(path.join(source, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== readme,
    })
  return { manifest, lock, contained }
}

/** Packs the client from the API document of the same commit. */
async function packClientBeside({ source, into, work }) {
  if (!existsSync(path.join(source, 'src/client'))) return
  const folder = path.join(work, 'client')
  await packClient(folder, source)
  const packed = run('npm', ['pack', '--silent', '--pack-destination', path.resolve(into), folder])
  if (packed.status !== 0) throw new Error('npm pack of the client failed')
}

/** Packs a built clone into `into`, with the files that accompany the package. */
export async function packRelease({ source, into, work, commitTime }) {
  const folder = path.join(work, 'package')
  const { manifest, lock, contained } = stage(source, folder)
  const base = `${manifest.name}-${manifest.version}`
  const licences = gatherLicences({ source, lock, contained })
  const sbom = makeSbom({ source, lock, contained, work, commitTime })
  writeFileSync(path.join(folder, 'LICENCES.txt'), licences)
  writeJson(path.join(folder, 'sbom.cdx.json'), sbom)
  cpSync(path.join(root, 'deploy', readme), path.join(folder, 'README.md'))
  mkdirSync(into, { recursive: true })
  const packed = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', path.resolve(into)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (packed.status !== 0) throw new Error('npm pack failed')
  writeFileSync(path.join(into, `${base}-licences.txt`), licences)
  writeJson(path.join(into, `${base}.cdx.json`), sbom)
  await packClientBeside({ source, into, work })
  return { base, file: path.join(into, `${base}.tgz`) }
}
