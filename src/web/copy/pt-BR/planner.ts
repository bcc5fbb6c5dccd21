import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format

const words = {
  choose: { a: 'Plano A', b: 'Plano B' },
  plans: {
    previstos: { name: 'Preços previstos', how: 'Mais pontos, comprando em cada rodada pelo preço que esperamos.' },
    hoje: { name: 'Preços de hoje', how: 'Mais pontos, comprando já: quem está no time mantém o preço pago.' },
    seguro: { name: 'Mais seguro', how: 'Preços previstos; prefere quem varia pouco.' },
    ousado: { name: 'Mais ousado', how: 'Preços previstos; prefere quem pode surpreender.' },
  },
  round: (round: number) => `Rodada ${number(round)}`,
  closes: 'fecha em',
  noEleven: 'Nenhum time completo cabe no orçamento.',
  sameEleven: 'A e B escolhem o mesmo time',
  onlyIn: (letter: string) => `só no plano ${letter}`,
  empty: {
    title: 'Ainda não há o que planejar',
    detail: 'As projeções aparecem depois da primeira partida e do cálculo seguinte, com as rodadas abertas.',
    action: 'Ir para o mercado',
  },
  compare: {
    title: 'Lado a lado',
    round: 'Rodada',
    plan: (letter: string) => `Plano ${letter}`,
    shape: ({ formation, captain, price }: { formation: string; captain: string; price: number }) =>
      `${formation} · capitão ${captain} · custa ${number(price)}`,
    same: (points: string, rounds: number) =>
      format.plural(rounds, {
        one: `Na # rodada os dois planos prometem ${points} pontos.`,
        other: `Nas # rodadas os dois planos prometem ${points} pontos.`,
      }),
    ahead: ({ plan, points, a, b, rounds }: { plan: string; points: string; a: string; b: string; rounds: number }) =>
      format.plural(rounds, {
        one: `O plano ${plan} promete ${points} a mais na # rodada (A ${a}, B ${b}).`,
        other: `O plano ${plan} promete ${points} a mais nas # rodadas (A ${a}, B ${b}).`,
      }),
  },
  eleven: {
    caption: (formation: string, price: number) => `Formação ${formation}, custa ${number(price)}`,
    player: 'Jogador',
    points: 'Pontos',
    price: 'Preço',
    ifOut: 'E se ficar de fora?',
    sentence: ({ points, low, high, match }: { points: string; low: string; high: string; match: string }) =>
      `${points} pontos esperados contra ${match}; quatro em cada cinco vezes, de ${low} a ${high}.`,
    plays: (percent: number) => `Joga com ${format.percent(percent)} de chance.`,
    moves: ({ today, later, paid }: { today: number; later: number; paid: number }) =>
      later > today
        ? `Hoje custa ${number(today)}, até lá deve subir para ${number(later)}${paid === today ? ': compre já' : ''}.`
        : `Hoje custa ${number(today)}, até lá deve cair para ${number(later)}${paid === today ? ': melhor esperar' : ''}.`,
    comes: ({ incoming, count }: { incoming: string; count: number }) =>
      count === 1 ? `Entra ${incoming}.` : `Entram ${incoming}.`,
    leaves: ({ outgoing, count }: { outgoing: string; count: number }) =>
      count === 1 ? `Também sai ${outgoing}.` : `Também saem ${outgoing}.`,
    captain: (name: string) => `A faixa passa para ${name}.`,
    loses: (points: string, isLoss: boolean) =>
      isLoss ? `O time perde ${points} pontos.` : `O time ganha ${points} pontos, mas muda o risco.`,
    same: 'O time promete o mesmo.',
    noOther: 'Sem este jogador nenhum time completo cabe no orçamento.',
  },
  players: {
    title: 'Quem promete mais',
    explain:
      'Os 30 jogadores com mais pontos esperados na soma das rodadas. Embaixo do preço, quanto ele deve mudar até a última delas.',
    position: 'Posição',
    player: 'Jogador',
    roundShort: (round: number) => `R${number(round)}`,
    total: 'Soma',
    price: 'Preço',
    owned: 'Escalado por',
    until: (price: number) => `deve ir a ${number(price)}`,
  },
  fixtures: {
    title: 'Jogos de cada clube',
    explain:
      'C é em casa, F é fora; no celular, letras maiúsculas são em casa e minúsculas fora. A linha é verde no jogo fácil e vermelha no difícil.',
    club: 'Clube',
  },
}

export type PlannerCopy = typeof words
export const planner = words
