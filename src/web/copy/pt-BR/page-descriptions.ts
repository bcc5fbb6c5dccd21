/** Descriptions for search engines, chats and pictures. Only the server writes them, so browsers do not load them. */
export const pageDescriptions = {
  home: 'Monte seu time, dispute ligas, faça palpites e acompanhe rankings ao vivo. De graça, só com pontos virtuais.',
  fantasy: 'Escale até 11 jogadores com 1.000 pontos, escolha o capitão e dispute ligas com pontos virtuais.',
  analytics: 'Classificação, artilharia e previsões de futebol, basquete, vôlei e tênis, com os números à vista.',
  rankings: 'Veja quem lidera em pontos, vitórias, precisão e sequência, no mundo, no mês, na semana e entre amigos.',
  duel: 'Seu adversário da rodada, as duas escalações lado a lado, o placar ao vivo e o retrospecto.',
  picks: 'Dê seu palpite nos próximos jogos de todos os esportes e acompanhe precisão, streak e habilidade.',
  profile: 'Seus dados, suas conquistas e sua história rodada a rodada.',
  signIn: 'Entre na sua conta do Craque.',
  signUp: 'Crie uma conta grátis no Craque e leve seu jogo para qualquer aparelho.',
  recover: 'Escolha uma nova senha para a sua conta.',
  account: 'Segurança, sessões, idioma, tema e seus dados.',
  operator: 'Rodadas, correções, auditoria e ritmo do jogo, para quem opera o servidor.',
  embed: 'Quadros do Craque para outros sites e um painel para telas grandes.',
  webhooks: 'Eventos do Craque enviados ao seu programa, com assinatura.',
  privacy: 'O que o Craque guarda, por quê, e o que você pode fazer.',
  manager: 'Pontos, conquistas e escalações de um participante.',
  leagues: 'Ligas públicas e privadas, pontos corridos e mata-mata, com prêmios em pontos virtuais.',
  player: 'Pontos por rodada, scouts, preço e próximos jogos de um jogador do mercado.',
  match: 'Previsão, lances, scouts e palpites de uma partida.',
  club: 'Resultados, próximos jogos com dificuldade, elenco e força de um clube.',
  planner: 'Os jogos, as projeções e o melhor time das próximas cinco rodadas, com preços previstos.',
  forecast: 'O desempenho das previsões do Craque na temporada atual, contado para quem torce.',
  var: 'Confira você mesmo: o registro aberto de tudo o que se salva e se decide neste campeonato.',
}

export type PageDescriptionsCopy = typeof pageDescriptions
