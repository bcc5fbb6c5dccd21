/** Spellings of each club in files, after `plainName`. The first is the name that we use. */
const BRAZIL: readonly (readonly string[])[] = [
  ['america mg', 'america mineiro', 'america mineiro mg', 'america', 'america futebol clube', 'america fc mg'],
  [
    'athletico pr',
    'atletico pr',
    'athletico paranaense',
    'atletico paranaense',
    'ca paranaense',
    'club athletico paranaense',
    'athletico paranaense pr',
    'athletico',
  ],
  ['atletico go', 'atletico goianiense', 'ac goianiense', 'atletico goianiense go', 'ca goianiense'],
  [
    'atletico mg',
    'atletico mineiro',
    'atletico mineiro mg',
    'ca mineiro',
    'c atletico mineiro',
    'clube atletico mineiro',
    'atl mineiro',
  ],
  ['avai', 'avai sc'],
  ['bahia', 'bahia ba'],
  ['botafogo rj', 'botafogo', 'botafogo fr', 'botafogo fr rj'],
  ['bragantino', 'red bull bragantino', 'red bull bragantino sp', 'rb bragantino', 'rb bragantino sp'],
  ['csa', 'csa al'],
  ['ceara', 'ceara sc', 'ceara ce'],
  ['chapecoense', 'chapecoense sc', 'chapecoense af', 'chapecoense chapeco'],
  ['corinthians', 'corinthians sp', 'corinthians paulista', 'corinthians sao paulo'],
  ['coritiba', 'coritiba pr', 'coritiba fbc'],
  ['criciuma', 'criciuma sc'],
  ['cruzeiro', 'cruzeiro mg', 'cruzeiro belo horizonte'],
  ['cuiaba', 'cuiaba mt'],
  ['figueirense', 'figueirense sc'],
  ['flamengo', 'flamengo rj', 'cr flamengo', 'cr flamengo rj', 'flamengo rio de janeiro'],
  ['fluminense', 'fluminense rj', 'fluminense rio de janeiro'],
  ['fortaleza', 'fortaleza ce'],
  ['goias', 'goias go'],
  ['gremio', 'gremio porto alegre', 'gremio rs', 'gremio fb porto alegrense', 'gremio fbpa', 'gremio fb'],
  ['internacional', 'internacional rs', 'internacional porto alegre'],
  ['joinville', 'joinville sc'],
  ['juventude', 'juventude rs'],
  ['mirassol', 'mirassol sp'],
  ['nautico', 'nautico pe', 'nautico recife'],
  ['palmeiras', 'palmeiras sp', 'se palmeiras', 'se palmeiras sp', 'palmeiras sao paulo'],
  ['parana', 'parana clube', 'parana pr'],
  ['ponte preta', 'ponte preta sp', 'aa ponte preta', 'aa ponte preta sp'],
  ['portuguesa', 'portuguesa sp', 'portuguesa desportos'],
  ['remo', 'clube do remo', 'remo pa', 'remo belem'],
  ['santa cruz', 'santa cruz pe'],
  ['santos', 'santos sp'],
  ['sao paulo', 'sao paulo sp'],
  ['sport recife', 'sport', 'sport recife pe', 'sport pe', 'sc recife', 'sport club recife', 'sport club do recife'],
  ['vasco', 'vasco da gama', 'vasco da gama rj', 'cr vasco da gama', 'vasco rj'],
  ['vitoria', 'vitoria ba', 'vitoria salvador'],
]

const ENGLAND: readonly (readonly string[])[] = [
  ['arsenal'],
  ['aston villa'],
  ['birmingham', 'birmingham city'],
  ['blackburn', 'blackburn rovers'],
  ['blackpool'],
  ['bolton', 'bolton wanderers'],
  ['bournemouth'],
  ['brentford'],
  ['brighton', 'brighton and hove albion', 'brighton hove albion'],
  ['burnley'],
  ['cardiff', 'cardiff city'],
  ['chelsea'],
  ['coventry', 'coventry city'],
  ['crystal palace'],
  ['everton'],
  ['fulham'],
  ['huddersfield', 'huddersfield town'],
  ['hull', 'hull city'],
  ['ipswich', 'ipswich town'],
  ['leeds', 'leeds united'],
  ['leicester', 'leicester city'],
  ['liverpool'],
  ['luton', 'luton town'],
  ['man city', 'manchester city'],
  ['man united', 'manchester united', 'man utd'],
  ['middlesbrough'],
  ['newcastle', 'newcastle united'],
  ['norwich', 'norwich city'],
  ['nottingham forest', "nott'm forest", 'nottm forest'],
  ['qpr', 'queens park rangers'],
  ['reading'],
  ['sheffield united', 'sheffield utd'],
  ['southampton'],
  ['stoke', 'stoke city'],
  ['sunderland'],
  ['swansea', 'swansea city'],
  ['tottenham', 'tottenham hotspur', 'spurs'],
  ['watford'],
  ['west brom', 'west bromwich albion'],
  ['west ham', 'west ham united'],
  ['wigan', 'wigan athletic'],
  ['wolves', 'wolverhampton', 'wolverhampton wanderers'],
]

/** Cartola's short codes of clubs: from 2025 on its files have no other name. */
const CODES: Readonly<Record<string, string>> = {
  ame: 'america mg',
  ava: 'avai',
  bah: 'bahia',
  bot: 'botafogo rj',
  bgt: 'bragantino',
  rbb: 'bragantino',
  cam: 'atletico mg',
  cap: 'athletico pr',
  cea: 'ceara',
  cfc: 'coritiba',
  cha: 'chapecoense',
  cor: 'corinthians',
  cri: 'criciuma',
  cru: 'cruzeiro',
  csa: 'csa',
  cui: 'cuiaba',
  fla: 'flamengo',
  flu: 'fluminense',
  for: 'fortaleza',
  goi: 'goias',
  gre: 'gremio',
  int: 'internacional',
  juv: 'juventude',
  mir: 'mirassol',
  acg: 'atletico go',
  pal: 'palmeiras',
  par: 'parana',
  rem: 'remo',
  san: 'santos',
  sao: 'sao paulo',
  spo: 'sport recife',
  spt: 'sport recife',
  vas: 'vasco',
  vit: 'vitoria',
}

const NATIONS: readonly (readonly string[])[] = [
  ['usa', 'united states'],
  ['bosnia herzegovina', 'bosnia and herzegovina'],
  ['south korea', 'korea republic'],
  ['iran', 'ir iran'],
  ['cape verde', 'cabo verde'],
  ['dr congo', 'congo dr'],
  ['ivory coast', "cote d'ivoire"],
  ['czech republic', 'czechia'],
  ['turkey', 'turkiye'],
]

/** Without accents, capitals, punctuation (except apostrophes) and words such as "FC" or "Esporte". */
export function plainName(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' ')
    .replaceAll(/[^a-z0-9'\s]/g, ' ')
  const words = letters.split(/\s+/).filter((word) => word !== '' && !['fc', 'afc', 'ec', 'esporte'].includes(word))
  return words.join(' ')
}

export type Country = 'brazil' | 'england'

const TABLE = new Map<string, { club: string; country?: Country }>()
for (const [country, clubs] of [
  ['brazil', BRAZIL],
  ['england', ENGLAND],
] as const) {
  for (const [club = '', ...others] of clubs) {
    for (const spelling of [club, ...others, `sc ${club}`, `${club} sc`]) {
      if (!TABLE.has(spelling)) TABLE.set(spelling, { club, country })
    }
  }
}

for (const [code, club] of Object.entries(CODES)) TABLE.set(code, { club, country: 'brazil' })
for (const [club = '', ...others] of NATIONS) for (const spelling of [club, ...others]) TABLE.set(spelling, { club })

const TITLES = new Set([
  'sc',
  'cr',
  'se',
  'fr',
  'cf',
  'aa',
  'fbc',
  'fbpa',
  'clube',
  'club',
  'sport',
  'futebol',
  'de',
  'do',
  'da',
])

/** The club behind a spelling; an unknown club keeps its own plain name. */
export function canonicalClub(name: string): { club: string; country?: Country } {
  const plain = plainName(name)
  const bare = plain
    .split(' ')
    .filter((word) => !TITLES.has(word))
    .join(' ')
  return TABLE.get(plain) ?? TABLE.get(bare) ?? { club: plain }
}

/** Every word of every known spelling of the club behind a name, without titles such as "clube". */
export function wordsOfClub(name: string): string[] {
  const { club } = canonicalClub(name)
  const spellings = [...TABLE].flatMap(([spelling, known]) => (known.club === club ? [spelling] : []))
  const words = [plainName(name), club, ...spellings].flatMap((spelling) => spelling.split(' '))
  return [...new Set(words)].filter((word) => !TITLES.has(word))
}
