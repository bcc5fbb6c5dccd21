/** The field of 256 elements that QR codes correct errors in (ISO/IEC 18004: x^8 + x^4 + x^3 + x^2 + 1). */
const POLYNOMIAL = 0x11d

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value *= 2
  if (value > 255) value ^= POLYNOMIAL
}

export const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0)

export const powerOfTwo = (power: number): number => EXP[power % 255] ?? 0

/** The product of (x - 2^0) to (x - 2^(degree-1)), without the leading 1. */
function generator(degree: number): number[] {
  let factors = [1]
  for (let root = 0; root < degree; root++) {
    const next = [...factors, 0]
    for (const [at, factor] of factors.entries())
      next[at + 1] = (next[at + 1] ?? 0) ^ multiply(factor, powerOfTwo(root))
    factors = next
  }
  return factors.slice(1)
}

/** Reed-Solomon: what is left of the data divided by the generator. */
export function errorCodewords(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest: number[] = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, one] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ multiply(one, factor)
  }
  return rest
}
