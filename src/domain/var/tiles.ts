import { foldRight, HASH_BYTES, treeRoot, type Sha256 } from './merkle-tree.ts'
import { nodesOf, type Span, type TreeNode } from './proof-spans.ts'

/**
 * A tile holds up to 256 hashes of one level; the level above has the roots of its complete tiles (C2SP tlog-tiles).
 */
const TILE_LEVELS = 8
const TILE_WIDTH = 2 ** TILE_LEVELS

export interface TilePlace {
  level: number
  tile: number
}

export interface Tile extends TilePlace {
  hashes: Uint8Array
}

const keyOf = ({ level, tile }: TilePlace) => `${level}/${tile}`

/** Tiles that are not full. A growing tree changes only these, and adds new ones. */
export function openTiles(size: number): TilePlace[] {
  const places: TilePlace[] = []
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / TILE_WIDTH)])
    if (count % TILE_WIDTH > 0) places.push({ level, tile: Math.floor(count / TILE_WIDTH) })
  return places
}

const placeOf = ({ level, index }: TreeNode): TilePlace & { start: number; count: number } => {
  const tileLevel = Math.floor(level / TILE_LEVELS)
  const count = 2 ** (level - tileLevel * TILE_LEVELS)
  const first = index * count
  return { level: tileLevel, tile: Math.floor(first / TILE_WIDTH), start: first % TILE_WIDTH, count }
}

/** The tiles that hold the hashes of these spans. */
export function tilesFor(spans: readonly Span[]): TilePlace[] {
  const places = spans.flatMap(nodesOf).map(placeOf)
  return [...new Map(places.map((place) => [keyOf(place), place])).values()]
}

export interface TileTree {
  size: () => number
  root: () => Uint8Array
  hashOf: (span: Span) => Uint8Array
  append: (leaf: Uint8Array) => void
  /** The tiles that `append` has changed or added. */
  changed: () => Tile[]
}

const hashesIn = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES))

function joinHashes(hashes: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(hashes.length * HASH_BYTES)
  for (const [at, hash] of hashes.entries()) bytes.set(hash, at * HASH_BYTES)
  return bytes
}

/** A tree of which the given tiles are known. It refuses to answer what they do not say. */
export function createTileTree(sha256: Sha256, sizeBefore: number, known: readonly Tile[]): TileTree {
  const tiles = new Map(known.map((tile) => [keyOf(tile), hashesIn(tile.hashes)]))
  const grown = new Map<string, TilePlace>()
  let size = sizeBefore

  function nodeHash(node: TreeNode): Uint8Array {
    const place = placeOf(node)
    const hashes = tiles.get(keyOf(place))?.slice(place.start, place.start + place.count) ?? []
    if (hashes.length < place.count) throw new Error(`the tree lacks hashes of tile ${keyOf(place)}`)
    return treeRoot(sha256, hashes)
  }
  const hashOf = (span: Span) => foldRight(sha256, nodesOf(span).map(nodeHash))

  function push(place: TilePlace, hash: Uint8Array): void {
    const key = keyOf(place)
    const hashes = tiles.get(key) ?? []
    hashes.push(hash)
    tiles.set(key, hashes)
    grown.set(key, place)
    if (hashes.length < TILE_WIDTH) return
    push({ level: place.level + 1, tile: Math.floor(place.tile / TILE_WIDTH) }, treeRoot(sha256, hashes))
  }

  return {
    size: () => size,
    root: () => hashOf({ from: 0, to: size }),
    hashOf,
    append: (leaf) => push({ level: 0, tile: Math.floor(size++ / TILE_WIDTH) }, leaf),
    changed: () => [...grown].map(([key, place]) => ({ ...place, hashes: joinHashes(tiles.get(key) ?? []) })),
  }
}
