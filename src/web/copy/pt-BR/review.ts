import type { ReviewedSeason } from '#contract/season-review.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number, pointTenths, percent, plural } = format
const position = (rank: number) => `${number(rank)}º`
const lineups = (count: number) => plural(count, { one: '# escalação', other: '# escalações' })

export const review = {
  title: 'A temporada em revista',
  description: 'A curva, a melhor rodada, o jogador mais fiel, os capitães, a sorte e os palpites de uma temporada.',
  heading: (season: number, name: string | null) =>
    name === null ? `Temporada ${season} em revista` : `Temporada ${season} de ${name}`,
  whole: 'Temporada encerrada',
  until: (round: number) => `Até a rodada ${number(round)}`,
  seasons: 'Temporadas',
  profile: 'Ver o perfil',
  share: 'Copiar link',
  shared: 'Link copiado.',
  lead: ({ points, rank, lineups: played, isOver }: Pick<ReviewedSeason, 'points' | 'rank' | 'lineups' | 'isOver'>) =>
    `${plural(points, { one: '# ponto', other: '# pontos' })} com ${lineups(played)}: ${position(rank)} no ranking ${isOver ? 'ao fim da temporada' : 'até aqui'}.`,
  told: {
    best: (round: number, tenths: number) =>
      `a melhor rodada foi a ${number(round)}, com ${pointTenths(tenths)} pontos`,
    faithful: (name: string, times: number) => `${name} esteve em ${lineups(times)}`,
    captain: (share: number) => `a braçadeira deu ${percent(share)} do que podia`,
    picks: (right: number, settled: number) =>
      `${number(right)} de ${plural(settled, { one: '# palpite deu certo', other: '# palpites deram certo' })}`,
  },
  stats: {
    points: 'Pontos na temporada',
    rank: 'No ranking geral',
    bestRank: 'Melhor posição',
    average: 'Média por escalação',
    position,
    none: '—',
  },
  none: {
    title: 'Ainda não há temporada para contar',
    own: 'Ela começa com a primeira rodada encerrada que você jogar, com time ou palpites.',
    other: 'Esta pessoa ainda não jogou nenhuma rodada até o fim.',
    action: 'Montar time',
  },
  curve: {
    title: 'Rodada a rodada',
    points: 'Pontos de cada rodada',
    ranks: 'Posição no ranking geral',
    pointsSummary: (count: number, averageTenths: number) =>
      `${lineups(count)}, ${pointTenths(averageTenths)} pontos em média.`,
    ranksSummary: (best: number, now: number) => `Melhor posição ${position(best)}, no fim ${position(now)}.`,
    best: 'Melhor rodada',
    worst: 'Pior rodada',
    round: (round: number, tenths: number) => `Rodada ${number(round)}: ${pointTenths(tenths)}`,
    short: (round: number) => `R${number(round)}`,
    table: 'Ver como tabela',
    columns: { round: 'Rodada', points: 'Pontos', total: 'Na temporada', rank: 'Ranking' },
    missed: 'não jogou',
    noLineup: 'Nenhuma escalação nesta temporada: os pontos vieram dos palpites.',
  },
  faithful: {
    title: 'O mais fiel',
    lineups: (times: number, of: number) => `em ${number(times)} de ${lineups(of)}`,
    captain: (times: number) => plural(times, { one: 'capitão # vez', other: 'capitão # vezes' }),
    points: 'pontos',
    next: 'Depois dele',
  },
  captain: {
    title: 'Olho para capitão',
    lead: (share: number) => `${percent(share)} do que a braçadeira podia dar`,
    own: 'Os capitães escolhidos',
    drawn: 'Um capitão sorteado, em média',
    best: 'O melhor capitão de cada rodada',
    more: (tenths: number) => `${pointTenths(tenths)} pontos a mais do que um sorteio.`,
    less: (tenths: number) => `${pointTenths(tenths)} pontos a menos do que um sorteio.`,
    same: 'O mesmo que um sorteio.',
    explain: 'O bônus da braçadeira somado na temporada, com o vice no lugar do capitão que não jogou.',
  },
  luck: {
    title: 'Sorte ou olho?',
    lead: (share: number) => `Melhor que ${percent(share)} dos sorteios`,
    explain:
      'As mesmas escalações com um capitão sorteado entre os onze em cada rodada, contando todas as combinações possíveis.',
    range: (low: number, high: number, own: number) =>
      `Nove de cada dez sorteios dariam de ${pointTenths(low)} a ${pointTenths(high)} pontos de braçadeira; aqui foram ${pointTenths(own)}.`,
    here: 'aqui',
  },
  picks: {
    title: 'Palpites contra a torcida e o modelo',
    sum: (right: number, settled: number, points: number) =>
      `${number(right)} de ${plural(settled, { one: '# palpite certo', other: '# palpites certos' })}, ${plural(points, { one: '# ponto', other: '# pontos' })}`,
    none: 'Nenhum palpite decidido nesta temporada.',
    alone: 'Os jogos desta temporada não têm previsão do modelo para comparar.',
    matches: (count: number) =>
      plural(count, { one: 'Em # jogo com previsão e torcida', other: 'Em # jogos com previsão e torcida' }),
    you: 'Você',
    crowd: 'Torcida',
    model: 'Modelo',
    who: 'Quem',
    hits: 'Acertos',
    share: (right: number, of: number) => `${number(right)} (${percent(Math.round((100 * right) / of))})`,
    error: 'Erro médio',
    errorOf: (thousandths: number) => format.decimal(thousandths / 20),
    explain:
      'A torcida aponta o que a maioria palpitou, o modelo o resultado mais provável. Erro médio de previsão, de 0 a 100: quanto menor, melhor; cada palpite vale a confiança que os anteriores da temporada deram.',
  },
  calibration: {
    title: 'Calibração pessoal',
    explain:
      'Um palpite não diz uma chance. Aqui cada um leva a chance que o modelo dava ao resultado escolhido: acima da diagonal, acertou mais do que o modelo esperava.',
    verdict: (right: number, expectedTenths: number) =>
      `${plural(right, { one: '# acerto', other: '# acertos' })}; o modelo esperava ${format.pointTenths(expectedTenths)}.`,
    plot: (count: number) => `Calibração de ${plural(count, { one: '# palpite', other: '# palpites' })}`,
    missing: (count: number) =>
      plural(count, {
        one: 'Falta # palpite decidido com previsão para desenhar a curva.',
        other: 'Faltam # palpites decididos com previsão para desenhar a curva.',
      }),
    few: (needed: number, count: number) =>
      `A curva precisa de ${number(needed)} palpites decididos com previsão; nesta temporada houve ${number(count)}.`,
    range: 'Chance do modelo',
    said: 'Esperado',
    happened: 'Aconteceu',
    count: 'Palpites',
  },
}

export type ReviewCopy = typeof review
