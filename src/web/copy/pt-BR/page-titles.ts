export const pageTitles = {
  home: {
    title: 'Craque · O Futuro do Fantasy Sports',
  },
  fantasy: {
    heading: 'Fantasy Sports',
    lead: 'Aqui você escala seu time, controla o orçamento e entra em ligas.',
  },
  planner: {
    heading: 'Planejar',
    lead: 'Aqui você vê as próximas cinco rodadas: jogos, projeções, preços previstos e o melhor time de cada uma.',
  },
  analytics: {
    heading: 'Análises Esportivas',
    lead: 'Aqui você lê a classificação, os artilheiros e as previsões dos próximos jogos.',
  },
  rankings: {
    heading: 'Rankings Globais',
    lead: 'Aqui você vê quem lidera e onde você está.',
  },
  duel: {
    heading: 'Seu Confronto',
    lead: 'Aqui você acompanha seu adversário da rodada, jogador por jogador.',
  },
  picks: {
    heading: 'Palpites',
    lead: 'Dê seu palpite até o jogo começar. Cada toque é salvo na hora.',
  },
  profile: {
    heading: 'Meu Perfil',
  },
  signIn: {
    heading: 'Entrar',
    lead: 'Entre para continuar de onde parou.',
  },
  signUp: {
    heading: 'Criar conta',
    lead: 'Leve seu jogo para qualquer aparelho. Leva menos de um minuto.',
  },
  recover: {
    heading: 'Recuperar senha',
  },
  account: {
    heading: 'Conta',
    lead: 'Segurança, sessões, idioma, tema e seus dados.',
  },
  operator: {
    heading: 'Operação',
    lead: 'Acompanhe a rodada, corrija resultados e confira os pontos.',
  },
  embed: {
    heading: 'Craque no seu site',
    lead: 'Mostre a tabela, uma partida ou o seu bolão em qualquer página, sem scripts nem cookies.',
  },
  webhooks: {
    heading: 'Webhooks',
    lead: 'Seu programa recebe o que acontece, com assinatura, em vez de perguntar a toda hora.',
  },
  privacy: {
    heading: 'Privacidade',
  },
  manager: {
    heading: 'Participante',
  },
  leagues: {
    heading: 'Ligas',
  },
  player: {
    heading: 'Jogador',
  },
  match: { heading: 'Partida' },
  club: { heading: 'Clube' },
  forecast: {
    heading: 'O quanto o modelo acerta',
  },
  var: { heading: 'VAR aberto' },
}

export type PageTitlesCopy = typeof pageTitles
