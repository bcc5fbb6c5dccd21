import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format

/** The first part of the home page for a known person. */
export const now = {
  title: 'Seu jogo',
  greeting: (name: string) => `Olá, ${name}`,
  nameless: 'Escolher seu nome',
  market: {
    title: 'Mercado',
    closesIn: (round: number) => `Rodada ${number(round)} · fecha em`,
    closed: 'Mercado fechado. A próxima rodada abre em instantes.',
    none: 'Nenhuma rodada aberta agora.',
    build: 'Montar seu time',
    complete: (players: number, of: number) => `Completar time: ${number(players)}/${number(of)}`,
    adjust: 'Ajustar a escalação',
    ready: (squad: string) => `${squad} está pronto para a rodada.`,
    someReady: 'Você tem um time pronto para a rodada.',
    change: 'Ver e mudar o time',
  },
  picks: {
    title: 'Palpites de hoje',
    left: (count: number) => (count === 0 ? 'tudo feito' : format.plural(count, { one: 'falta #', other: 'faltam #' })),
    done: 'Todos os jogos de hoje têm o seu palpite.',
    none: 'Nenhum jogo para palpitar hoje.',
    all: 'Ver todos os jogos para palpitar',
  },
  round: {
    title: 'Sua rodada',
    last: (round: number) => `Sua rodada ${number(round)}`,
    soFar: 'pontos até agora',
    points: 'pontos',
    rank: (rank: number) => `${number(rank)}º no ranking global`,
    season: ({ rank, of }: { rank: number; of: number }) => `${number(rank)}º de ${number(of)} na temporada`,
    place: (rank: number) => `${number(rank)}º da rodada`,
    follow: 'Acompanhar ponto por ponto',
    story: 'Ler a história da rodada',
    debut: (round: number) => `Seu time estreia na rodada ${number(round)}.`,
    none: 'Complete seu time e a sua primeira rodada aparece aqui.',
  },
  leagues: {
    title: 'Suas ligas',
    none: 'Você ainda não está em nenhuma liga.',
    find: 'Ver as ligas',
    all: 'Ver todas as suas ligas',
  },
}

export type NowCopy = typeof now
