import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib.mjs'
import { NO_KEY, sha256, signFile, writeChannel, writeSums } from './release-files.mjs'
import { packRelease } from './release-package.mjs'

// Makes the package that people install, with checksums, SBOM, licences and notes. It publishes nothing.
//   npm run release                  writes to release/
//   npm run release -- --into DIR    writes to DIR
//   npm run release -- --of FOLDER   packs another built clone, such as an older commit
// CRAQUE_RELEASE_KEY names the file of an Ed25519 private key that signs the package.
const words = process.argv.slice(2)
const after = (word, usual) => (words.includes(word) ? path.resolve(words[words.indexOf(word) + 1]) : usual)
const [source, into] = [after('--of', root), after('--into', path.join(root, 'release'))]
const keyFile = process.env.CRAQUE_RELEASE_KEY
const publicKey = path.join(root, 'deploy', 'release-key.pem')

ensureInstalled()
ensureBuilt()
const git = (...args) => spawnSync('git', ['-C', source, ...args], { encoding: 'utf8' }).stdout.trim()
// The time of the commit, unless SOURCE_DATE_EPOCH gives another one, as in other reproducible builds.
const commitTime = new Date(
  1_000 * Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct')),
).toISOString()
const work = mkdtempSync(path.join(tmpdir(), 'craque-release-'))
try {
  rmSync(into, { recursive: true, force: true })
  const { base, file } = await packRelease({ source, into, work, commitTime })
  const notes = {
    package: path.basename(file),
    sha256: sha256(file),
    commit: git('rev-parse', 'HEAD'),
    hasUncommittedChanges: git('status', '--porcelain') !== '',
    lockfileSha256: sha256(path.join(source, 'package-lock.json')),
    node: process.version,
    npm: spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout.trim(),
    command: 'npm run release',
  }
  writeFileSync(path.join(into, `${base}-provenance.json`), `${JSON.stringify(notes, undefined, 2)}\n`)
  if (keyFile) {
    const signer = signFile(file, keyFile)
    if (existsSync(publicKey) && readFileSync(publicKey, 'utf8') !== signer)
      throw new Error(
        `${keyFile} is not the key of deploy/release-key.pem: installed versions would refuse the package`,
      )
  }
  if (keyFile) writeChannel({ into, file, version: base.replace('craque-', ''), commitTime })
  writeSums(into, readdirSync(into))
  console.log(readFileSync(path.join(into, 'SHA256SUMS'), 'utf8').trim())
  if (!keyFile) console.log('Not signed: CRAQUE_RELEASE_KEY names no key.')
  if (!existsSync(path.join(source, 'deploy', 'release-key.pem'))) console.log(NO_KEY)
} finally {
  rmSync(work, { recursive: true, force: true })
}
