import { expect, test } from 'vitest'
import { packagesOf, wrongPackages } from './release-imports.mjs'

test('imports count in every form, and words in texts do not', () => {
  const text = `import 'plain'
import { one } from '@scope/named/part.js'
import fs from 'node:fs'
import near from './near.js'
export * from 'star'
export { two } from 'again'
const lazy = () => import('lazy')
const unknown = (name) => import(name)
const old = __require("old/part")
const said = 'require("said")' // require("noted")
`
  expect(packagesOf('file.js', text)).toEqual(['plain', '@scope/named', 'star', 'again', 'lazy', 'old'])
  expect(() => packagesOf('file.js', 'import {')).toThrow(/file\.js/)
})

const shrinkwrap = {
  packages: {
    '': { dependencies: { server: '1.0.0', below: '1.0.0' }, optionalDependencies: { 'binary-linux': '1.0.0' } },
    'node_modules/server': { dependencies: { below: '^1' } },
    'node_modules/below': {},
    'node_modules/binary-linux': { os: ['linux'] },
  },
}
const byName = ['binary-linux']

test('a package that the release declares is imported, found by name, or below one of those', () => {
  const imported = new Map([['server', 'server.js']])
  expect(wrongPackages({ shrinkwrap, imported, byName })).toEqual([])
  expect(wrongPackages({ shrinkwrap, imported, byName: [] })).toEqual([
    'the package declares binary-linux, and nothing loads it',
  ])
  expect(wrongPackages({ shrinkwrap, imported: new Map([['below', 'server.js']]), byName })).toEqual([
    'the package declares server, and nothing loads it',
  ])
})

test('a package that a built file imports is declared', () => {
  const imported = new Map([
    ['server', 'server.js'],
    ['react', 'chunks/page.js'],
  ])
  expect(wrongPackages({ shrinkwrap, imported, byName })).toEqual([
    'chunks/page.js imports react, and the package does not declare it',
  ])
})
