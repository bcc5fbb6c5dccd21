/** Stadiums of one club each. Those of two clubs, such as Maracanã, name no match. */
const STADIUMS: readonly (readonly [stadium: string, club: string])[] = [
  ['beira\\s+rio', 'internacional'],
  ['vila\\s+belmiro', 'santos'],
  ['neo\\s+quimica(?:\\s+arena)?|itaquera', 'corinthians'],
  ['allianz(?:\\s+parque)?', 'palmeiras'],
  ['morumbis?', 'sao paulo'],
  ['sao\\s+januario', 'vasco da gama'],
  ['nilton\\s+santos|engenhao', 'botafogo'],
  ['fonte\\s+nova', 'bahia'],
  ['barradao', 'vitoria'],
  ['ilha\\s+do\\s+retiro', 'sport recife'],
  ['alfredo\\s+jaconi', 'juventude'],
]

const DERBY = String.raw`(?:gre\s?nal|ba\s?vi|san\s?sao|choque\s+rei|majestoso|(?:derb[yi]|classico)(?:\s+(?:paulista|mineiro|gaucho|baiano|cearense|vovo|rei))?)`

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
  // "Resto depois mando" does so, too.
  [
    /,?\s*\b(?:e\s+)?(?:n?[oa]s?\s+)?(?:resto|outros|demais)\s+(?:eu\s+)?(?:dps|depois|amanha|mais\s+tarde)(?:\s+(?:eu\s+)?(?:mando|vejo|digo|falo|penso|coloco|faco))?(?=\s*(?:[.,;!\n]|$))/g,
    ' ',
  ],
  // "Empate no Gre-Nal e no derby": two draws, and nothing else about the second.
  [
    new RegExp(
      String.raw`^(\s*(?:(?:mas|eu|vai|da|dar|bah)\s+)*)empates?\s+(no\s+${DERBY})\s+e\s+(?=no\s+${DERBY}\s*(?:[.,;!\n]|$))`,
      'g',
    ),
    '$1empate $2 , empate ',
  ],
  // "Dá empate no Beira-Rio": that and nothing else.
  ...STADIUMS.map(
    ([stadium, club]) =>
      [
        new RegExp(
          String.raw`^(\s*(?:(?:mas|bah|acho\s+que|vai|da|dar)\s+)*empat[ae]\s+)n[oa]\s+(?:estadio\s+)?(?:${stadium})(\s*[.!]*\s*)$`,
          'g',
        ),
        `$1no ${club}$2`,
      ] as const,
  ),
  // "Meu dedo escorregou"
  [/\b(?:o\s+)?(?:meu\s+)?dedo\s+(?:escorregou|errou|falhou|escapou)\b(?=[\s,.:]*(?:(?:era|eh)\s+)?\d)/g, 'errei'],
  // "Greno 2x1, digo Grêmio 2x1": the same score again, for the club that is meant.
  [
    /(?<=^|[\n,;])\s*[a-z]+\s+(\d{1,2}\s*[xa]\s*\d{1,2})[\s.,]*\b(?:digo|quer\s+dizer|ops)\b[\s,]*(?=(?:o\s+)?[a-z]+(?:\s+[a-z]+)?\s+\1(?!\d))/g,
    ' ',
  ],
  // "Rayan mete 2 e Vasco ganha de 2x0": who scores is no club of the result.
  [
    /^\s*(?:[oa]\s+)?(?!(?:se|caso|quando|nao|ontem|talvez)\b)([a-z]+)\s+(?:mete|marca)\s+\d\s+(?:gols?\s+)?e\s+(?=(?:o\s+|a\s+)?[a-z]+(?:\s+[a-z]+)?\s+(?:ganha|vence)\s+(?:de\s+|por\s+)?\d\s*[xa]\s*\d)/g,
    '$1 ; ',
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
