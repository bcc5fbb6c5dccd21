const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Portuguese values of the API, by the reason why they stay. */
export const portugueseValues: Readonly<Record<string, readonly string[]>> = {
  'the specification names it': wordsOf(`
    futebol basquete volei tenis Goleiro Defensor Meio-Campo Atacante Campeão Preciso
    primeira-escalacao olho-clinico campeao-de-liga em-chamas rodada-de-gala
    mensal semanal amigos pontos vitorias precisao pontos-corridos`),
  'Cartola calls the state of a player so': wordsOf('provavel duvida contundido suspenso'),
  'the game, its place or its tier is called so in Brazil': wordsOf(
    'bolao mata-mata campo fut7 futsal Linha serie-a serie-b serie-c serie-d',
  ),
  'it is part of a page’s address': ['temporada'],
  'people fill in a file of this name': wordsOf(
    'modelo.xlsx campeonato.csv clubes.csv jogadores.csv jogos.csv sumula.csv',
  ),
  'people type it': ['EXCLUIR'],
  'databases store it, and no other reason': ['painel', 'resultados'],
}

/** Codes of countries: no words of any language. */
export const countryCodes: readonly string[] = ['BR', 'AR', 'UY', 'CL', 'CO', 'PE']

/** Each word of the other values. A new word that is English joins this list; names such as Telegram count as English. */
export const englishWords: ReadonlySet<string> = new Set(
  wordsOf(`
  abandoned absent account achievement address ahead all allowed ambiguous answer app archived arrived assist author
  awaited awarded away back bad behind believe believed best blocked bold bonus bracket budget calibration captain
  card cartola champion championship changed city clap clean clock closing club clubs conceded confirmed contradiction
  contribution correct corrected correction counted counts craque created csv data deadline decide decided deed
  defensive delete desk did difference discord division doubted down draw drew due duel elite empty end ended every
  exact expert extra failed failing feed few file files final finalists fire first fixtures football forecast
  forecasts formation foul fpl free from full given global goal goals gone group guest half halves held hold home
  hoops host hour imported in insult join joined joker json judge keep kick kind known large late laugh leader league
  leagues left level lineup live lock locked loser lost made mail manager many margin market match matches member
  members message mine missed missing model most moved moving mute muted name named needed newcomers newer no normal
  not nothing now of off offside on once only open openfootball operator organiser other out over overtaken own owner
  pace pass passed penalty performance period pick picks pitch place plain play played player players points pool
  postponed prediction private prize promoted proposal proposed public published push quarter range ranking read red
  redirected refused reminder remove replaced reporter restart results resume resumed revoked rights rival round
  rounds sad safe sample sash save saved scheduled score scorer scorers scouts season second secret semifinalists set
  settle settled share sheet shoot shot sign since slack small spam split squad squads stable standings started status
  stay streak strength stripes substitution suffered table tackle team telegram test threat ties time timed timeout to
  today token tomorrow too top unclear undo unknown unreachable unreadable up value var vip waiting wall webhook
  whatsapp win winner withdrawn won woodwork word wow wrong yellow
`),
)
