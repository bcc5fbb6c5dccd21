import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashLeaf, treeRoot, type Sha256 } from './merkle-tree.ts'
import { consistencySpans, inclusionSpans, nodesOf } from './proof-spans.ts'
import { createTileTree, openTiles, tilesFor, type Tile } from './tiles.ts'

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** The entries and roots that implementations of RFC 6962 publish. */
const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const leaves = ENTRIES.map((entry) => hashLeaf(sha256, Buffer.from(entry, 'hex')))

test('the empty tree and the trees of one to eight entries have the published roots (VR2)', () => {
  expect(hex(treeRoot(sha256, []))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(ROOTS.map((_, at) => hex(treeRoot(sha256, leaves.slice(0, at + 1))))).toEqual(ROOTS)
})

test.each([
  [0, 8, '4-8 2-4 1-2'],
  [5, 8, '0-4 6-8 4-5'],
  [2, 3, '0-2'],
])('the proof that entry %i of %i is included has the published spans', (index, size, spans) => {
  const shown = inclusionSpans(index, { from: 0, to: size }).toReversed()
  expect(shown.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(spans.split(' ').join(' '))
})

/** Not secure, but fast. Any hash shows the shape of a tree with three levels of tiles. */
const cheapHash: Sha256 = (bytes) => {
  const words = new Uint32Array(8)
  for (let at = 0; at < bytes.length; at++)
    words[at % 8] = Math.imul((words[at % 8] as number) ^ (bytes[at] as number), 16_777_619) + at
  return new Uint8Array(words.buffer)
}

test('a tree that grew in batches has the root and the hashes of one that was made at once (VR2)', () => {
  const many = Array.from({ length: 70_000 }, (_, at) => hashLeaf(cheapHash, Buffer.from(String(at))))
  const stored = new Map<string, Tile>()
  const at = ({ level, tile }: { level: number; tile: number }) => stored.get(`${level}/${tile}`) ?? []
  let size = 0
  for (const step of [1, 254, 1, 1, 255, 65_024, 4_464]) {
    const tree = createTileTree(cheapHash, size, openTiles(size).flatMap(at))
    for (const leaf of many.slice(size, size + step)) tree.append(leaf)
    for (const tile of tree.changed()) stored.set(`${tile.level}/${tile.tile}`, tile)
    size = tree.size()
    expect(hex(tree.root())).toBe(hex(treeRoot(cheapHash, many.slice(0, size))))
  }
  for (const span of [...consistencySpans(300, size), ...inclusionSpans(65_537, { from: 0, to: size })]) {
    const tree = createTileTree(cheapHash, size, tilesFor([span]).flatMap(at))
    expect(hex(tree.hashOf(span))).toBe(hex(treeRoot(cheapHash, many.slice(span.from, span.to))))
  }
  expect(nodesOf({ from: 0, to: 0 })).toEqual([])
  expect(() => createTileTree(cheapHash, size, []).root()).toThrow('lacks hashes')
})
