/** Any of the words that `DOUBT_WORDS` and `FIX_WORDS` hold. */
const DOUBT = ' talvez '
const FIX = ' digo '

/**
 * Phrases whose words mean something else together, as text that the reader understands word by word. The order counts:
 * what is removed first cannot be doubted later.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  // Times and dates are no scores.
  [/\b(?:as|a partir das|pelas|das)?\s*\b\d{1,2}\s?h(?:\s?\d{2})?(?:oras?|rs?)?\b/g, ' '],
  [/\b(?:as|pelas|das)?\s*\b\d{1,2}:\d{2}\b/g, ' '],
  [/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g, ' '],
  [/\b(empat\w+)\s+sem\s+gols?\b/g, '$1 0x0 '],
  [/(?<=\d)\s+(?:um|dois|tres)\s+d[oa]\s+[a-z]+/g, ' '],
  [
    /\bsem\s+(?:(?:nenhum[ao]?|muit[ao]s?)\s+)?(?:chances?|medo|do nem piedade|do|pena|sust?os?|duvidas?|problemas?|erro|dificuldades?|stress|estresse|massagem|conversa|choro|choradeira|clubismo|zoeira|zueira|frescura|enrolacao|mimimi|piedade|(?:sofrer|levar|tomar)(?:\s+gols?)?)\b/g,
    ' ',
  ],
  // Stadiums: that of Botafogo has the name of another club.
  [
    /\b(?:no|na|em|pelo|la no|la na)\s+(?:estadio\s+)?(?:beira rio|vila belmiro|neo quimica(?: arena)?|allianz(?: parque)?|sao januario|nilton santos|fonte nova|mineirao|maracana|morumbis?|itaquera|castelao|barradao|engenhao|arena do gremio|arena mrv|arena da baixada|alfredo jaconi|nabi abi chedid|ilha do retiro)\b/g,
    ' ',
  ],
  [/\b(\w+)\s+gols?\s+a\s+(?=\w+)/g, '$1 a '],
  [/\bbahia de feira\b/g, ' desconhecido '],
  // "Com dois gols do Pedro" says who scores, not how many goals there are.
  [/\bcom\s+(?:(?:um|uma|dois|duas|tres|quatro|\d)\s+)?(?:gol|gols|golaco|golacos|hat trick)\s+d[oae]s?\s+\w+/g, ' '],
  // What stands now, and what counts only in part, is no pick.
  [/\b(?:ta|tao|esta|estao|tava|estava)\s+(?=(?:ganhando|vencendo|perdendo|empatando|empatad[oa]s?|\d))/g, DOUBT],
  [/\b(?:primeiro|segundo|1o|2o|1|2)\s+tempo\b/g, DOUBT],
  [
    /\b(?:intervalo|prorrogacao|penaltis?|penaltys?|agregado|acumulado|ambos|ambas|minimo|maximo|handicap|odds?|escanteios?|cartao|cartoes)\b/g,
    DOUBT,
  ],
  [/\bem\s+(?:pontos|escanteios|cartoes|finalizacoes|faltas)\b/g, DOUBT],
  [/\bmeio a zero\b|\b(?:da|dar|deu) zebra\b|\bja\s+(?:coloquei|palpitei|mandei|botei|fiz|dei)\b/g, DOUBT],
  [/\b(?<!vai )(?:tem|tinha)\s+(?:que|de)\b|\b(?:precisa|precisava|merece|merecia|tenta|tentar|era pra)\b/g, DOUBT],
  // What people call out as a match is played or over.
  [/\b(?:fim|final|fim) de jogo\b|^\s*(?:final|fim)\s*:|^\s*gol+\b(?!\s+d)|\bem andamento\b/g, DOUBT],
  [/\b(?:ate agora|ate aqui|por enquanto|por ora|acredito vendo|quero ver|tem chances?)\b/g, DOUBT],
  [/\bgols?\s+de\s+(?:diferenca|vantagem|saldo|frente)\b/g, DOUBT],
  [/\b(?:um|uma|dois|duas|tres|quatro|cinco|\d+)\s+gols?\b(?!\s+(?:d[oae]s?|a|x)\b)/g, DOUBT],
  [
    /\b(?:imagina|imaginem|vai que|capaz|esquece|esqueca|finge|finja|supondo|suponha|brinca|brincadeira|zoeira)\b/g,
    DOUBT,
  ],
  [/(?<=^|[\s,;])-(?=\d)/g, DOUBT],
  // "Leva os três pontos" wins, "leva de 3x0" loses or wins, depending on who says it.
  [
    /\blev(?:a|am|ar|ara)\s+(?:essa|esta|a melhor|o jogo|a partida|a vitoria|tudo|vantagem|(?:o|os)?\s*(?:3|tres)?\s*pontos?)\b/g,
    ' vence ',
  ],
  [
    /\blev(?:a|am|ar|ara)\s+(?=\d|(?:de|do|da|um|uma|uns|dois|tres|quatro|cinco|goleada|sacode|surra|ferro|pau|fumo|sufoco|couro|baile|virada|gols?)\b)/g,
    DOUBT,
  ],
  [/\btoma(?:r|m)?\s+(?:ai|la|essa|nota|jeito|vergonha)\b/g, ' '],
  [/\bpass(?:a|am|ar)\s+por\s+cima\b/g, ' vence '],
  [/\b(?:em|pra|para|por)\s+cima\s+d[oae]s?\b/g, ' contra '],
  [/\b(?:sobre|diante|frente)\s+(?:ao?s?|d[oae]s?|os?)\s+/g, ' contra '],
  // The club that follows is the winner: "vai de Fla", "fico com o Inter", "o Gre-Nal é do Colorado".
  [/\bvai\s+de\s+(?=(?:o\s+|a\s+)?[a-z])/g, ' aposto '],
  [/\b(?:vou|to|tou|estou|fico|fecho|fechado|sigo)\s+(?:de|com|no|na)\s+(?=(?:o\s+|a\s+)?[a-z])/g, ' aposto '],
  [/\b(?:grenal|classico|derby|derbi|jogo)\s+eh?\s+d[oae]\s+/g, ' aposto '],
  [
    /\b(?:quer dizer|foi mal|foi mau|na vdd|na vd|vdd|na real|pensando bem|pensando melhor|melhor dizendo|ou melhor|t?a errado|esta errado|mudei de ideia|reconsiderando|ops+|opa|oops|perdao|perdoa|desculp[ae]i?|desculpem|sorry|quis dizer|eh vdd)\b/g,
    FIX,
  ],
  [/(?<=^\s*|[,;.\n]\s*)nao\s*,\s*(?=(?:(?:e|eh)\s+)?\d)/g, FIX],
  [/\bpor\s+favor\b/g, ' '],
]

/** PM1, PM3 */
export function knownPhrases(plain: string): string {
  let text = plain
  for (const [pattern, meaning] of phrases) text = text.replaceAll(pattern, meaning)
  return text
}

const OF_MATCHES = new Set(
  'rodada dia jogo jogos partida galera bolao semana hoje vez campeonato brasileirao final noite tarde classico grenal derby derbi bavi majestoso atletiba'.split(
    ' ',
  ),
)

/** PM3: "palpites do Zé: …" are somebody else's, and "meu irmão vai de Fla" is what the brother says. */
export function isOfSomebodyElse(
  plain: string,
  { isClub, isWord }: Record<'isClub' | 'isWord', (word: string) => boolean>,
): boolean {
  const found = /\bpalpites?\s+d[oae]s?\s+([a-z]+)/.exec(plain)?.[1]
  if (found !== undefined && !OF_MATCHES.has(found) && !isClub(found)) return true
  const own = /\b(?:o|a|os|as)\s+(?:d[oae]\s+([a-z]+)\s+eh?|dele|dela|deles|delas)\b/.exec(plain)
  if (own && !(own[1] !== undefined && (OF_MATCHES.has(own[1]) || isClub(own[1])))) return true
  // "João: Fla 2x0", "Fla 2x0 (Ana)": a name that nobody knows.
  const named = /(?:^|\n)\s*([a-z]+)\s*(?::|-)\s|\(\s*([a-z]+)\s*\)/.exec(plain)
  const name = named?.[1] ?? named?.[2]
  if (name !== undefined && !isClub(name) && !isWord(name) && !OF_MATCHES.has(name)) return true
  return /\b(?:meu|minha|teu|tua|seu|sua)\s+(?!palpites?|chutes?|placar|jogo|time)[a-z]+\s+(?:vai\s+(?:de|no|com)|aposta|quer|fala|fecha|crava|joga)\b/.test(
    plain,
  )
}
