/**
 * What people call clubs. Each entry has plain names of the club first, then nicknames. Some nicknames belong to
 * several clubs.
 */
const NICKNAMES: readonly (readonly [names: string, nicknames: string])[] = [
  ['flamengo', 'fla|mengao|mengo|urubu|fla mengo|rubro negro|nacao|framengo|crf|mengudo|menguinho'],
  ['palmeiras', 'verdao|porco|palestra|alviverde|parmera|parmeira|palestrinha|porcada|sep|palmeira'],
  [
    'corinthians',
    'timao|coringao|curintia|corintians|corinthias|curinthia|gambas|gamba|todo poderoso|sccp|curingao|coringa|corinthia|coringao do povo',
  ],
  [
    'sao paulo',
    'spfc|tricolor|tricolor paulista|soberano|sampa|bambi|spaulo|tricolor do morumbi|sao paulino|sampaulo|sao paulo fc|sp',
  ],
  ['santos', 'peixe|alvinegro praiano|peixao|sfc|santastico'],
  ['internacional|inter', 'inter|colorado|colorados|saci|sci|interzao|internacional de porto alegre'],
  ['gremio', 'imortal|tricolor|tricolor gaucho|imortal tricolor|fbpa|gremiao'],
  [
    'atletico mg|atletico mineiro',
    'galo|atletico|atletico mineiro|atletico mg|galao|galo doido|cam|galo forte|galinho|galo vingador|galo forte vingador|galao da massa',
  ],
  ['cruzeiro', 'raposa|cabuloso|zeiro|cruzeirao|cec'],
  [
    'athletico pr|atletico pr|athletico paranaense|athletico',
    'furacao|furacao da baixada|rubro negro|rubro negro paranaense|athletico|atletico|cap|athletico paranaense|atletico paranaense',
  ],
  ['atletico go|atletico goianiense', 'dragao|rubro negro|atletico|atletico goianiense'],
  ['fluminense', 'flu|fluzao|fluzin|tricolor|tricolor carioca|tricolor das laranjeiras|nense|po de arroz'],
  ['botafogo|botafogo rj', 'fogao|bota fogo|glorioso|fogo|estrela solitaria|botafogao|bfr'],
  [
    'vasco|vasco da gama',
    'vascao|gigante da colina|cruzmaltino|vasco da gama|bacalhau|vasquinho|vascaozao|cruz maltino|almirante|vascao da gama|vascao da virada|trem bala da colina|trem bala',
  ],
  ['bahia', 'bahea|baia|baiano|baianos|esquadrao|tricolor|tricolor de aco|baea|ecb|bahiao'],
  ['vitoria', 'leao da barra|leao|vica|ecv|rubro negro|rubro negro baiano|baiano|baianos|vitoria da bahia'],
  ['fortaleza', 'leao|leao do pici|laion|leao tricolor|tricolor|tricolor de aco|forta|fortal|fec'],
  ['ceara', 'vozao|vovo|csc|vozinho'],
  ['sport recife|sport', 'leao|leao da ilha|rubro negro|sport recife'],
  ['bragantino|red bull bragantino', 'massa bruta|braga|red bull bragantino|red bull|rb bragantino|toro loko|rbb'],
  ['juventude', 'ju|papo|juve|jaconero'],
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
  // A club that is called "Athletico Paranaense" here is "Athletico PR" elsewhere.
  nicknames: [...names.split('|'), ...nicknames.split('|')],
}))

export const nicknamesOf = (plainName: string): readonly string[] =>
  known.find(({ names }) => names.has(plainName))?.nicknames ?? []
