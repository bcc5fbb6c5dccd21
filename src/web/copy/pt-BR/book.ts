import type { RoundState } from '#contract/book.ts'
import type { Position } from '#domain/sport/position.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const book = {
  title: 'Clubes, jogadores e jogos',
  parts: { clubs: 'Clubes', players: 'Jogadores', rounds: 'Rodadas', matches: 'Jogos' },
  done: 'Salvo.',
  undo: 'Desfazer',
  edit: 'Editar',
  remove: 'Apagar',
  editOne: (name: string) => `Editar ${name}`,
  removeOne: (name: string) => `Apagar ${name}`,
  save: 'Salvar mudança',
  zone: (timeZone: string) => `No fuso do campeonato: ${timeZone}.`,
  positions: {
    Goleiro: 'Goleiro',
    Defensor: 'Defensor',
    'Meio-Campo': 'Meio-campo',
    Atacante: 'Atacante',
    Linha: 'Linha',
  } satisfies Record<Position, string>,
  states: {
    open: 'mercado aberto até',
    locked: 'fechada em',
    live: 'em jogo desde',
    settled: 'apurada, fechada em',
  } satisfies Record<RoundState, string>,
  club: { name: 'Nome do clube', city: 'Cidade (opcional)', add: 'Criar clube' },
  player: {
    club: 'Clube',
    noClub: 'Crie primeiro um clube.',
    names: 'Jogadores, um por linha',
    hint: 'Com o número da camisa na frente, se quiser: “10 Nino”.',
    position: 'Posição',
    price: 'Preço',
    priceHint: 'De 50 a 150. Depois da primeira rodada o jogo muda os preços.',
    add: 'Criar jogadores',
  },
  round: {
    name: (number: number) => `Rodada ${format.number(number)}`,
    number: 'Número da rodada',
    deadline: 'O mercado fecha',
    add: 'Criar rodada',
  },
  match: {
    name: (home: string, away: string) => `${home} x ${away}`,
    result: (home: string, homeScore: number, awayScore: number, away: string) =>
      `${home} ${homeScore} x ${awayScore} ${away}`,
    round: 'Rodada',
    home: 'Mandante',
    away: 'Visitante',
    start: 'Começa',
    add: 'Criar jogo',
    desk: 'Mesa',
    deskOf: (match: string) => `Mesa: ${match}`,
    notYet: 'Para criar um jogo são precisos dois clubes e uma rodada aberta.',
  },
}

export type BookCopy = typeof book
