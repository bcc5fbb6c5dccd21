/** What people call clubs. Each begins with plain names of the club, then come nicknames; some belong to several clubs. */
const NICKNAMES: readonly (readonly [names: string, nicknames: string])[] = [
  ['flamengo', 'fla|mengao|mengo|urubu|fla mengo|rubro negro|nacao|framengo'],
  ['palmeiras', 'verdao|porco|palestra|alviverde|parmera|parmeira|palestrinha'],
  ['corinthians', 'timao|coringao|curintia|corintians|corinthias|curinthia|gambas|todo poderoso'],
  ['sao paulo', 'spfc|tricolor|tricolor paulista|soberano|sampa|bambi|spaulo'],
  ['santos', 'peixe|alvinegro praiano|peixao'],
  ['internacional|inter', 'inter|colorado|colorados|saci'],
  ['gremio', 'imortal|tricolor|tricolor gaucho|gremista|imortal tricolor'],
  ['atletico mg|atletico mineiro', 'galo|atletico|atletico mineiro|atletico mg|galao|galo doido|cam'],
  ['cruzeiro', 'raposa|cabuloso|zeiro|cruzeirao'],
  [
    'athletico pr|atletico pr|athletico paranaense|athletico',
    'furacao|athletico|atletico|cap|athletico paranaense|atletico paranaense',
  ],
  ['atletico go|atletico goianiense', 'dragao|atletico|atletico goianiense'],
  ['fluminense', 'flu|fluzao|tricolor|tricolor carioca|nense|po de arroz'],
  ['botafogo|botafogo rj', 'fogao|bota fogo|glorioso|estrela solitaria|botafogao'],
  ['vasco|vasco da gama', 'vascao|gigante da colina|cruzmaltino|vasco da gama|bacalhau|vasquinho'],
  ['bahia', 'bahea|esquadrao|tricolor|tricolor de aco|baea'],
  ['vitoria', 'leao da barra|leao|vica'],
  ['fortaleza', 'leao|leao do pici|laion|tricolor|forta|fortal'],
  ['ceara', 'vozao|vovo'],
  ['sport recife|sport', 'leao|leao da ilha|sport recife'],
  ['bragantino|red bull bragantino', 'massa bruta|braga|red bull bragantino|red bull|rb bragantino|toro loko'],
  ['juventude', 'ju|papo|juve'],
  ['cuiaba', 'dourado'],
  ['criciuma', 'tigre|carvoeiro'],
  ['mirassol', 'leao|leao caipira'],
  ['goias', 'esmeraldino|verdao do cerrado'],
  ['coritiba', 'coxa|coxa branca'],
  ['chapecoense', 'chape|verdao do oeste'],
  ['america mg|america mineiro|america', 'coelho|america|america mineiro'],
  ['ponte preta', 'macaca|ponte'],
  ['guarani', 'bugre'],
  ['nautico', 'timbu'],
  ['santa cruz', 'cobra coral|santinha'],
  ['remo', 'leao azul|leao'],
  ['paysandu', 'papao'],
  ['avai', 'leao da ilha|leao'],
  ['figueirense', 'figueira'],
  ['parana', 'parana clube'],
  ['csa', 'azulao'],
]

const known = NICKNAMES.map(([names, nicknames]) => ({
  names: new Set(names.split('|')),
  nicknames: nicknames.split('|'),
}))

export const nicknamesOf = (plainName: string): readonly string[] =>
  known.find(({ names }) => names.has(plainName))?.nicknames ?? []
