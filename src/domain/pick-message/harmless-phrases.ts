/** Phrases that contain a word of doubt and doubt nothing, or numbers that are no goals. All are left out (PM3). */
const phrases: readonly RegExp[] = [
  // The outcome is said, and the score comes later.
  /(?:,\s*|\b(?:mas|so|e)\s+){0,2}\b(?:(?:eu\s+)?nao\s+sei\s+(?:(?:qual\s+)?(?:eh?\s+)?o\s+placar|(?:de|por)\s+quanto)|(?:o\s+)?placar\s+(?:(?:eu\s+)?nao\s+sei|(?:eu\s+)?(?:penso|vejo|mando|digo)\s+depois|depois(?:\s+eu\s+\w+)?))(?:\s+ainda)?\b(?=\s*(?:[.,;!\n]|$))/g,
  /\bse\s+deus\s+(?:quiser|permitir|ajudar|deixar)\b|\bcomo\s+sempre\b/g,
  /\bse\s+(?:liga|ligue|ligem|cuida|cuidem?|prepara\w*|prepare\w*|segura\w*|segure\w*|lasc\w+|ferr\w+|fod\w+|fud\w+|dane|vira|achando|acha)\b/g,
  // "Não se fala mais nisso", "não tem jeito", "não tem pra ninguém"
  /\b(?:e\s+)?(?:nao|num)\s+(?:se\s+fala|tem\s+(?:mais\s+)?(?:conversa|papo|discussao|jeito|erro|choro|desculpa|como|pra\s+ninguem|pra\s+onde|caô|cao|ze|segredo|misterio|zebra|medo))(?:\s+(?:mais|nisso|errar|correr|(?:da|dar|ser)\s+errado))*\b/g,
  /\b(?:e\s+)?(?:nao|num|nem)\s+(?:adianta|precisa|quero\s+saber|quero\s+nem\s+saber|quero\s+choro|aceito\s+(?:menos|discussao|outro)|esquec\w+|esque[cs]a\w*|chor\w+|reclam\w+|ri|riam?|rir|julg\w+|zo[ae]\w*|enche\w*|me\s+\w+|entendo\s+(?:muito|nada|mt|mto|bem)|manjo|sou\s+(?:muito\s+)?de|vem|venha|venham|discut\w+|vou\s+mentir|vai\s+ter\s+(?:jeito|pra\s+ninguem|choro)|to\s+nem\s+ai|falha)(?:\s+(?:muito|nada|d[eoa]s?|futebol|chorar|disso|nisso|depois|comigo|de\s+mim|anotar|saber|mais|reclamar|secar))*\b/g,
  /\bnem\s+(?:precisa|adianta|vem|tem\s+(?:graca|conversa|papo|jogo))(?:\s+(?:de|pra|discutir|ver|chorar|\w+r))?\b/g,
  /\b(?:quem|ninguem)\s+(?:diria|discorda|me\s+segura)\b|\bqueira\s+ou\s+nao\b|\bquer\w*\s+ou\s+nao\s+quer\w*\b|\bdoa\s+a\s+quem\s+doer\b/g,
  /\b(?:to|tou|tamo|estou|estamos|fico|ando|esta|ta)\s+sem\s+\w+/g,
  /\b(?:so\s+)?sei\s+(?:que|d[oae])\b|\bso\s+sei\b|\bpode\s+ser\s+feio\b/g,
  /\bfim\s+de\s+papo\b|\bbate\s+papo\b|\b(?:e\s+)?so\s+(?:isso\s+)?por\s+enquanto\b|\bpor\s+enquanto\s+(?:eh?\s+)?(?:so|isso)\b/g,
  /\b(?:chupa|chora|adeus|tchau|segura|aguenta)\s+(?:o\s+)?[a-z]+\s*(?=[,!])/g,
  // What the family says, with a score: "mainha disse que é 1x0 pro Fla"
  /\b(?:(?:meu|minha|o|a)\s+)?(?:pai|mae|mainha|painho|marido|esposa|mulher|filh[oa]|avo|namorad[oa]|net[oa]|patroa|sogr[oa]|espos[oa])\s+(?:disse|falou|mandou|diz|fala|falo)(?:\s+(?:que|q))?(?=[^\n.;?]*\d\s*(?:x|a|-)\s*\d)/g,
  /\b(?:nao|nem)\s+(?:tenho|ha|resta)\s+(?:(?:a\s+menor|nenhuma|muita)\s+)?duvidas?\b|\bsem\s+sombra\s+de\s+duvidas?\b|\bcom\s+certeza\b/g,
  /\btomara\s+que\s+(?:eu\s+)?(?:acert\w+|de\s+certo|de\s+bom|sim|aconteca)\b|\bda\s+massa\b/g,
  /(?<!^\s*)\bgol\s+d[oae]\s+\w+\s+aos\s+\d+\b(?:\s+do\s+(?:primeiro|segundo)\s+tempo)?/g,
  // After the score, who scores and when.
  /(?<=\d\s*(?:x|a|-)\s*\d[^\n]*)\b(?:com\s+)?gols?\s+d[oae]\s+[a-z]+(?:\s+[a-z]+){0,2}\s+aos\s+\d+(?:\s+e\s+(?:d[oae]\s+[a-z]+(?:\s+[a-z]+)?\s+)?aos\s+\d+)*(?:\s+d[oe]\s+(?:primeiro|segundo)\s+tempo)?/g,
  /(?<=\d\s*(?:x|a|-)\s*\d[^\n]*)\bgol\s+de\s+(?:penalti|falta|cabeca|bicicleta)(?:\s+aos\s+\d+)?(?:\s+d[oe]\s+(?:primeiro|segundo)\s+tempo)?/g,
  /^\s*(?:tava|estava|fiquei|tou|to)\s+pensando\s+(?:aqui\s+)?e\s+(?=vou\b)/g,
  /\b(?:nao|num)\s+conheco\s+(?:(?:ess|est|aquel)[ea]s?\s+)?(?:times?|clubes?|jogador(?:es)?|ninguem|nada)(?:\s+nao)?\b/g,
  // "O Coxa nem joga", "o Arias já foi embora": not of this match.
  /(?:\b(?:o|a)\s+)?\b[a-z]+\s+(?:nem\s+joga(?:\s+(?:mais|la|aqui|ne|hoje|essa|esta|rodada))*|ja\s+foi\s+embora)\b/g,
  /\b(?:(?:esse|este|o)\s+)?(?:que\s+)?ninguem\s+(?:ve|assiste|liga|aguenta|merece|quer\s+(?:ver|saber|se\s+\w+))\b/g,
  /\b(?:o\s+sentimento\s+)?nao\s+para\b(?=\s*(?:[.,!;\n]|$))|\b(?:pra|para|p)\s+nao\s+(?:errar|esquecer|perder\s+tempo|zicar|dar\s+azar)\b/g,
  /\bja\s+tinha\s+(?:falado|dito|mandado|palpitado|avisado)\b|\bse\s+(?:arriscar?|comprometer?|expor|matar?)\b/g,
  /\b(?:vi|li|saiu|soube\s+d[ao])\s+(?:(?:a|as|o|os)\s+)?(?:escalac(?:ao|oes)|desfalques?|noticias?|time\s+titular|provaveis|previsao)(?:\s+(?:agora|hoje|aqui))*/g,
  /\bcom\s+(?:um|dois|\d)\s+a\s+(?:mais|menos)\b|\b(?:ta|esta)\s+no\s+papo\b|\b(?:no\s+)?[zg]\s?-?[46]\b/g,
  // "Não perde essa, ganha de 1 a 0"
  /\bnao\s+(?:perde|empata|ganha|vence)\w*(?:\s+(?:essa|hoje|nao|mais|jogo))*\s*(?:,|;|\be\b|\bmas\b)\s*(?:(?:vai|mas|sim)\s+)*(?=(?:ganha|vence|perde|empata))/g,
  /\bpass(?:a|ar)\s+(?:vergonha|vexame|aperto)(?:\s+em\s+casa)?\s*(?:,|\be\b)\s*(?=(?:perde|toma|apanha))/g,
  // What somebody asks for in the name of another person is meant: "meu marido falou pra botar".
  /\b(?:falou|mandou|pediu|disse|fala|manda|pede|mandaram|falaram)\s+(?:pra|para|pr)\s+(?:eu\s+)?(?:por|botar|bota|colocar|coloca|marcar|anotar|mandar|apostar|palpitar|registrar|dizer|falar)\b/g,
  /\b(?:eu\s+)?(?:queria|quero|gostaria\s+de|gostava\s+de|posso|podia|poderia|pode|podes|da\s+pra|da\s+para|consegue|conseguem)\s+(?:me\s+)?(?:colocar|botar|por|marcar|registrar|anotar|apostar|palpitar|mandar|deixar|cravar|chutar|salvar|lancar|enviar|fazer)\b/g,
  // "O modelo diz", "meu coração diz"
  /\b(?:xg|modelo|intuicao|coracao|instinto|cabeca|bola\s+de\s+cristal|taro|horoscopo|calculos?|estatisticas?|planilha|ia|chatgpt|algoritmo|media|simulador|feeling|faro|sentido|numeros|sangue|alma)\s+(?:falou|disse|diz|dizem|fala|falam|manda|aponta|apontam|preve|calcula|mostra)\b/g,
  // What was done before in order to pick now.
  /\b(?:cheguei|acordei|sonhei|pensei|lembrei|passei|voltei|demorei|analisei|estudei|rezei|fui|sai)\b/g,
  // Numbers of other things.
  /\b(?:km|sala|rua|camisa|canal|onibus|numero(?=\s+\d{3})|linha|apto|apartamento|bloco|quadra|plantao|rodada|br|prob|probabilidade|chance|turma|andar|nota|capitulo|pagina|top)\s+\d+\b/g,
  /\b\d+\s*(?:graus?|centimetros|metros|porcento|por\s+cento|semanas?|copos?|litros?|brejas?|chopes?|chopps?|pessoas?|amigos|filhos|netos|gatos|jogos|rodadas?|titulos?|torcedores|cadeiras|ingressos|jogadores|expulsos|expulsoes|amarelos|vermelhos|cartoes|faltas|horas|h|hs|hrs|min|seg|milhas)\b/g,
]

export const withoutHarmless = (plain: string): string =>
  phrases.reduce((text, phrase) => text.replaceAll(phrase, ' '), plain)
