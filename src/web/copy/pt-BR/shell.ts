import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const shell = {
  brand: 'Craque',
  skip: 'Pular para o conteúdo',
  notCopied: 'O navegador não deixou copiar. Selecione o texto e copie.',
  navigation: 'Principal',
  links: { home: 'Início', fantasy: 'Fantasy', analytics: 'Análises', rankings: 'Rankings', profile: 'Perfil' },
  game: {
    navigation: 'Jogo',
    squad: 'Time',
    picks: 'Palpites',
    leagues: 'Ligas',
    duel: 'Confronto',
    round: 'Rodada',
    divisions: 'Divisões',
    divisionsLead: 'Um grupo do seu nível, quatro rodadas: suba de divisão.',
    today: (count: number) => `${format.number(count)} hoje`,
    missing: (players: number, of: number) =>
      players < of ? `${format.number(players)} de ${format.number(of)}` : 'formação inválida',
  },
  signIn: 'Entrar',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  preferences: 'Preferências',
  applyFilters: 'Filtrar',
  account: 'Entrar e conta',
  ownAccount: 'Sua conta',
  accountOf: (name: string) => `Conta de ${name}`,
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
  language: 'Idioma',
  close: 'Fechar',
  offline: (time: string) => `Sem conexão. O que você vê é de ${time}.`,
  demo: {
    title: 'Demonstração',
    text: 'Mundo de exemplo, uma hora de jogo por minuto. Tudo o que você fizer aqui some toda noite. Não use uma senha que você usa em outro lugar.',
  },
  oldTable: {
    from: 'Última classificação conhecida, de',
    why: 'O servidor não conseguiu atualizá-la e continua tentando.',
  },
  footer: {
    promise: 'Só pontos virtuais: sem dinheiro, sem apostas, sem anúncios.',
    open: 'Craque é livre e roda no seu próprio servidor.',
    navigation: 'Rodapé',
    embed: 'No seu site',
    api: 'API aberta',
    version: (version: string) => `Versão ${version}`,
  },
  notFound: {
    title: 'Página não encontrada',
    code: '404',
    headline: 'Bola fora',
    detail: 'Este endereço não existe ou mudou de lugar.',
    action: 'Voltar ao início',
  },
  noLine: {
    code: 'Sem internet',
    headline: 'Bola parada',
    detail: 'Esta página não pode ser carregada sem internet. Ela abre sozinha quando a conexão voltar.',
    back: 'Voltar',
  },
  failure: {
    title: 'Algo deu errado',
    code: '500',
    headline: 'Jogo parado',
    detail: 'A página não pôde ser montada. Nada do que você salvou foi perdido.',
    retry: 'Tentar de novo',
    requestId: 'Código do pedido',
  },
  problem: {
    title: 'Não deu para carregar',
    kept: 'Nada do que você salvou foi perdido.',
    network: 'O servidor não respondeu. Confira a sua conexão.',
    unreadable: 'O servidor respondeu algo inesperado.',
    retry: 'Tentar de novo',
  },
  pages: {
    navigation: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    position: (page: number, total: number) => `Página ${format.number(page)} de ${format.number(total)}`,
  },
  budget: {
    spent: (spent: number, total: number) => `${format.number(spent)} de ${format.number(total)}`,
    left: (left: number) => format.plural(left, { one: '# livre', other: '# livres' }),
    over: (by: number) => `${format.number(by)} acima do limite`,
  },
  trend: { up: 'subiu', down: 'caiu', stable: 'igual' },
  example: 'exemplo',
}

export type ShellCopy = typeof shell
