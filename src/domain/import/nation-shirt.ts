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

/** What national teams wear, by their names in English, Portuguese and Spanish without accents. */
const NATIONS: readonly (readonly [names: string, shirt: Shirt])[] = [
  ['algeria, argelia', [WHITE, GREEN, 'plain']],
  ['argentina', [SKY, WHITE, 'stripes']],
  ['australia', [YELLOW, GREEN, 'plain']],
  ['austria', [RED, WHITE, 'plain']],
  ['belgium, belgica', [RED, BLACK, 'plain']],
  ['bolivia', [GREEN, WHITE, 'plain']],
  ['bosnia herzegovina, bosnia e herzegovina, bosnia y herzegovina', [BLUE, YELLOW, 'plain']],
  ['brazil, brasil', [YELLOW, GREEN, 'plain']],
  ['cameroon, camaroes, camerun', [GREEN, RED, 'plain']],
  ['canada', [RED, WHITE, 'plain']],
  ['cape verde, cabo verde', [BLUE, WHITE, 'plain']],
  ['chile', [RED, BLUE, 'plain']],
  ['colombia', [YELLOW, NAVY, 'plain']],
  ['costa rica', [RED, BLUE, 'plain']],
  ['croatia, croacia', [RED, WHITE, 'hoops']],
  ['curacao, curazao', [BLUE, YELLOW, 'plain']],
  ['czech republic, republica tcheca, tchequia, republica checa, chequia', [RED, WHITE, 'plain']],
  ['denmark, dinamarca', [RED, WHITE, 'plain']],
  ['dr congo, rd congo, rd do congo', [SKY, RED, 'sash']],
  ['ecuador, equador', [YELLOW, BLUE, 'plain']],
  ['egypt, egito, egipto', [RED, WHITE, 'plain']],
  ['england, inglaterra', [WHITE, NAVY, 'plain']],
  ['france, franca, francia', [NAVY, WHITE, 'plain']],
  ['germany, alemanha, alemania', [WHITE, BLACK, 'plain']],
  ['ghana, gana', [WHITE, BLACK, 'plain']],
  ['greece, grecia', [WHITE, BLUE, 'plain']],
  ['haiti', [BLUE, RED, 'plain']],
  ['honduras', [WHITE, BLUE, 'stripes']],
  ['iran, ira', [WHITE, RED, 'plain']],
  ['iraq, iraque', [WHITE, GREEN, 'plain']],
  ['italy, italia', [BLUE, WHITE, 'plain']],
  ['ivory coast, costa do marfim, costa de marfil', [ORANGE, WHITE, 'plain']],
  ['jamaica', [YELLOW, BLACK, 'plain']],
  ['japan, japao, japon', [NAVY, WHITE, 'plain']],
  ['jordan, jordania', [WHITE, RED, 'plain']],
  ['mexico', [GREEN, WHITE, 'plain']],
  ['morocco, marrocos, marruecos', [RED, GREEN, 'plain']],
  ['netherlands, holanda, paises baixos, paises bajos', [ORANGE, BLACK, 'plain']],
  ['new zealand, nova zelandia, nueva zelanda', [WHITE, BLACK, 'plain']],
  ['nigeria', [GREEN, WHITE, 'plain']],
  ['norway, noruega', [RED, NAVY, 'plain']],
  ['panama', [RED, WHITE, 'plain']],
  ['paraguay, paraguai', [RED, WHITE, 'stripes']],
  ['peru', [WHITE, RED, 'sash']],
  ['poland, polonia', [WHITE, RED, 'plain']],
  ['portugal', [RED, GREEN, 'plain']],
  ['qatar, catar', [WINE, WHITE, 'plain']],
  ['saudi arabia, arabia saudita', [GREEN, WHITE, 'plain']],
  ['scotland, escocia', [NAVY, WHITE, 'plain']],
  ['senegal', [WHITE, GREEN, 'plain']],
  ['serbia, servia', [RED, BLUE, 'plain']],
  ['south africa, africa do sul, sudafrica', [YELLOW, GREEN, 'plain']],
  ['south korea, coreia do sul, corea del sur', [RED, BLACK, 'plain']],
  ['spain, espanha, espana', [RED, YELLOW, 'plain']],
  ['sweden, suecia', [YELLOW, BLUE, 'plain']],
  ['switzerland, suica, suiza', [RED, WHITE, 'plain']],
  ['tunisia', [WHITE, RED, 'plain']],
  ['turkey, turquia', [WHITE, RED, 'hoops']],
  ['ukraine, ucrania', [YELLOW, BLUE, 'plain']],
  ['uruguay, uruguai', [SKY, BLACK, 'plain']],
  ['usa, estados unidos, united states', [WHITE, NAVY, 'plain']],
  ['uzbekistan, uzbequistao', [WHITE, BLUE, 'plain']],
  ['venezuela', [WINE, WHITE, 'plain']],
  ['wales, pais de gales, gales', [RED, GREEN, 'plain']],
]

const BY_NAME = new Map(
  NATIONS.flatMap(([names, [primary, secondary, pattern]]) =>
    names.split(', ').map((name): [string, ShirtColours] => [name, { primary, secondary, pattern }]),
  ),
)

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/** IM6: a national team is known by its colours. */
export const nationShirt = (name: string): ShirtColours | undefined => BY_NAME.get(plain(name))
