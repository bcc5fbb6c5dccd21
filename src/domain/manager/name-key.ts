/** Letters of other alphabets, and digits, that are drawn like a Latin letter. */
const lookAlikes = new Map(
  Object.entries({
    a: 'αаɑ',
    b: 'вьƅ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡ',
    h: 'һнη',
    j: 'јϳ',
    k: 'κк',
    l: '1iıίιіӏ|ɩ',
    m: 'мμ',
    n: 'νпո',
    o: '0οоօσ',
    p: 'ρр',
    q: 'ԛ',
    r: 'гя',
    s: 'ѕ',
    t: 'τт',
    u: 'υսц',
    v: 'ѵ',
    w: 'ωԝш',
    x: 'χх',
    y: 'уγү',
    z: 'ζ',
  }).flatMap(([latin, others]) => Array.from(others).map((other) => [other, latin] as const)),
)

/**
 * What two names share when a person would take one for the other: no case, accents, spaces or signs, and look-alike
 * letters made one. The fold works letter by letter, so a prefix of a name gives a prefix of its key.
 */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]/gu, '')
  return Array.from(letters)
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
}
