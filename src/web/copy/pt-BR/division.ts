import type { TierName } from '#domain/division/tiers.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const rounds = (count: number) => format.plural(count, { one: '# rodada', other: '# rodadas' })
const ordinal = (place: number) => `${format.number(place)}º`

const tiers: Record<TierName, string> = {
  'serie-d': 'Série D',
  'serie-c': 'Série C',
  'serie-b': 'Série B',
  'serie-a': 'Série A',
  elite: 'Elite',
}

export const division = {
  title: 'Divisões',
  description:
    'Um grupo de uns 20 do seu nível, quatro rodadas, e quem vai bem sobe de divisão. Sempre há algo a ganhar.',
  lead: 'Um grupo do seu nível, quatro rodadas, e um novo começo do zero.',
  tiers,
  group: (tier: string, number: number) => `${tier}, grupo ${format.number(number)}`,
  groupDescription: (group: string, size: number) =>
    `Classificação ao vivo: ${group}, ${format.number(size)} participantes, quem sobe e quem cai.`,
  mixed: (names: readonly string[]) => format.list(names),
  table: 'Classificação do grupo',
  place: 'Posição',
  placeOf: ordinal,
  manager: 'Participante',
  you: 'você',
  points: 'Pontos',
  zone: 'Zona',
  roundShort: (round: number) => `R${format.number(round)}`,
  noLineup: 'não escalou',
  missed: (count: number) => `${rounds(count)} sem escalar`,
  moves: { up: 'Sobe', stay: 'Fica', down: 'Cai' },
  moved: { up: 'Subiu', stay: 'Ficou', down: 'Caiu' },
  progress: (played: number, of: number) => `Rodada ${format.number(played)} de ${format.number(of)}`,
  left: (count: number) =>
    count === 0
      ? 'É a última rodada do grupo.'
      : format.plural(count, { one: 'Falta # rodada depois desta.', other: 'Faltam # rodadas depois desta.' }),
  over: 'Grupo encerrado',
  provisional: 'Parcial: conta a rodada em jogo como está agora.',
  notBegun: 'O grupo está formado. As posições aparecem com os primeiros pontos da rodada.',
  zones: (up: number, down: number) =>
    `${up === 0 ? 'Ninguém sobe' : format.plural(up, { one: 'Sobe 1', other: 'Sobem #' })}; ${down === 0 ? 'ninguém cai' : format.plural(down, { one: 'cai 1', other: 'caem #' })}.`,
  edges: { top: 'Da Elite ninguém sobe.', bottom: 'Da Série D ninguém cai.' },
  own: 'Sua situação',
  standing: (place: number, size: number) => `Você está em ${ordinal(place)} de ${format.number(size)}.`,
  wouldRise: (tier: string) => `Terminando assim, você sobe: ${tier}.`,
  wouldStay: (tier: string) => `Terminando assim, você fica: ${tier}.`,
  wouldFall: (tier: string) => `Terminando assim, você cai: ${tier}.`,
  absent: 'Você faltou a mais da metade das rodadas do grupo e cai, qualquer que seja a posição.',
  toRise: (tenths: number) => `Faltam ${format.pointTenths(tenths)} pontos para a zona de subida.`,
  toStay: (tenths: number) => `Faltam ${format.pointTenths(tenths)} pontos para sair da zona de queda.`,
  last: (place: number, size: number, tier: string) =>
    `Seu último grupo terminou: ${ordinal(place)} de ${format.number(size)} na ${tier}.`,
  ended: {
    up: (tier: string) => `Você subiu para a ${tier}!`,
    stay: (tier: string) => `Você ficou na ${tier}.`,
    down: (tier: string) => `Você caiu para a ${tier}.`,
  },
  enters: (tier: string, round: number, atMs: number) =>
    `Seu time está pronto. Você entra em um grupo novo (${tier}) quando o mercado da rodada ${format.number(round)} fechar, em ${format.dateTime(atMs)}. Todos começam do zero.`,
  forming: 'Sua escalação está valendo. O grupo se forma assim que a rodada anterior for apurada.',
  needsTeam: 'Complete seu time antes do fechamento do mercado e entre em um grupo novo. Todos começam do zero.',
  team: 'Montar seu time',
  example: 'Ver um grupo em andamento',
  back: 'Sua divisão',
  past: 'Grupos anteriores',
  pastGroup: 'Grupo',
  noPast: 'Seus grupos encerrados aparecem aqui, com a posição final e para onde ela levou.',
  pastPlace: (place: number, size: number) => `${ordinal(place)} de ${format.number(size)}`,
  result: 'Resultado',
  how: 'Como funciona',
  rules: [
    'São cinco divisões: Série D, Série C, Série B, Série A e Elite. Quem chega começa na Série D.',
    'Quando o mercado fecha, quem escalou e está sem grupo entra em um, com uns 20 participantes de força parecida. Todos começam do zero.',
    'O grupo dura quatro rodadas e soma as escalações que valem. Rodada sem escalação não soma nada.',
    'No fim, um quinto do grupo sobe e um quinto cai. Empates: a melhor rodada decide.',
    'Quem falta a mais da metade das rodadas cai. Quem volta joga na divisão que tinha.',
  ],
}

export type DivisionCopy = typeof division
