import type { ChatWords } from './chat-words.ts'

const names = (list: readonly string[], more: number) =>
  new Intl.ListFormat('pt-BR').format(more > 0 ? [...list, `mais ${more}`] : list)

export const chatWordsPt: ChatWords = {
  help: [
    'Eu guardo palpites e conto como está o bolão.',
    '• Palpites: “Fla 2x1, Inter empata, Palmeiras ganha”. Em grupos, comece com /palpite ou responda a uma mensagem minha.',
    '• Perguntas: “quanto tá?”, “quem lidera?”, “minha posição”, “que jogos tem hoje?”, “o que falta?”',
    '• /jogos /placar /tabela /posicao /falta /prazo',
    '• /conta liga sua conta do Craque (no privado), /sair desliga',
    '• /ligar CÓDIGO liga este grupo a um bolão ou liga, /desligar desfaz',
  ].join('\n'),
  groupUnknown:
    'Este grupo ainda não tem bolão. Quem organiza pega um código na página do bolão e manda: /ligar CÓDIGO',
  codeWrong: 'Esse código não vale: foi usado, passou do prazo ou tem um erro. Pegue outro na página do bolão.',
  codeNeeded: 'Falta o código. Quem organiza o bolão pega um na página dele e manda: /ligar CÓDIGO',
  linked: (league) => `Pronto: este grupo agora acompanha “${league}”. Mande /ajuda para ver o que eu faço.`,
  unlinked: (league) => `Este grupo não acompanha mais “${league}”.`,
  unlinkRefused: 'Só quem organiza o bolão desliga o grupo, aqui ou na página do bolão.',
  accountLink: (address, minutes) =>
    `Abra este link e confirme quem você é no Craque. Ele vale uma vez, por ${minutes} minutos, e é só seu:\n${address}`,
  accountInPrivate: 'Para ligar sua conta, me chame no privado e mande /conta.',
  accountKnown: (name) => `Você já está ligado à conta “${name}”. Para trocar, mande /sair e depois /conta.`,
  accountForgotten: 'Pronto: sua conta do Craque não está mais ligada a este chat.',
  accountNeeded: 'Ainda não sei quem você é no Craque, então não salvei nada. Me chame no privado e mande /conta.',
  saved: 'Salvei:',
  suggested: 'placar sugerido; mande outro se quiser',
  howToCorrect: 'Errou? Mande “na verdade 3x1”.',
  howToCorrectOne: 'Errou? Mande o jogo de novo: “Fla 3x1”.',
  nothingSaved: 'Não salvei nada.',
  understood: 'Entendi isto, mas não salvei:',
  notUnderstood: 'Não entendi. Palpite assim: “Flamengo 2x1”. Mande /ajuda para ver o resto.',
  tryAgain: 'Não consegui agora. Tente de novo daqui a pouco.',
  picksNeeded: 'Escreva os palpites depois do comando: /palpite Fla 2x1, Inter 1x1',
  noMatchNow: 'Nenhuma partida está em andamento.',
  next: 'Próxima:',
  minute: (minute) => `${minute}'`,
  leads: (leaders, league, points) =>
    `${new Intl.ListFormat('pt-BR').format(leaders)} ${leaders.length === 1 ? 'lidera' : 'lideram'} “${league}” com ${points}.`,
  nobodyLeads: (league) => `Ninguém pontuou ainda em “${league}”.`,
  ownPlace: ({ rank, name, points }, league, behind) =>
    rank === null
      ? `${name}, você ainda não tem posição em “${league}”.`
      : `${name}, você está em ${rank}º em “${league}” com ${points}${behind === null ? '' : `, a ${behind} do primeiro`}.`,
  notInLeague: (league) => `Você não participa de “${league}”.`,
  tableOf: (league) => `Classificação de “${league}”:`,
  openMatches: 'Jogos abertos para palpite. Responda assim: “1) 2x1 2) 0x0”.',
  noMatches: 'Nenhum jogo está aberto para palpite nos próximos dias.',
  missing: 'Falta o seu palpite. Responda assim: “1) 2x1 2) 0x0”.',
  nothingMissing: 'Você já palpitou em todos os jogos dos próximos dias.',
  picksClose: (time, match) => `O próximo palpite fecha ${time}: ${match}.`,
  marketCloses: (round, time) => `O mercado da rodada ${round} fecha ${time}.`,
  noDeadline: 'Não há prazo correndo agora.',
  deadlineNear: (time, people, more) => `⏰ O próximo jogo começa ${time}. Sem palpite: ${names(people, more)}.`,
  deadlineMarket: (round, time, people, more) =>
    `⏰ O mercado da rodada ${round} fecha ${time}. Sem time completo: ${names(people, more)}.`,
  tableNow: 'Agora:',
  roundOver: (round, league, championship) =>
    `Rodada ${round} encerrada${championship ? ` (${championship})` : ''}. “${league}”:`,
  points: (count) => (count === '1' ? '1 ponto' : `${count} pontos`),
  ownLeagues: 'Suas posições:',
  noOwnLeagues: 'Você ainda não participa de nenhum bolão ou liga.',
}
