import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format

interface Shortage {
  left: number
  places: number
  cheapest: number
}

export const advice = {
  concerns: {
    duvida: 'Dúvida',
    contundido: 'Contundido',
    suspenso: 'Suspenso',
    nao_relacionado: 'Não relacionado',
    sem_jogo: 'Sem jogo',
  },
  /** Under a shirt on the pitch, where five stand side by side. */
  shortConcerns: {
    duvida: 'dúvida',
    contundido: 'contund.',
    suspenso: 'suspenso',
    nao_relacionado: 'não rel.',
    sem_jogo: 'sem jogo',
  },
  unused: 'Não jogou em nenhum dos últimos 5 jogos do clube',
  expected: 'Pontos esperados',
  captainCounts: 'capitão ×1,5',
  paid: 'Pago',
  worth: 'Vale hoje',
  worthNow: (price: number) => `vale ${number(price)}`,
  absent: (count: number, names: string) =>
    format.plural(count, { one: `# não deve jogar: ${names}.`, other: `# não devem jogar: ${names}.` }),
  stillCompetes: 'O time compete assim, mas não está pronto.',
  doubts: (names: string) => `Em dúvida: ${names}.`,
  swap: 'Ver as melhores trocas',
  deadEnd: {
    too_dear: ({ left, places, cheapest }: Shortage) =>
      format.plural(places, {
        one: `Sem saída: sobram ${number(left)} para # vaga, e a mais barata custa ${number(cheapest)}.`,
        other: `Sem saída: sobram ${number(left)} para # vagas, e as mais baratas custam ${number(cheapest)}.`,
      }),
    no_formation: 'Sem saída: nenhuma formação comporta todos estes jogadores.',
    sell: (player: string) => `Tirar ${player}`,
    wayOut: 'A saída que menos custa em pontos esperados:',
    severalMustGo: 'Tirar um só não basta: tire dois ou mais.',
    short: 'sem saída',
    mark: 'Com ele o time não se completa',
    with_too_dear: ({ left, places, cheapest }: Shortage) =>
      format.plural(places, {
        one: `Com ele sobram ${number(left)} para # vaga, e a mais barata custa ${number(cheapest)}`,
        other: `Com ele sobram ${number(left)} para # vagas, e as mais baratas custam ${number(cheapest)}`,
      }),
    with_no_formation: 'Com ele nenhuma formação é possível',
  },
  improve: {
    open: 'Melhorar com trocas',
    title: 'As melhores trocas',
    lead: 'Entre todas as trocas que o orçamento e as formações permitem, as que mais somam em pontos esperados, com o capitão valendo 1,5. É exato. Quem é seu custa o que você pagou; quem chega, o valor de hoje.',
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
    moneyLeft: (left: number) => `Ficam ${number(left)} no orçamento.`,
    apply: (count: number) => format.plural(count, { one: 'Fazer # troca', other: 'Fazer # trocas' }),
    applyArmband: 'Passar a braçadeira',
    applied: (count: number) =>
      format.plural(count, {
        one: '# troca feita. “Desfazer” volta atrás; falta salvar.',
        other: '# trocas feitas. “Desfazer” volta atrás; falta salvar.',
      }),
    armbandPassed: 'Braçadeira passada. “Desfazer” volta atrás; falta salvar.',
  },
}

export type SquadAdviceCopy = typeof advice
