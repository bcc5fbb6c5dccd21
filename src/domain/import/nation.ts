export interface ShirtColours {
  primary: string
  secondary: string
  pattern: string
}

type Shirt = readonly [primary: string, secondary: string, pattern: string]

const WHITE = '#f5f5f5'
const RED = '#c8102e'
const BLUE = '#0b4ea2'
const NAVY = '#14213d'
const SKY = '#75aadb'
const GREEN = '#0a7d3e'
const YELLOW = '#f7d117'
const ORANGE = '#f36c21'
const WINE = '#7f1734'
const BLACK = '#111111'

/** National teams and their shirts, by their names in English, Portuguese and Spanish without accents. */
const NATIONS: readonly (readonly [code: string, names: string, shirt: Shirt])[] = [
  ['AL', 'albania', [RED, BLACK, 'plain']],
  ['DZ', 'algeria, argelia', [WHITE, GREEN, 'plain']],
  ['AO', 'angola', [RED, BLACK, 'plain']],
  ['AR', 'argentina', [SKY, WHITE, 'stripes']],
  ['AU', 'australia', [YELLOW, GREEN, 'plain']],
  ['AT', 'austria', [RED, WHITE, 'plain']],
  ['BE', 'belgium, belgica', [RED, BLACK, 'plain']],
  ['BO', 'bolivia', [GREEN, WHITE, 'plain']],
  [
    'BA',
    'bosnia herzegovina, bosnia e herzegovina, bosnia y herzegovina, bosnia and herzegovina',
    [BLUE, YELLOW, 'plain'],
  ],
  ['BR', 'brazil, brasil', [YELLOW, GREEN, 'plain']],
  ['BG', 'bulgaria', [WHITE, GREEN, 'plain']],
  ['CM', 'cameroon, camaroes, camerun', [GREEN, RED, 'plain']],
  ['CA', 'canada', [RED, WHITE, 'plain']],
  ['CV', 'cape verde, cabo verde', [BLUE, WHITE, 'plain']],
  ['CL', 'chile', [RED, BLUE, 'plain']],
  ['CN', 'china, china pr', [RED, YELLOW, 'plain']],
  ['CO', 'colombia', [YELLOW, NAVY, 'plain']],
  ['CR', 'costa rica', [RED, BLUE, 'plain']],
  ['HR', 'croatia, croacia', [RED, WHITE, 'hoops']],
  ['CW', 'curacao, curazao', [BLUE, YELLOW, 'plain']],
  ['CZ', 'czech republic, republica tcheca, tchequia, republica checa, chequia, czechia', [RED, WHITE, 'plain']],
  ['DK', 'denmark, dinamarca', [RED, WHITE, 'plain']],
  ['CD', 'dr congo, rd congo, rd do congo, congo dr', [SKY, RED, 'sash']],
  ['EC', 'ecuador, equador', [YELLOW, BLUE, 'plain']],
  ['EG', 'egypt, egito, egipto', [RED, WHITE, 'plain']],
  ['SV', 'el salvador', [BLUE, WHITE, 'plain']],
  ['GB-ENG', 'england, inglaterra', [WHITE, NAVY, 'plain']],
  ['FI', 'finland, finlandia', [WHITE, BLUE, 'plain']],
  ['FR', 'france, franca, francia', [NAVY, WHITE, 'plain']],
  ['GE', 'georgia', [WHITE, RED, 'plain']],
  ['DE', 'germany, alemanha, alemania', [WHITE, BLACK, 'plain']],
  ['GH', 'ghana, gana', [WHITE, BLACK, 'plain']],
  ['GR', 'greece, grecia', [WHITE, BLUE, 'plain']],
  ['GT', 'guatemala', [BLUE, WHITE, 'plain']],
  ['HT', 'haiti', [BLUE, RED, 'plain']],
  ['HN', 'honduras', [WHITE, BLUE, 'stripes']],
  ['HU', 'hungary, hungria', [RED, GREEN, 'plain']],
  ['IS', 'iceland, islandia', [BLUE, RED, 'plain']],
  ['IR', 'iran, ira, ir iran', [WHITE, RED, 'plain']],
  ['IQ', 'iraq, iraque', [WHITE, GREEN, 'plain']],
  ['IE', 'ireland, republic of ireland, irlanda, republica da irlanda, republica de irlanda', [GREEN, WHITE, 'plain']],
  ['IL', 'israel', [BLUE, WHITE, 'plain']],
  ['IT', 'italy, italia', [BLUE, WHITE, 'plain']],
  ['CI', 'ivory coast, costa do marfim, costa de marfil, cote d ivoire', [ORANGE, WHITE, 'plain']],
  ['JM', 'jamaica', [YELLOW, BLACK, 'plain']],
  ['JP', 'japan, japao, japon', [NAVY, WHITE, 'plain']],
  ['JO', 'jordan, jordania', [WHITE, RED, 'plain']],
  ['ML', 'mali', [YELLOW, GREEN, 'plain']],
  ['MX', 'mexico', [GREEN, WHITE, 'plain']],
  ['MA', 'morocco, marrocos, marruecos', [RED, GREEN, 'plain']],
  ['NL', 'netherlands, holanda, paises baixos, paises bajos', [ORANGE, BLACK, 'plain']],
  ['NZ', 'new zealand, nova zelandia, nueva zelanda', [WHITE, BLACK, 'plain']],
  ['NG', 'nigeria', [GREEN, WHITE, 'plain']],
  ['KP', 'north korea, coreia do norte, corea del norte', [RED, WHITE, 'plain']],
  ['MK', 'north macedonia, macedonia do norte, macedonia del norte', [RED, YELLOW, 'plain']],
  ['GB-NIR', 'northern ireland, irlanda do norte, irlanda del norte', [GREEN, WHITE, 'plain']],
  ['NO', 'norway, noruega', [RED, NAVY, 'plain']],
  ['PA', 'panama', [RED, WHITE, 'plain']],
  ['PY', 'paraguay, paraguai', [RED, WHITE, 'stripes']],
  ['PE', 'peru', [WHITE, RED, 'sash']],
  ['PL', 'poland, polonia', [WHITE, RED, 'plain']],
  ['PT', 'portugal', [RED, GREEN, 'plain']],
  ['QA', 'qatar, catar', [WINE, WHITE, 'plain']],
  ['RO', 'romania, romenia, rumania', [YELLOW, RED, 'plain']],
  ['RU', 'russia, rusia', [RED, WHITE, 'plain']],
  ['SA', 'saudi arabia, arabia saudita', [GREEN, WHITE, 'plain']],
  ['GB-SCT', 'scotland, escocia', [NAVY, WHITE, 'plain']],
  ['SN', 'senegal', [WHITE, GREEN, 'plain']],
  ['RS', 'serbia, servia', [RED, BLUE, 'plain']],
  ['SK', 'slovakia, eslovaquia', [BLUE, WHITE, 'plain']],
  ['SI', 'slovenia, eslovenia', [WHITE, BLUE, 'plain']],
  ['ZA', 'south africa, africa do sul, sudafrica', [YELLOW, GREEN, 'plain']],
  ['KR', 'south korea, coreia do sul, corea del sur, korea republic', [RED, BLACK, 'plain']],
  ['ES', 'spain, espanha, espana', [RED, YELLOW, 'plain']],
  ['SE', 'sweden, suecia', [YELLOW, BLUE, 'plain']],
  ['CH', 'switzerland, suica, suiza', [RED, WHITE, 'plain']],
  ['TG', 'togo', [YELLOW, GREEN, 'plain']],
  [
    'TT',
    'trinidad and tobago, trinidad tobago, trinidad e tobago, trinidad y tobago, trinidad y tabago',
    [RED, BLACK, 'plain'],
  ],
  ['TN', 'tunisia, tunez', [WHITE, RED, 'plain']],
  ['TR', 'turkey, turquia, turkiye', [WHITE, RED, 'hoops']],
  ['UA', 'ukraine, ucrania', [YELLOW, BLUE, 'plain']],
  ['AE', 'united arab emirates, emirados arabes unidos, emiratos arabes unidos', [WHITE, RED, 'plain']],
  ['UY', 'uruguay, uruguai', [SKY, BLACK, 'plain']],
  ['US', 'usa, estados unidos, united states', [WHITE, NAVY, 'plain']],
  ['UZ', 'uzbekistan, uzbequistao', [WHITE, BLUE, 'plain']],
  ['VE', 'venezuela', [WINE, WHITE, 'plain']],
  ['GB-WLS', 'wales, pais de gales, gales', [RED, GREEN, 'plain']],
]

interface Nation {
  /** ISO 3166; the sides of the United Kingdom by their subdivisions. */
  code: string
  shirt: ShirtColours
}

const BY_NAME = new Map(
  NATIONS.flatMap(([code, names, [primary, secondary, pattern]]) =>
    names.split(', ').map((name): [string, Nation] => [name, { code, shirt: { primary, secondary, pattern } }]),
  ),
)

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/** The national team with this name in one of our languages. */
export const nationOf = (name: string): Nation | undefined => BY_NAME.get(plain(name))
