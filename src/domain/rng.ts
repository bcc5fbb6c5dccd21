/** A source of randomness that the caller owns; the same seed always gives the same sequence. */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform integer in [0, below). */
  int(below: number): number
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** sfc32 seeded from text, so that `rngFrom('world', 7, 'picks')` names an independent stream. */
export function rngFrom(...parts: (string | number)[]): Rng {
  const key = parts.join('/')
  let a = hashText(key)
  let b = hashText(`${key}#b`)
  let c = hashText(`${key}#c`)
  let counter = 1
  const nextUint32 = () => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    c |= 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) nextUint32()
  return {
    next: () => nextUint32() / 4294967296,
    int: (below) => Math.floor((nextUint32() / 4294967296) * below),
  }
}
