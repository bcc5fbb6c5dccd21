import { formatIn } from '#web/copy/format/format.ts'
import { ofClub } from '#web/copy/format/of-club.ts'

const format = formatIn('pt-BR')

/** What a match page says once the match has begun. */
export const begun = {
  inPlay: {
    title: 'Chances agora',
    how: 'Conta o placar, o minuto, as expulsões e os gols que a previsão esperava antes do jogo.',
  },
  gains: {
    title: 'Quem ganhou com este jogo',
    own: (points: string, players: string) => `Você: ${points} com ${players}.`,
    captain: (player: string) => `${player} (capitão)`,
    nobody: 'Ninguém do seu time jogou esta partida.',
    picks: 'Pontos de palpite',
    points: 'Pontos',
    managers: 'Participantes',
    players: 'Melhores em campo',
    price: 'Preço',
  },
  whose: { mine: 'seu', rival: 'do rival' },
  sections: {
    label: 'Partes da partida',
    names: {
      escalacoes: 'Escalações',
      estatisticas: 'Estatísticas',
      lances: 'Lances',
      momento: 'Momento',
      previsao: 'Previsão',
      jogadores: 'Jogadores',
    },
  },
  lineups: {
    title: 'Escalações',
    pitch: 'As duas escalações no campo',
    of: (club: string) => `Escalação ${ofClub(club)}`,
    points: (points: string) => `${points} pontos`,
    entered: (club: string) => `Quem entrou ${ofClub(club)}`,
    cameOn: 'Entraram',
    ownShort: 'c',
    deeds: { goal: 'gol', own_goal: 'gol contra', yellow: 'amarelo', red: 'vermelho', on: 'entra', off: 'sai' },
  },
  statistics: {
    title: 'Estatísticas',
    source: 'Soma dos scouts dos jogadores.',
    names: {
      shots: 'Finalizações',
      onTarget: 'No gol',
      saves: 'Defesas',
      tackles: 'Desarmes',
      fouls: 'Faltas',
      offsides: 'Impedimentos',
      yellows: 'Amarelos',
      reds: 'Vermelhos',
    },
  },
  moment: {
    title: 'Momento',
    label: (home: string, away: string) => `Ataques de ${home} e ${away} a cada cinco minutos`,
    unit: 'peso dos ataques',
    minutes: (from: number, until: number) => `${format.number(from)}' a ${format.number(until)}'`,
    until: (minute: number) => `${format.number(minute)}'`,
    said: (minutes: string, home: string, homeWeight: number, away: string, awayWeight: number) =>
      `${minutes}: ${home} ${format.number(homeWeight)}, ${away} ${format.number(awayWeight)}`,
    above: (club: string) => `${club}, acima`,
    below: (club: string) => `${club}, abaixo`,
    how: 'Gol vale 3, finalização no gol ou na trave 2, para fora 1.',
    table: 'Ver em tabela',
    minute: 'Minutos',
  },
  chances: {
    title: 'Chances ao longo do jogo',
    label: (home: string, away: string) => `Chances de ${home}, empate e ${away} ao longo do jogo`,
    how: 'Calculadas com placar, minuto, expulsões e os gols que a previsão esperava. Contam os 90 minutos.',
    minute: 'Minuto',
  },
  lead: {
    label: (home: string, away: string) => `Vantagem de ${home} e ${away} ao longo do jogo`,
    ofMatch: 'vantagem no jogo',
    ofSet: 'vantagem no set',
    axis: (period: number) => `${format.number(period)}º`,
    period: 'Período',
  },
  players: {
    title: 'Jogadores',
    caption: (club: string) => `Jogadores ${ofClub(club)}`,
    player: 'Jogador',
    points: 'Pontos',
    scouts: 'Scouts',
    later: 'A súmula de cada jogador sai no fim da partida.',
  },
}

export type BegunCopy = typeof begun
