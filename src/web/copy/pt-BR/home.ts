import { formatIn } from '#web/copy/format/format.ts'
import { periodNames } from './period-names.ts'
import { sportNames } from './sport-names.ts'

const format = formatIn('pt-BR')

export const home = {
  sports: sportNames,
  hero: {
    headline: 'O Futuro do Fantasy Sports',
    lead: 'Escale seu time, dispute ligas e acompanhe cada lance pontuar. De graça, só com pontos virtuais.',
    start: 'Começar Agora',
    analytics: 'Ver Análises',
    sample: 'Escalação de exemplo',
    points: 'pontos',
  },
  today: {
    title: 'Hoje',
    subtitle: 'O que está em jogo e o que vem a seguir',
    picks: 'Dar palpites',
    live: 'Ao vivo',
    final: 'Encerrado',
    postponed: 'Adiado',
    penalties: (home: number, away: number) => `(pên. ${home} x ${away})`,
    minute: (minute: number) => `${format.number(minute)}'`,
    period: periodNames,
    emptyTitle: 'Nenhuma partida por aqui ainda',
    emptyDetail: 'Assim que a próxima rodada for marcada, os jogos aparecem aqui.',
    versus: (home: string, away: string) => `${home} contra ${away}`,
  },
  features: {
    title: 'Recursos Incríveis',
    fantasy: {
      title: 'Fantasy Sports',
      text: 'Monte o time dos sonhos e dispute com pontos virtuais.',
      action: 'Montar seu time',
    },
    analytics: {
      title: 'Análises Avançadas',
      text: 'Estatísticas detalhadas e leituras de desempenho.',
      action: 'Ler os números',
    },
    rankings: {
      title: 'Rankings Globais',
      text: 'Veja sua posição nos rankings mundiais.',
      action: 'Ver quem lidera',
    },
  },
  figures: {
    title: 'Craque em números',
    users: { value: '50K+', label: 'usuários ativos' },
    leagues: { value: '100+', label: 'ligas disponíveis' },
    picks: { value: '1M+', label: 'palpites feitos' },
    uptime: { value: '99.9%', label: 'uptime' },
  },
  closing: {
    title: 'Pronto para Começar?',
    text: 'Não precisa de cadastro: monte o time primeiro e decida depois.',
    action: 'Criar Conta Grátis',
  },
}

export type HomeCopy = typeof home
