import { goalsInWords } from './goals-in-words.ts'
import { withoutHarmless } from './harmless-phrases.ts'
import { RETRACTION } from './message-shape.ts'

/** A word of doubt and one of `FIX_WORDS`: any of them would do. */
const DOUBT = ' talvez '
const FIX = ' digo '

/**
 * Phrases whose words mean something else together, with the text that replaces them. The reader understands this text
 * word by word. The order counts: what is removed first cannot be doubted later.
 */
type Meaning = string | ((found: string, ...groups: string[]) => string)
const phrases: readonly (readonly [RegExp, Meaning])[] = [
  // What somebody said, and what is over or of another game.
  [/,\s*(?:disse|afirmou|declarou|garantiu|projetou)\b/g, DOUBT],
  [
    /\bsem\s+(?:vencer|ganhar|perder|empatar)\b|\bpor\s+pouco\b|\bvideo\s+game\b|\bno\s+treino\b|\bque\s+empate\b/g,
    DOUBT,
  ],
  [/^\s*(?:acabou|terminou|encerrado)\s*[,:!.]/g, DOUBT],
  [/\b(?:acertei|errei)\s+o\s+\d+\s*x\s*\d+(?![^\n]*\d)/g, DOUBT],
  [/\btodos?\s+(?:os\s+)?jogos?\s+d[oae]s?\b(?!\s+(?:rodada|dia|lista|hoje|fim|semana))/g, DOUBT],
  [/(?<=\d[^\n]*)\bvitoria\s+eh?\s+d[oae]\b/g, DOUBT],
  [/(?<=\d\s*[xa-]\s*\d+\s+)(?:que\s+)?nada\s*[.!]*\s*$/g, DOUBT],
  [/(?<=\d\s*[xa-]\s*\d+\s+)eh?\s+goleada\b|\b(?:ess|aquel|ultim|unic|primeir|cad)a\s+vitoria\b/g, DOUBT],
  [/\bsegundo\s+[oa]s?\s+(?:meu|minha|seu|ge|site|jornal|comentaristas?|especialistas?|casas?)\b/g, DOUBT],
  [/\bda\s+lhe\b/g, ' dale '],
  [/\b((?:ganha|vence|perde|empata)m?(?:\s+[a-z]+){0,3})\s+na\s+certa\b/g, '$1'],
  [/\bvou\s+(?:com|de)\s+[^\n,.\d]*\bate\s+(?:o\s+(?:fim|final)|morrer)\b(?![^\n]*\d)/g, ' desconhecido '],
  [/\bcom\s+fogo\s+n[oa]s?\b/g, ' desconhecido '],
  // Somebody takes back what they said.
  [RETRACTION, ` ${FIX} `],
  [
    /\bmelhor\s+(?:botar|colocar|por|deixar|marcar|ficar\s+(?:com|em))\s+(?=\d|o\s|empate|um\b|dois\b|tres\b|zero\b)/g,
    ` ${FIX} `,
  ],
  [
    /\b(?:tem\s+como|pode|podes|poderia|consegue|(?:da|dava|daria)\s+(?:pra|para))\s+(?:(?:voce|vc|me|eu|voces)\s+)?(?:trocar|mudar|alterar|corrigir|atualizar|ajustar)\b([^?\n]*\b(?:pra|para|por|p)\s+\d\s*[xa-]\s*\d[^?\n]*)\?/g,
    ` ${FIX} $1 `,
  ],
  [
    /(?<=^|[\n;.,])[^\n;.,]*\b(?:zoeira|brincadeira|brinks|mentira|(?:to|tou)\s+(?:zoando|brincando))\s*,?\s*(?:eh?|agora\s+serio|na\s+real)\s+(?=[a-z]+\s+(?:\d|zero|um|dois|tres|quatro))/g,
    ` ${FIX} `,
  ],
  // "Aí depois tem o Palmeiras", "mas vai também São Paulo": the next match.
  [
    /(?:\be\s+)?(?:\b(?:ai|dai)\s+)?\b(?:dps|depois)\s+(?:tem|vem)\s+(?=[oa]\s)|\b(?:mas\s+|e\s+)?vai\s+(?:tb|tbm|tambem)\s+(?=[a-z])/g,
    ' , ',
  ],
  // "Inter 2/ Grêmio 1"
  [/(?<=[a-z]\s+\d{1,2})\s*\/\s*(?=[a-z]+(?:\s[a-z]+)?\s+\d{1,2}\b(?!\s*[xa]\s*\d))/g, ' '],

  [/\bem\s+(?:19\d\d|200\d|201\d|202[0-5])\b/g, DOUBT],
  // Times and dates are no scores.
  [/\b\d+\s+a\s+\d+\s+(?:horas?|dias?|minutos?|pessoas?|anos?|reais)\b/g, ' '],
  [/\b(?:as|a partir das|pelas|das)?\s*\b\d{1,2}\s?h(?:\s?\d{2})?(?:oras?|rs?)?\b/g, ' '],
  [/\b(?:as|pelas|das)?\s*\b\d{1,2}:\d{2}\b/g, ' '],
  [/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g, ' '],
  [
    /\bdia\s+\d{1,2}\b(?!\s*[xa]\s*\d)|\b(?:19|20)\d\d\b|\b\d{1,2}\s+e\s+meia\b|\b(?:das|as)\s+\d{1,2}\s+(?:ate\s+)?as\s+\d{1,2}\b/g,
    ' ',
  ],
  [/\b\d+\s*(?:reais|conto|contos|pila|pilas)\b/g, DOUBT],
  [/\b(?:o\s+)?(?:time|dono|donos)\s+d[ae]\s+casa\b|\bcoluna\s+(?:1|um)\b/g, ' mandante '],
  [/\b(?:o\s+)?time\s+(?:de\s+fora|visitante)\b|\bcoluna\s+(?:2|dois)\b/g, ' visitante '],
  [/\bcoluna\s+do\s+meio\b/g, ' empate '],
  // Numbers of something other than goals, such as tickets or days: they are no scores.
  [
    /\b\d+\s*(?:bilhoes|bilhao|milhoes|milhao|mil|ingressos?|anos?|mes(?:es)?|dias?|minutos?|pessoas?|cervejas?|latas?|km|kg|vezes|parcelas?)\b|\b\d+\s?x\s+(?:sem|com)\s+juros\b/g,
    ' ',
  ],
  // "Porco ganha e Mengo tb", "…, tudo igual"
  [
    /\b(ganha|vence|perde|empata)((?:\s+[a-z]+){0,3}?)\s*(?:,|\be)\s+((?:o\s+|a\s+)?(?!(?:ganha|vence|perde|empata)\b)[a-z]+(?:\s+(?!(?:ganha|vence|perde|empata)\b)[a-z]+)?)\s+(?:tb|tbm|tambem|tamem|tamb|idem)\b(?!\s*,?\s*(?:ganha|vence|perde|empata|\d|um|dois|tres))/g,
    (_found: string, outcome: string, rest: string, club: string) => `${outcome}${rest}, ${club} ${outcome}`,
  ],
  [/(?<=\d[^\n]*),?\s+tudo\s+igual\s*[.!]*\s*$/g, ' '],
  [/\b(?:sou\s+mais|cravar|apostar\s+n[oa])\s+(?=(?:o\s+|a\s+)?[a-z])/g, ' aposto '],
  [/\bv[ou]+\s+de\s+(?=(?:o\s+|a\s+)?[a-z])/g, ' vou de '],
  // "Coloca empate mesmo"
  [/\b(?:coloca|bota|deixa|poe|marca|fica|crava)\s+((?:\d{1,2}\s*[xa-]\s*\d{1,2}|empate))\s+mesmo\b/g, ` ${FIX} $1 `],
  [/\bpapo\s+reto\b(?=[^\n]*\d\s*[xa]\s*\d)|(?<=\d\s*[xa]\s*\d[^\n]*)\bpapo\s+(?:reto|serio)\b/g, ' '],
  [/\bx1\b(?<!\d\s?x1)/g, ' '],
  [/\bvai\s+de\s+base\b/g, ' perde '],
  [/\bn[oa]s?\s+ultim[oa]s?\s+(?:min|minutos?|lances?|segundos?|hora|bola|suspiro|ataque)\b/g, ' '],
  [/\bde\s+goleada\b/g, ' '],
  [/\bmelhor\s+(?=\d|empate|um\b|dois\b|tres\b)/g, ` ${FIX} `],
  // "O Sport mete 3 no Vitória, 3 a 1"
  [
    /\b(?:faz|mete|marca|enfia|soca)\s+(?:\d|um|dois|tres|quatro|cinco)\s+(?:gols?\s+)?n[oa]\s+(?=[a-z]+(?:\s+[a-z]+)?\s*,\s*(?:\d|um|dois|tres|quatro|cinco)\s*(?:x|a)\s)/g,
    ' contra ',
  ],
  [
    /\b(?:desde\s+que|a\s+(?:menos|nao\s+ser)\s+que|contanto\s+que|so\s+(?:se|quando)|com\s+a\s+condicao|sob\s+condicao)\b/g,
    ' caso ',
  ],
  [/\b(?:sai|saem|fica|volta)\s+com\s+(?:a\s+vitoria|os\s+(?:3|tres)\s+pontos)\b/g, ' vence '],
  // "Ganha todas em casa", "só perde fora": what is always so.
  [
    /\b(?:ganha|vence|perde|empata)\s+(?:todas|todos|sempre)\b|\bso\s+(?:ganha|vence|perde)\s+(?:fora|em)\b(?![^\n]*\d\s*[xa]\s*\d)/g,
    (found: string) => `${DOUBT}${found}`,
  ],
  [/^\s*(?:final|fim)\s+(?=[a-z]+\s+\d)/g, DOUBT],
  // What nobody is sure of.
  [
    /\b(?:nao|nem)\s+sei\b|\bsei\s+(?:la|nao)\b|\bsl\b|\bs[ei]\s+pa\b|\bpode\s+ser\b(?!\s+(?:qualquer|feio|assim|isso|print\w*|goleada))|\b(?:vai|quem)\s+sab(?:er?|e)\b|\b(?:na|em|to na|com)\s+duvida\b|\b(?:acho|achei)\s+que\s+nao\b|\bachismo\b|\bdividid[oa]\b|\btalves\b|\bdificil\s+(?:o|a|do|da|que|pro|pra|ganhar|vencer|perder|de\s+(?:ganhar|vencer|perder))\b|\b(?:nao|n)\s+(?:tenho\s+certeza|acredito|confio|boto\s+fe|decidi|faco\s+ideia)\b|\bquem\s+dera\b|\bpor\s+um\s+milagre\b|\bso\s+por\s+milagre\b|\bma[sz]\s+(?:pode|se)\b|\bou\s+(?:quase|nao)\b|\b(?:to|estou)\s+(?:entre|pensando\s+entre)\b|\bentre\s+\d\s*[xa]\s*\d\s+e\b|\buma\s+ova\b|\bate\s+parece\b|\bdependend?o?\b|\bso\s+acredito\b|\bnem\s+(?:a\s+pau|fud\w+|ferrando|lascando|morto|que|sonhando|de\s+graca|por)\b|\bsrra\b|\bserao?\b|\bseraa\b/g,
    DOUBT,
  ],
  [/\b(?:pr[oa]|para\s+[oa])\s+(?:joao|maria|jose|pedro|ana|ze|zeca|paulo|carlos|marcos|lucas|julia)\b/g, DOUBT],
  [/\b(?:no|do)\s+(?:primeiro|segundo|1o|2o)\s+turno\b|\brodada\s+passada\b/g, DOUBT],
  // "Bahia não ganha, dá Flamengo"
  [/\b([a-z]+)\s+nao\s+(?:ganha|vence|leva)\s*,\s*(?:vai\s+)?dar?\s+(?:o\s+)?([a-z]+)/g, ' vence $2 contra $1 '],
  [/\bcomo\s+sempre\b|\bse\s+deus\s+(?:quiser|permitir|ajudar)\b/g, ' '],
  [/\bquem\s+(?:ganha|vence|leva)\s+(?:(?:essa?|hoje|amanha)\s+)?(?:eh?|sera|vai ser)\s+/g, ' vence '],
  [/\bnao\s+pass(?:a|am|ara)\s+d(?:e|o|e um)\s+(?=empate)/g, ' '],
  [
    /\bvira\s+(?:pra\s+cima\s+d[oa]\s+([a-z]+(?:\s+[a-z]+)?)\s+)?e\s+(ganha|vence|leva)\b/g,
    (_found: string, club: string | undefined, verb: string) => `${verb} ${club ?? ''}`,
  ],
  [/\bjogo\s+de\s+(?!volta|ida|hoje|amanha)[a-z]+\b/g, ' jogo '],
  // "Galo na cabeça" bets on it; a goal is scored "de cabeça".
  [/(?<=^|[\n,;.!])([^\d\n,;.!]*)\bna (?:cabeca|certa)\b/g, '$1 vence '],
  // "Inter 2 gols, Palmeiras 1", "Timão 2 gols, Vasco nenhum"
  [
    /\b(\d|um|dois|tres|quatro|cinco)\s+gols?\s*(?:,|e\b)?\s*((?:o\s+)?[a-z]+(?:\s+[a-z]+)?)\s+(nenhum|zero|um|dois|tres|\d)\b(?!\s*(?:x|a|d[oae]s?)\b)/g,
    (_found: string, own: string, club: string, other: string) =>
      `${own} ${club} ${other === 'nenhum' ? 'zero' : other}`,
  ],
  // Corrections of what was said before.
  [/\bnao\s+(?:era|eh?)\s+\d{1,2}\s*[xa-]\s*\d{1,2}\s*,?\s*(?:(?:mas|e)\s+sim|era|eh?|mas)\b/g, ` ${FIX} `],
  [
    /^\s*(?:[kha]+\s+)?(?:(?:apaga|cancela)(?:\s+(?:isso|essa?|tudo))?|(?:era\s+|foi\s+|eh?\s+)?brincadeira|zoeira)\s*,\s*(?=[a-z0-9])/g,
    ` ${FIX} `,
  ],
  // "O do Verdão mantém" changes nothing.
  [
    /\b(?:o|a|os|as)\s+d[oae]s?\s+(?:[a-z]+\s+){1,3}?(?:mantem|mantenho|continua|(?:deixa|fica)\s+(?:igual|assim|como\s+(?:ta|esta)))\b/g,
    ' ',
  ],
  [/(?<=\d.*)\b(?:da|dar|vai\s+dar)\s+zebra\b/g, ' '],
  [/\b(?:vai\s+)?(?:da|dar)\s+zebra\s*[:,!-]\s*(?=[^\n]*\d)/g, ' '],
  // Where somebody goes, and whom they trust, says nothing about a result.
  [
    /\b(?:vou|vamos|to|tou|tamo|estou|fico|confio|aposto|acredito)\s+(?:(?:ir|ver|assistir|estar)\s+)?(?:(?:n[oa]|ao?|pr[oa]|em|d[oa]|com|o|a|pel[oa])\s+){0,2}(?:jogo|jogao|partida|estadio|maraca|maracana|arena|campo|treino|bar|ingressos?|tecnico|treinador|goleiro|atacante|zagueiro|meia|lateral|jogador|elenco|presidente|diretoria|camisa|torcida)\b(?!\s*:|[^\n]*\d\s*(?:x|a|-)\s*\d)/g,
    ' desconhecido ',
  ],
  [/\bvou\s+(?:ver|assistir|torcer|comprar|ir|acompanhar|perder)\b/g, ' desconhecido '],
  [/\b(?:da|dar|dava)\s+(?:pra|para|tempo|uma?|certo|errado)\s+(?=[a-z]*[eai]?r\b|[a-z])/g, ' desconhecido '],
  [/\b(?:bora|vamo|vamos|simbora)\s+(?:ganhar|vencer)\b(?![^\n]*\d)/g, DOUBT],
  // A title is won over a season.
  [
    /\b(?:ganha|ganham|ganhar|leva|levam|levar|fatura|conquista)\s+(?:a\s+|o\s+|esse?a?\s+)?(?:taca|trofeu|titulo|campeonato|libertadores|copa|brasileirao|mundial|serie|estadual|carioca|paulista)\b/g,
    DOUBT,
  ],
  [/\b(?:cai|cair|desce)\s+(?:pra|para)\s+(?:a\s+)?(?:serie|segunda|segundona|b)\b/g, DOUBT],
  [/\bcai(?:r|em)?\b(?!\s+(?:diante|frente|contra|por|pr[oa]|para|de\s+\d|\d))/g, DOUBT],
  [/\btoma(?:r|m)?\s+gols?\b(?!\s+d[oae])/g, DOUBT],
  [/\bpapo\s+(?:reto|serio|furado)\b/g, DOUBT],
  [
    /\bme\s+(?:leva|passa|ganha)\b|\b(?:vitoria|empate)\s+moral\b|\bpass(?:a|am|ar)\s+(?:frio|fome|mal|aperto|vergonha|raiva|perrengue|vexame)\b/g,
    DOUBT,
  ],
  [/\blev(?:a|am|ar)\s+(?:sorte|azar|fama|culpa|fe|jeito|medo)\b/g, DOUBT],
  // "Leva o goleiro": not the match.
  [
    /\blev(?:a|am|ar)\s+(?:o|os|a|as|um|uma)\s+(?!(?:3|tres)?\s*pontos?\b|melhor\b|jogo\b|partida\b|vitoria\b|classico\b|grenal\b|derby\b|derbi\b|majestoso\b|duelo\b|confronto\b|goleada\b|surra\b|virada\b|pior\b)/g,
    ` leva ${DOUBT}`,
  ],
  [/\b(empat\w+)\s+sem\s+gols?\b/g, '$1 0x0 '],
  [/\bsem\s+gols?\b/g, ' 0x0 '],
  [/\b(?:a\s+|o\s+)?vovo\s+acha\b/g, ' acho '],
  [/\b(?:a\s+|o\s+)?vovo\s+(?=(?:vai\s+(?:de|com|no)|quer|aposta|diz|crava|coloca|bota|manda)\b)/g, ' '],
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
  [
    /\b(?:ta|tao|esta|estao|tava|estava|vai|segue|continua)\s+(?=(?:ganhando|vencendo|perdendo|empatando|empatad[oa]s?|\d))/g,
    DOUBT,
  ],
  [/\b(?:primeiro|segundo|1o|2o|1|2)\s+tempo\b/g, DOUBT],
  [
    /\b(?:intervalo|prorrogacao|penaltis?|penaltys?|agregado|acumulado|ambos|ambas|minimo|maximo|handicap|odds?|escanteios?|cartao|cartoes)\b/g,
    DOUBT,
  ],
  [/\bem\s+(?:pontos|escanteios|cartoes|finalizacoes|faltas)\b/g, DOUBT],
  [/\bmeio a zero\b|\b(?:da|dar|deu) zebra\b|\bja\s+(?:coloquei|palpitei|mandei|botei|fiz|dei)\b/g, DOUBT],
  [/\b(?<!vai )(?:tem|tinha)\s+(?:que|de)\b|\b(?:precisa|precisava|merece|merecia|tenta|tentar|era pra)\b/g, DOUBT],
  // What people call out as a match is played or over.
  [/\b(?:fim|final|fim) de jogo\b|^\s*(?:final|fim)\s*:|^\s*gol+\b(?!\s+d)|\bem andamento\b|\bao vivo\b/g, DOUBT],
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
  [/\bpass(?:a|am|ar)\s+(?:por\s+cima|o\s+(?:carro|rolo|trator))\b/g, ' vence '],
  [/\b(?:em|pra|para|por)\s+cima\s+d[oae]s?\b/g, ' contra '],
  [/\b(?:sobre|diante|frente)\s+(?:ao?s?|d[oae]s?|os?)\s+/g, ' contra '],
  // The club that follows is the winner: "vai de Fla", "fico com o Inter", "o Gre-Nal é do Colorado".
  [
    /\bvai\s+de\s+(?!(?:busao|onibus|carro|metro|uber|trem|moto|pe|bike|aviao|carona|van|barco)\b)(?=(?:o\s+|a\s+)?[a-z])/g,
    ' aposto ',
  ],
  [
    /\b(?:vou|to|tou|estou|fico|fecho|fechado|sigo)\s+(?:de|com|no|na)\s+(?!(?:meus?|minhas?|pai|mae|amig[oa]s?|galera|carro|onibus|uber|metro|moto|pena|raiva|saudades?|medo|inveja|nojo)\b)(?=(?:o\s+|a\s+)?[a-z])/g,
    ' aposto ',
  ],
  // "Vou de Inter, Palmeiras e Cruzeiro"
  [
    /^\s*aposto\s+((?:o\s+)?[a-z]+(?:\s+[a-z]+)?(?:\s*,\s*(?:o\s+)?(?!(?:o|e|vou)\s)[a-z]+(?:\s+(?!e\b)[a-z]+)?)+\s+e\s+(?:o\s+)?[a-z]+(?:\s+[a-z]+)?)\s*[.!]*\s*$/g,
    (_found: string, clubs: string) =>
      clubs
        .split(/,|\be\b/)
        .map((club) => ` aposto ${club} `)
        .join(','),
  ],
  [/\b(?:grenal|classico|derby|derbi|jogo)\s+eh?\s+d[oae]\s+/g, ' aposto '],
  [
    /\b(?:quer dizer|foi mal|foi mau|na vdd|na vd|vdd|na real|pensando bem|pensando melhor|melhor dizendo|ou melhor|t?a errado|esta errado|mudei de ideia|reconsiderando|ops+|opa|oops|perdao|perdoa|desculp[ae]i?|desculpem|sorry|quis dizer|eh vdd)\b/g,
    FIX,
  ],
  [/(?<=^\s*|[,;.\n]\s*)nao\s*,\s*(?=(?:(?:e|eh)\s+)?\d)/g, FIX],
  [/\bpor\s+favor\b/g, ' '],
]

/** "N ganha", "num perde", "naum": a short "não". */
const withDenials = (plain: string) =>
  plain
    .replaceAll(/\b(?:n|nn|naum|nao|nops)\b(?=\s+[a-z]{2})(?!\s+(?:numero|jogo)\b)/g, 'nao')
    .replaceAll(
      /\bnum\b(?=\s+(?:ganh|perd|vence|empat|vai|sei|da|dou|quer|pass|acho|tem|se|acredit|confi|lev|tom))/g,
      'nao',
    )
    .replaceAll(/\bn\s+sei\b/g, 'nao sei')

/** "O padre vai de Santos, mas eu vou de São Paulo": only what the person picks counts. */
export const ownWords = (plain: string): string =>
  plain.replaceAll(
    /[^\n.!?;]*\b(?:mas|porem|so\s+que)\s+eu\s+(?=(?:vou|acho|fico|aposto|digo|confio|coloco|boto)\b)/g,
    ' ',
  )

/** PM1, PM3 */
export function knownPhrases(plain: string): string {
  let text = withoutHarmless(goalsInWords(withDenials(plain)))
  for (const [pattern, meaning] of phrases)
    text = typeof meaning === 'string' ? text.replaceAll(pattern, meaning) : text.replaceAll(pattern, meaning)
  return text
}
