/** Words as they are spoken or cut short, and what they stand for (PM1). The order counts. */
const said: readonly (readonly [RegExp, string])[] = [
  // "Doix", "trêish": how people speak in Rio.
  [/\bdoi?(?:x|sh)\b/g, 'dois'],
  [/\btre(?:is|i?x|i?sh)\b/g, 'tres'],
  [/\bsei(?:x|sh)\b/g, 'seis'],
  [/\bmeia\s+duzia\b/g, 'seis'],
  // "Oxo": the score that looks like it.
  [/\boxo\b(?!\s+eh?\b)/g, '0x0'],
  [/\b(?:ngm|ngn|nimguem)\b/g, 'ninguem'],
  // "Resto não sei ainda" leaves the other matches out.
  [
    /,?\s*\b(?:e\s+)?(?:n?[oa]s?\s+)?(?:resto|outros|demais)\s+(?:eu\s+)?(?:ainda\s+)?(?:nao|n)\s+sei(?:\s+ainda)?(?=\s*(?:[.,;!\n]|$))/g,
    ' ',
  ],
  // Nobody wins: a draw, where the match is named. "Do Galo ninguém ganha" is no draw.
  [
    /(?<!\bd[oae]s?\s)\b(?!d[oae]s?\b)([a-z]+(?:\s+[a-z]+)?\s+(?:x|e|vs)\s+(?!d[oae]s?\b)(?:o\s+|a\s+)?[a-z]+(?:\s+[a-z]+)?)\s*,?\s*ninguem\s+(?:vai\s+)?(?:ganha|vence|leva|perde)r?\b(?!\s+d[oae]s?\b)/g,
    '$1 empate ',
  ],
  [
    /\bninguem\s+(?:vai\s+)?(?:ganha|vence|leva|perde)r?\s+(?=(?:n?[oa]\s+|n?esse\s+|n?este\s+|entre\s+)(?:jogo|jogao|gre|classico|derby|derbi|san|choque|majestoso|[a-z]+\s+(?:x|e)\s+[a-z]+))/g,
    'empate ',
  ],
  [
    /(?<!\bd[oae]s?\s)\b(?!d[oae]s?\b)([a-z]+(?:\s+[a-z]+)?\s+(?:x|e|vs)\s+(?!d[oae]s?\b)(?:o\s+|a\s+)?[a-z]+(?:\s+[a-z]+)?)\s*,?\s*ninguem\s+(?:vai\s+)?(?:faz|fazer|marca|marcar)(?:\s+gols?)?\b/g,
    '$1 0x0 ',
  ],
  [/\bninguem\s+(?:faz|marca)(?:\s+gols?)?\s+(?=n?[oa]\s+[a-z]+(?:\s+[a-z]+)?\s+(?:x|e)\s+[a-z]+)/g, '0x0 '],
]

export const asWritten = (plain: string): string =>
  said.reduce((text, [found, meaning]) => text.replaceAll(found, meaning), plain)
