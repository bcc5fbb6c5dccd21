/** The modules of a QR code (ISO/IEC 18004), row by row. `isFunction` marks the fixed ones, which hold no data. */
export interface Grid {
  size: number
  dark: boolean[]
  isFunction: boolean[]
}

/** The rows and columns with centres of alignment patterns, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const LEVEL_M = 0b00
const FORMAT_POLYNOMIAL = 0b10100110111
const FORMAT_MASK = 0b101010000010010
const VERSION_POLYNOMIAL = 0b1111100100101

/** The remainder of a binary number with `shift` zeros appended, divided by another one. */
function remainder(value: number, polynomial: number, shift: number): number {
  let rest = value << shift
  const width = 32 - Math.clz32(polynomial)
  while (32 - Math.clz32(rest) >= width) rest ^= polynomial << (32 - Math.clz32(rest) - width)
  return rest
}

/** The 15 bits that name level and mask. */
export const formatBits = (mask: number): number => {
  const value = (LEVEL_M << 3) | mask
  return ((value << 10) | remainder(value, FORMAT_POLYNOMIAL, 10)) ^ FORMAT_MASK
}

/** Both copies of the format, and the module that is always dark. */
export function formatModules(size: number, mask: number): { x: number; y: number; isDark: boolean }[] {
  const bits = formatBits(mask)
  const isDark = (bit: number) => ((bits >> bit) & 1) === 1
  const first = Array.from({ length: 15 }, (_, bit) => {
    if (bit < 6) return { x: 8, y: bit, isDark: isDark(bit) }
    if (bit < 8) return { x: 8, y: bit + 1, isDark: isDark(bit) }
    return { x: bit === 8 ? 7 : 14 - bit, y: 8, isDark: isDark(bit) }
  })
  const second = Array.from({ length: 15 }, (_, bit) =>
    bit < 8 ? { x: size - 1 - bit, y: 8, isDark: isDark(bit) } : { x: 8, y: size - 15 + bit, isDark: isDark(bit) },
  )
  return [...first, ...second, { x: 8, y: size - 8, isDark: true }]
}

export function drawFunctions(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = {
    size,
    dark: Array.from({ length: size * size }, () => false),
    isFunction: Array.from({ length: size * size }, () => false),
  }
  const set = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid.dark[y * size + x] = isDark
    grid.isFunction[y * size + x] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
  const centres = ALIGNMENT[version - 1] ?? []
  const last = centres.at(-1)
  for (const cx of centres)
    for (const cy of centres) {
      if ((cx === 6 && (cy === 6 || cy === last)) || (cy === 6 && cx === last)) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  for (const { x, y, isDark } of formatModules(size, 0)) set(x, y, isDark)
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, VERSION_POLYNOMIAL, 12)
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
      set(far, near, ((bits >> bit) & 1) === 1)
      set(near, far, ((bits >> bit) & 1) === 1)
    }
  }
  return grid
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

export const maskAt = (mask: number, x: number, y: number): boolean => MASKS[mask]?.(x, y) ?? false

/** Long runs, blocks, false finders and an uneven share of dark make a code hard to read. */
export function penalty(dark: readonly boolean[], size: number): number {
  const at = (x: number, y: number) => dark[y * size + x] === true
  let points = 0
  for (const isRow of [true, false])
    for (let line = 0; line < size; line++) {
      let text = ''
      for (let step = 0; step < size; step++) text += (isRow ? at(step, line) : at(line, step)) ? '1' : '0'
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
      points += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length
    }
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++)
      if (at(x, y) === at(x + 1, y) && at(x, y) === at(x, y + 1) && at(x, y) === at(x + 1, y + 1)) points += 3
  const share = (dark.filter(Boolean).length * 100) / (size * size)
  return points + 10 * Math.floor(Math.abs(share - 50) / 5)
}
