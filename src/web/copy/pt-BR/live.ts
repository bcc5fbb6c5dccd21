import type { DecisionKind } from '#domain/match/decision.ts'
import { formatIn } from '#web/copy/format/format.ts'

/** The parts of a line about a correction. */
export interface CorrectionTold {
  homeName: string
  awayName: string
  /** The corrected player with the changed scouts. Empty for a corrected result, or for several changes. */
  what: string
  /** Signed, in the unit of the corrected points. */
  points: string
  /** Empty if the source of the match gave none. */
  reason: string
  /** Null if the source of the match corrected it. */
  by: string | null
}

const format = formatIn('pt-BR')
const signedTenths = (tenths: number) => `${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`

export const live = {
  title: 'Ao vivo',
  score: (home: string, homeScore: number, awayScore: number, away: string) =>
    `${home} ${format.number(homeScore)} a ${format.number(awayScore)} ${away}`,
  goal: (player: string) => `Gol de ${player}`,
  ownGoal: (player: string) => `Gol contra de ${player}`,
  penaltySaved: (player: string) => `Pênalti de ${player} defendido`,
  penaltyMissed: (player: string) => `Pênalti perdido por ${player}`,
  red: (player: string) => `${player} expulso`,
  kickOff: 'Bola rolando',
  fullTime: 'Fim de jogo',
  /** The line about a decision on a match (MT12), without a score. */
  decided: {
    postponed: (home: string, away: string) => `Jogo adiado: ${home} × ${away}`,
    moved: (home: string, away: string) => `Jogo com nova data: ${home} × ${away}`,
    abandoned: (home: string, away: string) => `Jogo interrompido: ${home} × ${away}`,
    awarded: (home: string, away: string) => `Resultado decidido fora de campo: ${home} × ${away}`,
    resumed: (home: string, away: string) => `Jogo retomado: ${home} × ${away}`,
  } satisfies Record<DecisionKind, (home: string, away: string) => string>,
  points: (what: string, tenths: number) => `${what}: ${signedTenths(tenths)}`,
  up: (places: number) => format.plural(places, { one: 'você subiu # posição', other: 'você subiu # posições' }),
  down: (places: number) => format.plural(places, { one: 'você caiu # posição', other: 'você caiu # posições' }),
  alone: {
    up: (places: number) => format.plural(places, { one: 'Você subiu # posição', other: 'Você subiu # posições' }),
    down: (places: number) => format.plural(places, { one: 'Você caiu # posição', other: 'Você caiu # posições' }),
  },
  deed: (scout: string, times: number) => (times > 1 ? `${scout} ×${format.number(times)}` : scout),
  takenBack: (scout: string) => `Anulado: ${scout.toLowerCase()}`,
  somePoints: 'Pontos',
  own: (what: string, player: string, isCaptain: boolean) => `${what} do seu ${isCaptain ? 'capitão ' : ''}${player}`,
  rival: (what: string, player: string, of: { managerName: string; isCaptain: boolean }) =>
    `${what} de ${player}, ${of.isCaptain ? 'capitão' : 'titular'} de ${of.managerName} no seu confronto`,
  arrival: (player: string, absent: string, isCaptain: boolean) =>
    isCaptain ? `Braçadeira de ${absent} para ${player}` : `${player} entrou no lugar de ${absent}`,
  rivalArrival: (what: string, managerName: string) => `${what}, no time de ${managerName} do seu confronto`,
  pick: (home: string, away: string, points: number) =>
    points > 0
      ? `Palpite certo em ${home} × ${away}: +${format.number(points)} no ranking`
      : `Palpite errado em ${home} × ${away}`,
  correction: ({ homeName, awayName, what, points, reason, by }: CorrectionTold) =>
    `Correção em ${homeName} × ${awayName}${what && ` (${what})`}${by === null ? '' : `, por ${by}`}: ${points}${reason && ` (${reason})`}`,
  corrected: (player: string, deeds: string) => (deeds ? `${player}: ${deeds}` : player),
  lineupPoints: (tenths: number) => `${signedTenths(tenths)} na escalação`,
  rankingPoints: (points: number) => `${format.signed(points)} no ranking`,
  signed: format.signed,
  seeCorrection: 'Ver o que mudou na partida',
  yourPlayers: 'Seus jogadores',
  andMore: (first: string, more: number) =>
    `${first} (${format.plural(more, { one: 'e mais # lance seu', other: 'e mais # lances seus' })})`,
  both: (first: string, second: string) => `${first} · ${second}`,
  provisional: 'provisório',
  running: (round: number) => `Ao vivo: rodada ${format.number(round)}`,
  between: (round: number) => `Rodada ${format.number(round)} em andamento`,
  told: {
    round: (round: number, tenths: number) =>
      `Rodada ${format.number(round)} encerrada: você fez ${format.pointTenths(tenths)} pontos.`,
    read: 'Ler a história da rodada',
    season: 'A temporada em revista',
    close: 'Dispensar',
  },
  chances: {
    title: 'Suas chances nesta rodada',
    duel: (win: number, draw: number) =>
      `${format.percent(win)} de chance de vencer o confronto${draw > 0 ? ` (empate: ${format.percent(draw)})` : ''}`,
    top: (percent: number, places: number) =>
      places === 1
        ? `${format.percent(percent)} de chance de terminar a rodada na liderança de`
        : `${format.percent(percent)} de chance de terminar a rodada entre os ${format.number(places)} primeiros de`,
    division: (percent: number, places: number) =>
      `${format.percent(percent)} de chance de terminar a rodada na zona de subida (${format.plural(places, { one: '# vaga', other: '# vagas' })})`,
    leagues: 'Suas ligas',
    among: (places: number) =>
      places === 1
        ? 'chance de terminar a rodada na liderança'
        : `chance de terminar a rodada entre os ${format.number(places)} primeiros`,
    how: 'Simulação do que falta jogar, refeita durante os jogos.',
    notLarge: 'Ligas com mais de 60 participantes não são simuladas.',
    notAll: (leagues: number) =>
      format.plural(leagues, {
        one: 'Mais # liga não é simulada.',
        other: 'Outras # ligas não são simuladas.',
      }),
  },
  figures: {
    spread: (average: number, highest: number) =>
      `média ${format.pointTenths(average)} · máx. ${format.pointTenths(highest)}`,
    rank: (rank: number) => `${format.number(rank)}º`,
    ofRound: (lineups: number) =>
      format.plural(lineups, { one: 'de # escalação da rodada', other: 'de # escalações da rodada' }),
    ofAll: (ranked: number) => `de ${format.number(ranked)} no ranking geral`,
    won: signedTenths,
  },
  playing: {
    title: 'Em campo agora',
    nobody: 'Nenhum jogador seu neste jogo.',
  },
  ownRound: {
    states: {
      toPlay: 'vai jogar',
      onPitch: (minute: number) => `em campo ${format.number(minute)}'`,
      offPitch: 'no banco',
      didNotPlay: 'não jogou',
      over: 'encerrado',
      minute: (minute: number) => `${format.number(minute)}'`,
    },
    title: (round: number) => `Sua escalação na rodada ${format.number(round)}`,
    sum: (provisional: string) => `pontos (${provisional})`,
    which: 'Qual das suas escalações',
    build: (round: number) => `Montar a rodada ${format.number(round)}`,
    market: 'Ir ao mercado',
    leaguesOnly: 'vale só nas ligas em que entrou',
    story: 'Ver a rodada ponto por ponto',
  },
  /** Notes on the players of a locked lineup, such as captain, reserve or absent. */
  lineup: {
    pitch: 'Sua escalação no campo',
    made: (tenths: number) => `${format.pointTenths(tenths)} pontos`,
    captain: (bonusTenths: number) => `capitão ${signedTenths(bonusTenths)}`,
    absentCaptain: 'capitão, não jogou',
    vice: 'vice',
    viceWithArmband: (bonusTenths: number) => `vice, com a braçadeira ${signedTenths(bonusTenths)}`,
    absent: 'não jogou',
    bench: 'Banco',
    reserve: 'reserva',
    absentReserve: 'reserva, não jogou',
    cameIn: (starter: string) => `entrou no lugar de ${starter}`,
  },
}

export type LiveCopy = typeof live
