import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format

/** Words for a squad with players: automatic pick, bench and names. */
export const lineup = {
  auto: {
    title: 'Escalação automática',
    lead: (budget: number) =>
      `A melhor escalação possível com ${number(budget)}, pelos pontos esperados na próxima rodada, com o capitão valendo ${format.exact(CAPTAIN_FACTOR)}.`,
    exact: 'É exata: nenhuma outra soma mais.',
    exactSafe:
      'Com este risco, quem oscila vale menos. É exata por essa conta; só em pontos esperados, outra pode somar mais.',
    exactBold:
      'Com este risco, quem oscila vale mais. É exata por essa conta; só em pontos esperados, outra pode somar mais.',
    exactKept: 'Vale entre as que mantêm os seus jogadores.',
    keep: 'Manter os jogadores que já escolhi',
    risk: 'Risco',
    riskLow: 'Seguro',
    riskHigh: 'Ousado',
    riskValue: { '-1': 'muito seguro', '-0.5': 'seguro', '0': 'equilibrado', '0.5': 'ousado', '1': 'muito ousado' },
    total: (points: string, price: number) =>
      `${points} pontos esperados por ${number(price)}, com o capitão ×${format.exact(CAPTAIN_FACTOR)}`,
    caption: 'Escalação sugerida, com o que custaria ficar sem cada um',
    player: 'Jogador',
    points: 'Esperado',
    price: 'Valor',
    without: 'Sem ele',
    loses: (points: string, names: string) => `−${points} com ${names}`,
    same: (names: string) => `igual com ${names}`,
    none: 'ninguém no lugar',
    lessSafe: (points: string, names: string) => `+${points} com ${names}, mas menos seguro`,
    lessBold: (points: string, names: string) => `+${points} com ${names}, mas menos ousado`,
    form: (points: string, played: number) =>
      format.plural(played, { one: `${points} no último jogo`, other: `média ${points} nos últimos # jogos` }),
    noMatches: 'sem jogos ainda',
    sure: {
      prices:
        'Pouco segura: os clubes ainda não jogaram aqui. A sugestão se apoia só nos preços, porque quem custa mais costuma jogar e pontuar mais.',
      few: 'Mais ou menos segura: há poucos jogos até agora. A sugestão ainda se apoia mais nos preços do que no que cada um fez.',
    },
    noForm: 'não jogou nas últimas 5',
    perHundred: (points: string) => `${points} por 100 de valor`,
    kept: 'mantido por você',
    bench: (players: string) => `Banco, sem custo: ${players}.`,
    vice: (player: string) => `Vice-capitão: ${player}.`,
    use: 'Usar esta escalação',
    cannot: {
      no_formation_fits: () => 'Com os jogadores mantidos nenhuma formação é possível.',
      budget_too_small: (size: number) =>
        `O orçamento que sobra não completa um time de ${number(size)} só com quem deve jogar.`,
    },
  },
  improve: {
    title: 'As melhores trocas',
    lead: `Entre todas as trocas que o orçamento e as formações permitem, as que mais somam em pontos esperados, com o capitão valendo ${format.exact(CAPTAIN_FACTOR)}. É exato. Quem é seu custa o que você pagou; quem chega, o valor de hoje.`,
    most: 'Até quantas trocas',
    absentOnly: 'Quem não deve jogar',
    gain: (count: number, points: string) =>
      format.plural(count, {
        one: `# troca: ${points} pontos esperados`,
        other: `# trocas: ${points} pontos esperados`,
      }),
    armbandGain: (points: string) => `Sem trocar ninguém: ${points} pontos esperados`,
    best: (count: number) =>
      format.plural(count, {
        one: 'Seu time já é o melhor que se consegue com # troca.',
        other: 'Seu time já é o melhor que se consegue com # trocas.',
      }),
    impossible: 'Não há quem caiba no orçamento no lugar deles. Tente com mais trocas.',
    moreNeeded: 'Para caber no orçamento, mais alguém precisa sair.',
    leaves: 'Sai',
    comes: 'Entra',
    facts: (facts: { line: string; price: string; points: string }) =>
      `${facts.line} · ${facts.price} · ${facts.points} esp.`,
    paid: (price: number) => `pago ${number(price)}`,
    costs: (price: number) => `custa ${number(price)}`,
    armband: (player: string) => `A braçadeira vai para ${player}`,
    moneyLeft: (left: number) => `Sobram ${number(left)} no orçamento.`,
    apply: (count: number) => format.plural(count, { one: 'Fazer # troca', other: 'Fazer # trocas' }),
    applyArmband: 'Passar a braçadeira',
    applied: (count: number) =>
      format.plural(count, {
        one: '# troca feita. “Desfazer” volta atrás; falta salvar.',
        other: '# trocas feitas. “Desfazer” volta atrás; falta salvar.',
      }),
    armbandPassed: 'Braçadeira passada. “Desfazer” volta atrás; falta salvar.',
  },
  bench: {
    title: 'Banco',
    lead: 'Um reserva por posição, sem custo. Entra se um titular da posição não jogar; se o capitão não jogar, a braçadeira passa ao vice.',
    fill: (position: string) => `Banco, ${position}: escolher reserva`,
    change: (player: string, position: string) => `Banco, ${position}: ${player}. Trocar`,
    choose: (position: string) => `Reserva: ${position}`,
    limit: (most: number) =>
      `Até ${number(most)}: o reserva não pode custar mais que o titular mais barato da posição.`,
    noLimit: 'Ainda não há titular dessa posição: qualquer um pode ficar no banco até você escalar alguém mais barato.',
    nobody: 'Ninguém da posição custa tão pouco. Escale um titular mais caro para abrir o banco.',
    price: (price: number) => `valor ${number(price)}`,
    remove: (player: string) => `Tirar ${player} do banco`,
  },
  names: {
    title: 'Como você quer aparecer?',
    lead: 'Adversários e ligas mostram o seu nome ao lado do time.',
    name: 'Seu nome',
    team: 'Nome do time',
    save: 'Salvar os nomes',
    later: 'Agora não',
    saved: (name: string) => `Prazer, ${name}!`,
  },
}

export type LineupCopy = typeof lineup
