export const pageTitles = {
  home: {
    title: 'Craque · O Futuro do Fantasy Sports',
    description:
      'Monte seu time, dispute ligas, faça palpites e acompanhe rankings ao vivo. De graça, só com pontos virtuais.',
  },
  fantasy: {
    heading: 'Fantasy Sports',
    description: 'Escale até 11 jogadores com 1.000 pontos, escolha o capitão e dispute ligas com pontos virtuais.',
    lead: 'Aqui você escala seu time, controla o orçamento e entra em ligas.',
  },
  analytics: {
    heading: 'Análises Esportivas',
    description: 'Classificação, artilharia e previsões de futebol, basquete, vôlei e tênis, com os números à vista.',
    lead: 'Aqui você lê a classificação, os artilheiros e as previsões dos próximos jogos.',
  },
  rankings: {
    heading: 'Rankings Globais',
    description:
      'Veja quem lidera em pontos, vitórias, precisão e sequência, no mundo, no mês, na semana e entre amigos.',
    lead: 'Aqui você vê quem lidera e onde você está.',
  },
  duel: {
    heading: 'Seu Confronto',
    description: 'Seu adversário da rodada, as duas escalações lado a lado, o placar ao vivo e o retrospecto.',
    lead: 'Aqui você acompanha seu adversário da rodada, jogador por jogador.',
  },
  picks: {
    heading: 'Palpites',
    description: 'Dê seu palpite nos próximos jogos de todos os esportes e acompanhe precisão, streak e habilidade.',
    lead: 'Dê seu palpite até o jogo começar. Cada toque é salvo na hora.',
  },
  profile: {
    heading: 'Meu Perfil',
    description: 'Seus dados, suas conquistas e sua história rodada a rodada.',
  },
  signIn: {
    heading: 'Entrar',
    description: 'Entre na sua conta do Craque.',
    lead: 'Entre para continuar de onde parou.',
  },
  signUp: {
    heading: 'Criar conta',
    description: 'Crie uma conta grátis no Craque e leve seu jogo para qualquer aparelho.',
    lead: 'Leve seu jogo para qualquer aparelho. Leva menos de um minuto.',
  },
  recover: {
    heading: 'Recuperar senha',
    description: 'Escolha uma nova senha para a sua conta.',
  },
  account: {
    heading: 'Conta',
    description: 'Segurança, sessões, idioma, tema e seus dados.',
    lead: 'Segurança, sessões, idioma, tema e seus dados.',
  },
  operator: {
    heading: 'Operação',
    description: 'Rodadas, correções, auditoria e ritmo do jogo, para quem opera o servidor.',
    lead: 'Acompanhe a rodada, corrija resultados e confira os pontos.',
  },
  privacy: {
    heading: 'Privacidade',
    description: 'O que o Craque guarda, por quê, e o que você pode fazer.',
  },
  manager: {
    heading: 'Participante',
    description: 'Pontos, conquistas e escalações de um participante.',
  },
  leagues: {
    heading: 'Ligas',
    description: 'Ligas públicas e privadas, pontos corridos e mata-mata, com prêmios em pontos virtuais.',
  },
  player: {
    heading: 'Jogador',
    description: 'Pontos por rodada, scouts, preço e próximos jogos de um jogador do mercado.',
  },
  match: { heading: 'Partida', description: 'Previsão, lances, scouts e palpites de uma partida.' },
  club: { heading: 'Clube', description: 'Resultados, próximos jogos com dificuldade, elenco e força de um clube.' },
  forecast: {
    heading: 'O quanto o modelo acerta',
    description: 'O desempenho das previsões do Craque na temporada atual, contado para quem torce.',
  },
  kit: { heading: 'Kit', description: 'As peças da interface, nos dois temas.' },
}

export type PageTitlesCopy = typeof pageTitles
