/** Letters of other alphabets, and digits, that look like a Latin letter. */
const lookAlikes = new Map(
  Object.entries({
    a: 'αаɑᴀꭺꓮ',
    b: 'вьƅʙᏼꓐ',
    c: 'сϲᴄꮯⲥꓚ',
    d: 'ԁᴅꭰꓓ',
    e: 'еєεᴇꭼⲉꓰ',
    g: 'ɡɢꮐꓖ',
    h: 'һнηʜꮋꓧ',
    j: 'јϳᴊꭻꓙ',
    k: 'κкᴋꮶꓗ',
    l: '1iıίιіӏ|ɩɪʟꮮꮖꓡꓲ',
    m: 'мμᴍꮇꓟ',
    n: 'νпոɴꓠ',
    o: '0οоօσᴏⲟꓳ',
    p: 'ρрᴘꮲⲣꓑ',
    q: 'ԛզգ',
    r: 'гяʀꭱꮢꓣ',
    s: 'ѕꜱꮪꓢ',
    t: 'τтᴛꭲꓔ',
    u: 'υսцᴜꓴ',
    v: 'ѵᴠꮩꓦ',
    w: 'ωԝшᴡꮃꮤꓪ',
    x: 'χхꓫ',
    y: 'уγүʏꭹꓬ',
    z: 'ζᴢꮓꓜ',
  }).flatMap(([latin, others]) => Array.from(others).map((other) => [other, latin] as const)),
)

/**
 * The key that two names share if a person would confuse them: without case, accents, spaces or signs, and with
 * look-alike letters made one. It works letter by letter, so a prefix of a name gives a prefix of its key.
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
