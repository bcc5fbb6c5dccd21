/** Results that are told goal by goal, rewritten as a score or as a win or defeat with a score (PM1). */
const GOALS = '(\\d{1,2}|nenhum|zero|um|uma|dois|duas|tres|quatro|cinco|seis|sete)'
const MAKES =
  '(?:(?:vai|vao|nao|deve|devem)\\s+)?(?:faz|fazem|fazer|mete|metem|meter|marca|marcam|marcar|bota|enfia|enfiar|guarda)\\s+(?:so\\s+)?'
const TAKES =
  '(?:(?:vai|vao|nao)\\s+)?(?:leva|levam|levar|toma|tomam|tomar|sofre|sofrem|sofrer)\\s+(?:so\\s+)?(?:de\\s+)?'
const AND = '\\s*(?:,|\\be\\b|\\bmas\\b|\\be\\s+so\\b)\\s*'
const UNIT = '(?:\\s+gol(?:s|zinho|zinhos)?)?'
const CLUB = '(?:o\\s+|a\\s+)?([a-z]+(?:\\s+[a-z]+){0,2}?)'
const NO_SCORE = '(?!\\s*(?:x|a|-|:)\\s*(?:\\d|zero|um|dois|tres))'
const SCORE =
  '((?:\\d{1,2}|zero|um|dois|tres|quatro|cinco)\\s*(?:x|a|-)\\s*(?:\\d{1,2}|zero|um|dois|tres|quatro|cinco))'

const WORDS = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete']
const digit = (said: string): string => {
  const value = { nenhum: 0, uma: 1, duas: 2 }[said] ?? WORDS.indexOf(said)
  return value < 0 ? said : String(value)
}
const pattern = (...parts: string[]) => new RegExp(`\\b${parts.join('')}\\b${NO_SCORE}`, 'g')

type Rewrite = readonly [RegExp, (found: string, ...groups: string[]) => string]

const rewrites: readonly Rewrite[] = [
  // "Faz 2 e toma 1"
  [pattern(MAKES, GOALS, UNIT, AND, TAKES, GOALS), (_found, own = '', other = '') => `${digit(own)}x${digit(other)}`],
  // "Mete 3 no Ceará e sofre 1"
  [
    pattern(MAKES, GOALS, UNIT, '\\s+n[oa]s?\\s+([a-z]+(?:\\s+[a-z]+){0,2}?)', AND, TAKES, GOALS),
    (_found, own = '', club = '', other = '') => `${digit(own)}x${digit(other)} contra ${club}`,
  ],
  // "Toma 4 do Flamengo e não faz nenhum", "leva 2 e faz 1"
  [
    pattern(TAKES, GOALS, UNIT, `(?:\\s+(?:d[oae]s?|pr[oa])\\s+([a-z]+(?:\\s+[a-z]+){0,2}?))?`, AND, MAKES, GOALS),
    (_found, other = '', club = '', own = '') => `${digit(own)}x${digit(other)} ${club}`,
  ],
  // "Faz dois e o outro nenhum", "faz 2 e não toma nenhum"
  [
    pattern(MAKES, GOALS, UNIT, AND, '(?:o\\s+)?(?:outro|adversario|rival|resto|eles)\\s+', `(?:${MAKES})?`, GOALS),
    (_found, own = '', other = '') => `${digit(own)}x${digit(other)}`,
  ],
  // "Faz 3 e o Bahia faz 1", "faz dois gols e o São Paulo nenhum"
  [
    pattern(MAKES, GOALS, UNIT, AND, CLUB, '\\s+', `(?:${MAKES})?`, GOALS),
    (_found, own = '', club = '', other = '') => ` ${digit(own)} ${club} ${digit(other)}`,
  ],
  // "Leva 3 a 1 do Bragantino"
  [
    new RegExp(
      `\\b(?:vai\\s+|vao\\s+)?(?:leva|levam|levar|toma|tomam|tomar)\\s+(?:uma?\\s+[a-z]+\\s+)?(?:de\\s+)?${SCORE}\\s+(?:d[oae]|pr[oa])s?\\b`,
      'g',
    ),
    (_found, score = '') => ` perde de ${score} pro `,
  ],
  // "Vai tomar 3x0"
  [
    new RegExp(
      `\\b(?:vai\\s+|vao\\s+)?(?:toma|tomam|tomar|(?:leva|levam|levar)(?=\\s+uma?))\\s+(?:uma?\\s+[a-z]+\\s+)?(?:de\\s+)?${SCORE}`,
      'g',
    ),
    (_found, score = '') => ` perde de ${score} `,
  ],
  // "Dá de 3x0 no Corinthians"
  [
    new RegExp(
      `\\b(?:da|dar|mete|meter|enfia|sapeca|taca|soca|lasca)\\s+(?:de\\s+|um\\s+|uns\\s+|logo\\s+)?${SCORE}\\s+(?=n[oa]s?\\b)`,
      'g',
    ),
    (_found, score = '') => ` vence de ${score} `,
  ],
  // "Atlético Mineiro, um. Cruzeiro, um."
  [/(?<=[a-z]),\s+(zero|um|dois|tres|quatro|cinco)(?=\s*(?:[.;,\n]|$))/g, (_found, goals = '') => ` ${digit(goals)}`],
]

export const goalsInWords = (plain: string): string =>
  rewrites.reduce((text, [found, meaning]) => text.replaceAll(found, meaning), plain)
