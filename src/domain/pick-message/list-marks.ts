const ORDINALS = 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'.split(' ')
const NUMBERS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

const SCORE = String.raw`\d{1,2}\s*[xa:-]\s*\d{1,2}`
const RESULT = String.raw`(?:${SCORE}|empat\w+|tudo\s+igual|mandante|visitante)`
const PLACE = String.raw`(?:(?:jogo|partida)\s+)?(?:\d{1,2}(?!\s*[xa:-]\s*\d)|${ORDINALS.join('|')})`
/** These ordinals also name the halves of a match. */
const HALVES = String.raw`(?:primeiro|segundo)\b`
const SETTING = String.raw`(?:(?:vai\s+ser|vai\s+dar|vai|eh?|mete|poe|bota|da|deixa|coloca|crava|marca)\s+)?`

const placeOf = (text: string): number => {
  const word = text.trim().split(/\s+/).at(-1) ?? ''
  const ordinal = ORDINALS.indexOf(word) + NUMBERS.indexOf(word) + 2
  return ordinal > 0 ? ordinal : Number(word)
}
const marked = (numbers: readonly number[], result: string) => numbers.map((one) => `\n${one}) ${result}`).join('')

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, Math.min(last - first + 1, 40)) }, (_, at) => first + at)

/** "2x1 no quinto", "1x0 no 3 e 2x2 no 8" */
const AFTER = new RegExp(String.raw`(${RESULT})\s+(?:no|pro)\s+(?!${HALVES})(${PLACE})\b`, 'g')
const onlyAfter = new RegExp(
  String.raw`^\s*(?:${RESULT}\s+(?:no|pro)\s+(?!${HALVES})${PLACE}\b(?:\s*(?:,|;|\n|\be\b)\s*|\s*[.!]*\s*$))+$`,
)

/** "1 fla 2 palmeiras 3 empate": numbers that count up, each before words. */
function countedWords(plain: string): string {
  if (!/^\s*\d{1,2}\s+[a-z]/.test(plain) || /\d\s*[xa:-]\s*\d|[)\n]/.test(plain)) return plain
  const numbers = [...plain.matchAll(/\d+/g)].map(([text]) => Number(text))
  const isCounted = numbers.length > 1 && numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0))
  return isCounted ? plain.replaceAll(/(?<=^|[\s,;])(\d{1,2})\s+(?=[a-z])/g, '\n$1) ') : plain
}

/** PM4: rewrites the ways in which people number what they say about a list, all as "3) 2x1". */
export function withMarks(said: string, most: number): string {
  const plain = said
    .replaceAll(/\([^)\d]*\)/g, ' ')
    .replaceAll(/(?:,\s*)?\b(?:ta bom|ta|ok|blz|beleza|certo|pode ser|fechou|viu|ne)\s*\?+\s*$/g, ' ')
    .replaceAll(/\((\d{1,2})\)/g, '\n$1) ')
    .replaceAll(/(?<=^|[\n,; ])(\d{1,2})\/(?=\s)/g, '$1) ')
    // "1-2x1"
    .replaceAll(/(?<=^|[\n,;]\s*)(\d{1,2})-(?=\d{1,2}\s*[xa]\s*\d)/g, '$1) ')
    .replace(new RegExp(String.raw`^\s*tudo\s+(?:de\s+|em\s+)?(${RESULT})\s*[.!]*\s*$`), (_found, result: string) =>
      from(1, most)
        .map((one) => `\n${one}) ${result}`)
        .join(''),
    )
    .replaceAll(/\b(?:numero|num|nro|n)\s+(\d{1,2})\s*[:)]?(?=\s)/g, '$1) ')
  if (onlyAfter.test(plain))
    return plain.replaceAll(AFTER, (_found, result: string, place: string) => marked([placeOf(place)], result))
  const grouped = plain
    .replaceAll(
      new RegExp(
        String.raw`(?<=^|[\n,;]\s*|\be\s)((?:\d{1,2}\s*,\s*)*\d{1,2}\s+e\s+\d{1,2})\s*[):-]?\s+(?:tudo\s+|ambos\s+)?(${RESULT})`,
        'g',
      ),
      (_found, numbers: string, result: string) => marked((numbers.match(/\d+/g) ?? []).map(Number), result),
    )
    .replaceAll(
      new RegExp(
        String.raw`\b(?:d[oe]\s+)?(\d{1,2})\s+(?:ao?|ate(?:\s+o)?)\s+(\d{1,2})\s+(?:eh?\s+)?tudo\s+(${RESULT})`,
        'g',
      ),
      (_found, first: string, last: string, result: string) => marked(from(Number(first), Number(last)), result),
    )
    .replaceAll(
      new RegExp(String.raw`(?<=(?:^|[\n,;])\s*)(\d{1,2})\s+(?=(?:empat\w+|mandante|visitante)\b)`, 'g'),
      '$1) ',
    )
  return countedWords(grouped)
    .replaceAll(new RegExp(String.raw`\bn?o\s+ultimo\s+(?:jogo\s+)?${SETTING}(?=${RESULT})`, 'g'), `${most}) `)
    .replaceAll(
      new RegExp(String.raw`\b(?:n?o|do)\s+(\d{1,2}|${NUMBERS.join('|')})\s+${SETTING}(?=${RESULT})`, 'g'),
      (_found, place: string) => `${placeOf(place)}) `,
    )
    .replaceAll(/\bno\s+(\d{1,2})\s+(?!tempo|turno|minuto|gols?\b)(?=[a-z])/g, '$1) ')
    .replaceAll(
      new RegExp(String.raw`\b(?:n?o )?(?:jogo |partida )?(${ORDINALS.join('|')})\b(?!\s+tempo)`, 'g'),
      (_found, word: string) => `${ORDINALS.indexOf(word) + 1})`,
    )
    .replaceAll(/(?<=^|[\s,;])(?:n?o )?(\d{1,2})o(?=\s)/g, '$1)')
    .replaceAll(/(?<=^|[\s,;])no (?=(?:jogo|partida)\s*\d)/g, '')
}

/** "2) passo" leaves a match out. */
export const isLeftOut = (text: string): boolean =>
  /^\s*(?:eu\s+)?(?:passo|pulo|pula|depois|nada)\s*[.!,;]*\s*$/.test(text)

/** "1 - casa": where nothing else is said, the side at home wins. */
export const withSides = (text: string): string =>
  text
    .replace(/^\s*(?:em\s+|da\s+|de\s+)?casa\s*[.,;!]*\s*$/, ' mandante ')
    .replace(/^\s*(?:de\s+)?fora\s*[.,;!]*\s*$/, ' visitante ')
