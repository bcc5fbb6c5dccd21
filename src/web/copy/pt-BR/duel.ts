import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const won = (count: number) => format.plural(count, { one: '# vitória', other: '# vitórias' })
const lost = (count: number) => format.plural(count, { one: '# derrota', other: '# derrotas' })
const drawn = (count: number) => format.plural(count, { one: '# empate', other: '# empates' })

export const duel = {
  title: 'Seu Confronto',
  round: (round: number) => `Rodada ${format.number(round)}`,
  roundHeader: 'Rodada',
  versus: 'contra',
  ahead: 'Você está na frente',
  behind: 'Você está atrás',
  level: 'Empate por enquanto',
  won: 'Você venceu',
  lost: 'Você perdeu',
  drew: 'Terminou empatado',
  provisional: 'Números provisórios: valem quando a rodada encerrar.',
  rest: 'Seu time descansa nesta rodada: não sobrou adversário.',
  restOther: 'O time descansa nesta rodada: não sobrou adversário.',
  wins: (name: string) => `${name} venceu`,
  leads: (name: string) => `${name} está na frente`,
  none: 'Complete seu time antes do fechamento do mercado e ganhe um adversário na rodada.',
  debut: (round: number, atMs: number) =>
    `Seu time estreia na rodada ${format.number(round)}, em ${format.date(atMs)}, e aí ganha um adversário.`,
  unknown: 'Você não teve confronto nesta rodada.',
  unknownOther: 'Não houve confronto desta pessoa nesta rodada.',
  newest: 'Ver o confronto atual',
  recordTitle: 'Retrospecto',
  record: (wins: number, losses: number, draws: number) =>
    draws > 0 ? `${won(wins)}, ${lost(losses)}, ${drawn(draws)}` : `${won(wins)}, ${lost(losses)}`,
  lineups: 'As duas escalações',
  lines: { Goleiro: 'Goleiro', Defensor: 'Defensores', 'Meio-Campo': 'Meio-campo', Atacante: 'Ataque', Linha: 'Linha' },
  own: 'Seu time',
  page: 'Ver as duas escalações',
  team: 'Montar seu time',
  past: 'Confrontos anteriores',
  noPast: 'Seus confrontos encerrados aparecem aqui.',
  opponent: 'Adversário',
  result: (ownTenths: number, opponentTenths: number) =>
    `${format.pointTenths(ownTenths)} x ${format.pointTenths(opponentTenths)}`,
  score: 'Placar',
}

export type DuelCopy = typeof duel
