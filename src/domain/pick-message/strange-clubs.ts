/**
 * Clubs that people know from other championships. Beside a score they are no filler: the person is asked about them
 * (PM3). A name is of the clubs of a championship first, and strange only where that has none with it.
 */
const NAMES = `
  remo|paysandu|papao|leao azul|chapecoense|chape|america mineiro|america mg|america|coelho|atletico goianiense|atletico go|dragao|goias|
  esmeraldino|vila nova|coritiba|coxa|coxa branca|parana clube|operario|criciuma|tigre|carvoeiro|avai|figueirense|figueira|joinville|
  brusque|caxias|brasil de pelotas|ypiranga|novorizontino|ponte preta|ponte|macaca|guarani|bugre|mirassol|ituano|botafogo sp|botafogo pb|
  inter de limeira|portuguesa|lusa|sao bernardo|santo andre|sao caetano|agua santa|ferroviaria|ferroviario|noroeste|xv de piracicaba|
  oeste|audax|cuiaba|dourado|sampaio correa|sampaio|moto club|csa|crb|azulao|abc|america rn|santa cruz|santinha|cobra coral|nautico|timbu|
  fluminense do piaui|flamengo do piaui|flamengo de guanambi|botafogo da paraiba|santos do amapa|internacional de lages|
  inter de lages|palmeiras de goias|vitoria de santo antao|gremio prudente|gremio barueri|gremio anapolis|atletico acreano|
  retro|salgueiro|campinense|treze|confianca|sergipe|itabaiana|asa|jacuipense|juazeirense|bahia de feira|fluminense de feira|
  vitoria da conquista|altos|river pi|amazonas fc|amazonas|manaus|nacional am|tuna luso|aguia de maraba|brasiliense|gama|
  volta redonda|voltaco|bangu|madureira|nova iguacu|boavista|portuguesa rj|america rj|olaria|tombense|villa nova|uberlandia|athletic club|
  athletic|pouso alegre|democrata|maringa|londrina|cascavel|sao jose|ypiranga rs|tocantinopolis|anapolis|aparecidense|goiania|
  luverdense|rio branco|princesa|santos ap|santos laguna|ibis|desportivo brasil|serra|desportiva|rio verde|sao raimundo|
  real madrid|real|barcelona|barca|atletico de madrid|atletico madrid|sevilla|valencia|betis|villarreal|milan|inter de milao|
  internazionale|inter miami|juventus|napoli|roma|lazio|atalanta|fiorentina|manchester|manchester city|manchester united|city|united|
  chelsea|arsenal|liverpool|tottenham|newcastle|everton|aston villa|leicester|bayern|bayern de munique|dortmund|borussia|leverkusen|
  leipzig|psg|paris|lyon|marseille|olympique|monaco|ajax|psv|feyenoord|benfica|porto fc|sporting|braga fc|galatasaray|fenerbahce|
  celtic|al hilal|al nassr|al ahly|boca|boca juniors|river|river plate|racing|independiente|san lorenzo|estudiantes|velez|
  penarol|nacional|colo colo|universidad|cerro porteno|cerro|olimpia|libertad|ldu|barcelona de guayaquil|independiente del valle|
  emelec|millonarios|america de cali|atletico nacional|junior barranquilla|alianza lima|universitario|sporting cristal|bolivar|
  the strongest|always ready|toluca|monterrey|cruz azul|chivas|
  brasil|argentina|uruguai|paraguai|chile|colombia|equador|bolivia|venezuela|alemanha|espanha|italia|franca|inglaterra|portugal|
  holanda|belgica|croacia|mexico|japao|marrocos|lakers|celtics|warriors|bulls`

const known = new Set(NAMES.split('|').map((name) => name.trim()))
/** These are words of a sentence as well. They are clubs only beside a number or "x". */
const ALSO_WORDS = new Set(
  'real city united roma ponte tigre coelho brasil paris porto nacional america figueira gama serra retro oeste altos princesa asa racing universidad treze confianca franca chile portugal guarani operario cerro river anapolis paysandu remo goiania ibis manaus amazonas noroeste goias sergipe parana londrina'.split(
    ' ',
  ),
)
const LONGEST_WORDS = 4
const NEXT_TO = /^(?:\d+|x|vs|contra|e|zero|um|dois|tres|quatro|ganha|ganham|vence|perde|empata|goleia|leva|fc|do|no)$/

/** How many words from `at` on name a club of another championship; 0: none. */
export function strangeClubAt(words: readonly string[], at: number): number {
  for (let count = Math.min(LONGEST_WORDS, words.length - at); count > 0; count--)
    if (known.has(words.slice(at, at + count).join(' '))) return count
  return 0
}

export function isStrangeClub(words: readonly string[], at: number): boolean {
  const count = strangeClubAt(words, at)
  if (count === 0) return false
  const isWord = count === 1 && ALSO_WORDS.has(words[at] ?? '')
  if (!isWord) return true
  const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''] as const
  return NEXT_TO.test(after) || /^(?:\d+|x|vs|contra|zero|um|dois|tres)$/.test(before) || words.length === count
}
