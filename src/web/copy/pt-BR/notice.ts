import type { ByKind } from '#contract/notice-path.ts'
import type { NoticeKind } from '#domain/notice/notice-kinds.ts'
import { tierName } from '#domain/division/tiers.ts'
import { formatIn } from '#web/copy/format/format.ts'
import { division } from './division.ts'
import { profile } from './profile.ts'

const format = formatIn('pt-BR')

const lines: ByKind<string> = {
  market_closing: ({ roundNumber, deadlineMs }) =>
    `O mercado da rodada ${roundNumber} fecha em ${format.dateTime(deadlineMs)} e seu time não está pronto: veja quem falta e quem está fora.`,
  picks_missing: () => 'Há jogos de hoje ainda sem o seu palpite.',
  round_settled: ({ roundNumber, pointTenths, rank }) =>
    `Rodada ${roundNumber} encerrada: você fez ${format.pointTenths(pointTenths)} pontos e ficou em ${format.number(rank)}º.`,
  duel: ({ roundNumber, ownTenths, otherTenths, otherName }) => {
    const score = `${format.pointTenths(ownTenths)} x ${format.pointTenths(otherTenths)}`
    if (ownTenths === otherTenths) return `Rodada ${roundNumber}: empate com ${otherName}, ${score}.`
    return `Rodada ${roundNumber}: você ${ownTenths > otherTenths ? 'venceu' : 'perdeu para'} ${otherName}, ${score}.`
  },
  division: ({ fromTier, toTier }) =>
    division.ended[toTier > fromTier ? 'up' : 'down'](division.tiers[tierName(toTier)]),
  passed: ({ otherName, others }) =>
    others === 0
      ? `${otherName} passou você no ranking.`
      : `${otherName} e mais ${format.number(others)} passaram você no ranking.`,
  achievement: ({ achievement }) => `Conquista nova: ${profile.achievements.names[achievement]}.`,
  league_joined: ({ otherName, leagueName }) => `${otherName} entrou em ${leagueName}.`,
  league_ended: ({ leagueName, won, otherName }) => {
    if (won) return `Você venceu ${leagueName}.`
    return otherName === null ? `${leagueName} terminou sem vencedor.` : `${leagueName} terminou: ${otherName} venceu.`
  },
  named: ({ otherName, leagueName, homeName, awayName }) =>
    `${otherName} falou de você em ${leagueName ?? `${homeName} x ${awayName}`}.`,
  correction: ({ homeName, awayName, points }) =>
    `Uma correção em ${homeName} x ${awayName} mudou seus pontos: ${format.signed(points)}.`,
  proposal: ({ championshipName, otherName, homeName, awayName }) =>
    `${championshipName}: ${otherName} propõe uma decisão sobre ${homeName} x ${awayName}. Confirme ou recuse.`,
  organiser_word: ({ championshipName, text }) => `${championshipName}: ${text}`,
  webhook_off: ({ host }) => `Desligamos o webhook para ${host}: o endereço não responde. Veja as entregas e religue.`,
}

export const notice = {
  title: 'Avisos',
  description: 'O que aconteceu com você no Craque, e o que pede a sua atenção.',
  bell: (unread: number) =>
    unread === 0 ? 'Avisos' : format.plural(unread, { one: 'Avisos: # novo', other: 'Avisos: # novos' }),
  many: '99+',
  lines,
  more: (count: number) => format.plural(count, { one: 'e mais #', other: 'e mais #' }),
  mail: {
    subject: (count: number) => `Craque: ${format.plural(count, { one: '# aviso', other: '# avisos' })}`,
    hello: (name: string) => `Olá, ${name}.`,
    settings: 'Escolha o que recebe, ou nada mais:',
  },
  unread: 'novo',
  empty: 'Nenhum aviso ainda',
  emptyDetail: 'Suas novidades aparecem aqui: rodadas, confrontos e conversas.',
  visitor: 'Avisos são de quem joga',
  visitorDetail: 'Monte um time, faça um palpite ou entre na sua conta.',
  signIn: 'Entrar',
  newest: 'Mais recentes',
  older: 'Ver mais antigos',
  settings: 'O que avisar',
  settingsLead: 'Escolha o que chega, e por onde. O que já chegou continua na lista.',
  channels: { app: 'Lista', push: 'Celular', mail: 'E-mail' },
  by: (kind: string, channel: string) => `${kind}, por ${channel}`,
  reach: {
    title: 'Como e quando',
    quiet: 'Horas de silêncio',
    quietHint: 'Entre estas horas nada toca nem é enviado; o que houver chega depois.',
    from: 'Das',
    to: 'às',
    mailWeekly: 'Um só e-mail por semana, às segundas',
    noEmail: 'Para receber por e-mail, confirme o seu na página Conta.',
    toAccount: 'Abrir a conta',
    emailTo: (email: string) => `E-mails vão para ${email}.`,
    save: 'Salvar',
    saved: 'Salvo.',
  },
  push: {
    title: 'Neste aparelho',
    on: 'Avisar neste aparelho, mesmo com o site fechado',
    insecure:
      'Este endereço não é seguro (https), como é comum na rede de casa: por isso o navegador não instala o app, não avisa e não guarda páginas. O resto funciona igual.',
    unsupported:
      'Este navegador não consegue avisar com o site fechado. No iPhone, primeiro adicione o Craque à tela de início.',
    demo: 'Esta é uma demonstração: ela não envia avisos a aparelhos.',
    denied: 'Os avisos estão bloqueados no navegador. Permita nas configurações do site.',
    failed: 'Não deu para ligar os avisos deste aparelho. Tente de novo.',
    devices: (count: number) =>
      format.plural(count, { one: '# aparelho seu recebe avisos.', other: '# aparelhos seus recebem avisos.' }),
  },
  calendar: {
    title: 'Agenda',
    lead: 'Prazos dos seus campeonatos e jogos do seu clube e dos seus palpites, na agenda do celular. Só quem tem o endereço lê.',
    address: 'Endereço da sua agenda',
    hint: 'Copie agora: ele não é mostrado de novo. Na agenda, escolha assinar por endereço (URL).',
    make: 'Criar endereço',
    renew: 'Trocar o endereço',
    remove: 'Desligar a agenda',
    removed: 'O endereço deixou de valer.',
  },
  kinds: {
    market_closing: 'Mercado fechando e time incompleto',
    picks_missing: 'Palpites que faltam hoje',
    round_settled: 'Rodada encerrada',
    duel: 'Resultado do confronto',
    division: 'Subida ou queda de divisão',
    passed: 'Alguém que sigo me passou',
    achievement: 'Conquistas',
    league_joined: 'Alguém entrou na minha liga',
    league_ended: 'Liga ou bolão encerrado',
    named: 'Conversas que falam de mim',
    correction: 'Correções que mudam meus pontos',
    proposal: 'Decisões de organizadores para confirmar',
    organiser_word: 'Recados de quem organiza',
    webhook_off: 'Webhook desligado',
  } satisfies Record<NoticeKind, string>,
}

export type NoticeCopy = typeof notice
