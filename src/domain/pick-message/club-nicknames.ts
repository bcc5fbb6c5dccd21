/**
 * What people call clubs. Each entry has plain names of the club first, then nicknames. Some nicknames belong to
 * several clubs.
 */
const NICKNAMES: readonly (readonly [names: string, nicknames: string])[] = [
  [
    'flamengo',
    'cr do flamengo|clube de regatas flamengo|mengao malvadao|malvadao|rubro negro carioca|flamidia|urubuzao|urubuzada|flamengao|mulambo|cr flamengo|fla|mengao|mengo|urubu|fla mengo|rubro negro|nacao|framengo|crf|mengudo|menguinho',
  ],
  [
    'palmeiras',
    'porcao|palmeirao|parmeirao|palestra italia|alviverde imponente|parmeras|periquito|palmas|verdao|porco|palestra|alviverde|parmera|parmeira|palestrinha|porcada|sep|palmeira|se palmeiras|sociedade esportiva palmeiras',
  ],
  [
    'corinthians',
    'sc corinthians|sport club corinthians|sport club corinthians paulista|timao do povo|corintia|curintians|curinthians|todo poderoso timao|bando de loucos|coringa|alvinegro|alvinegro paulista|timao|coringao|curintia|corintians|corinthias|curinthia|gambas|gamba|todo poderoso|sccp|curingao|coringa|corinthia|coringao do povo',
  ],
  [
    'sao paulo',
    's paulo|bambis|tricolor do morumbis|clube da fe|sao paolo|sumpaulo|saopaulino|spfc|tricolor|tricolor paulista|soberano|sampa|bambi|spaulo|tricolor do morumbi|sao paulino|sampaulo|sao paulo fc|sp',
  ],
  [
    'santos',
    'santos fc|alvinegro da vila|alvinegro|time da vila|baleia|sardinha|santo|peixe|alvinegro paulista|alvinegro praiano|peixao|sfc|santastico',
  ],
  [
    'internacional|inter',
    'sc internacional|sport club internacional|inter de porto alegre|clube do povo|inter|colorado|colorados|saci|sci|interzao|internacional de porto alegre',
  ],
  ['gremio', 'tricolor imortal|mosqueteiro|gremio fbpa|imortal|tricolor|tricolor gaucho|imortal tricolor|fbpa|gremiao'],
  [
    'atletico mg|atletico mineiro',
    'galo mineiro|atl mg|galo forte e vingador|alvinegro|alvinegro mineiro|atleticao|frango|atletico de minas|galo|atletico|atletico mineiro|atletico mg|galao|galo doido|cam|galo forte|galinho|galo vingador|galo forte vingador|galao da massa',
  ],
  ['cruzeiro', 'marias|raposao|zeirao|celeste|time celeste|bestia negra|estrelado|raposa|cabuloso|zeiro|cruzeirao|cec'],
  [
    'athletico pr|atletico pr|athletico paranaense|athletico',
    'cape|atl pr|atletico do parana|athletico do parana|furacao do parana|atletico de curitiba|athletico de curitiba|atletico parana|furacao|furacao da baixada|rubro negro|rubro negro paranaense|athletico|atletico|cap|athletico paranaense|atletico paranaense',
  ],
  ['atletico go|atletico goianiense', 'dragao|rubro negro|atletico|atletico goianiense'],
  [
    'fluminense',
    'fluzinho|flusao|time de guerreiros|flu|fluzao|fluzin|tricolor|tricolor carioca|tricolor das laranjeiras|nense|po de arroz',
  ],
  [
    'botafogo|botafogo rj',
    'alvinegro|alvinegro carioca|cachorrada|biriba|botafogo de futebol|fogao|bota fogo|glorioso|fogo|estrela solitaria|botafogao|bfr',
  ],
  [
    'vasco|vasco da gama',
    'crvg|cr vasco|vasquim|expresso da vitoria|cruz de malta|time da colina|time da virada|vasco da virada|vascao|gigante da colina|cruzmaltino|vasco da gama|bacalhau|vasquinho|vascaozao|cruz maltino|almirante|vascao da gama|vascao da virada|trem bala da colina|trem bala',
  ],
  [
    'bahia',
    'ec bahia|esporte clube bahia|vitoria da bahia|tricolor baiano|tricolor da boa terra|esquadrao de aco|bbmp|bahiaco|bahea|baia|baiano|baianos|esquadrao|tricolor|tricolor de aco|baea|ecb|bahiao',
  ],
  [
    'vitoria',
    'leao baiano|ec vitoria|esporte clube vitoria|leao do barradao|colossal|leao da barra|leao|vica|ecv|rubro negro|rubro negro baiano|baiano|baianos|vitoria da bahia',
  ],
  [
    'fortaleza',
    'fortaleza ec|fortaleza esporte clube|tricolor do pici|tricolor cearense|leao cearense|leao|leao do pici|laion|leao tricolor|tricolor|tricolor de aco|forta|fortal|fec',
  ],
  [
    'ceara',
    'ceara sporting|ceara sporting club|alvinegro|alvinegro cearense|alvinegro de porangabucu|vovozao|ceara sc|vozao|vovo|csc|vozinho',
  ],
  [
    'sport recife|sport',
    'esporte|leao pernambucano|rubro negro pernambucano|rubro negro da ilha|leao do recife|sport club recife|sport club do recife|leao|leao da ilha|rubro negro|sport recife',
  ],
  [
    'bragantino|red bull bragantino',
    'touro|touro loco|toro loco|red bull braga|rb braga|rb|linguica mecanica|massa bruta|braga|red bull bragantino|red bull|rb bragantino|toro loko|rbb',
  ],
  [
    'juventude',
    'juventude de caxias|ec juventude|esporte clube juventude|papada|jaconera|verdao da serra|juv|ju|papo|juve|jaconero',
  ],
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
