import type { ChatService, ChatTopic } from '#domain/chat/chat-services.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const chat = {
  services: { telegram: 'Telegram', discord: 'Discord', slack: 'Slack', whatsapp: 'WhatsApp' } satisfies Record<
    ChatService,
    string
  >,
  account: {
    title: 'Conversas ligadas',
    lead: 'Ligue sua conta a um chat para palpitar por mensagem: “Fla 2x1, Inter empata”.',
    none: 'Nenhum chat ligado. Chame o robô no privado e mande /conta: ele responde com um link para esta página.',
    since: (date: string) => `desde ${date}`,
    unlink: 'Desligar',
    unlinkNamed: (service: string) => `Desligar do ${service}`,
    unlinked: 'Chat desligado.',
    asks: (service: string, name: string) => `Ligar sua conta ao ${service} de ${name}?`,
    warning:
      'Quem escreve por essa conta do chat vai poder palpitar por você. Confirme só se foi você que pediu o link ao robô.',
    signInFirst: 'Entre ou crie uma conta e abra de novo o link que o robô mandou.',
    confirm: 'Ligar a minha conta',
    confirmed: 'Pronto. Volte ao chat e mande um palpite.',
  },
  groups: {
    title: 'Grupos de chat',
    lead: 'O grupo recebe prazos, gols que mudam a tabela e a classificação de cada rodada. Quem joga palpita por lá.',
    noService: 'Quem opera este servidor ainda não ligou nenhum chat.',
    demo: 'Esta é uma demonstração: ela não envia nada a chats.',
    none: 'Nenhum grupo acompanha ainda.',
    makeCode: 'Ligar um grupo',
    code: (bots: string) => `Ponha o robô no grupo (${bots}) e mande lá:`,
    codeHint: (date: string) => `O código vale uma vez, até ${date}.`,
    gone: 'O robô saiu deste grupo. Para voltar, ponha-o de novo e mande outro código.',
    said: 'última mensagem',
    neverSaid: 'nenhuma mensagem ainda',
    wants: 'O que o grupo recebe',
    topics: {
      deadline: 'Prazo: 2 horas antes, quem falta',
      goals: 'Gols que mudam a tabela',
      round: 'Classificação de cada rodada, com imagem',
    } satisfies Record<ChatTopic, string>,
    quiet: 'Horas de silêncio',
    from: 'Das',
    to: 'Às',
    save: 'Salvar',
    saved: 'Salvo.',
    preview: 'Ver como fica',
    nothing: 'Ainda não há nada para mostrar: ninguém pontuou e nenhuma rodada foi encerrada.',
    now: 'seria agora',
    example: 'exemplo',
    addSlack: 'Ligar um canal do Slack',
    slackTitle: 'Nome do canal',
    slackAddress: 'Endereço do webhook',
    slackHint: 'O Slack mostra em “Incoming Webhooks”. O canal só recebe; ninguém palpita por lá.',
    unlink: 'Desligar o grupo',
    unlinked: 'Grupo desligado.',
    settings: (title: string) => `Ajustes de ${title}`,
    open: 'Ajustes',
  },
  operator: {
    title: 'Chats',
    lead: 'Robôs pelos quais grupos acompanham bolões e palpitam por mensagem. Os segredos nunca são mostrados de novo.',
    off: 'desligado',
    groups: (count: number) => format.plural(count, { one: '# grupo', other: '# grupos' }),
    connect: 'Ligar',
    connected: (bot: string) => `${bot} está ligado.`,
    disconnect: 'Desligar',
    disconnected: 'Desligado.',
    reason: (reason: string) => `Resposta do serviço: ${reason}`,
    fields: {
      token: 'Token do robô',
      applicationId: 'Application ID',
      publicKey: 'Public Key',
      gateway: 'Endereço do gateway (opcional)',
    },
    hints: {
      telegram: (_address: string) =>
        'O BotFather do Telegram dá o token ao criar o robô. Este servidor precisa de um endereço https.',
      discord: (address: string) =>
        `Do portal de desenvolvedores do Discord. Depois de ligar, cole lá como “Interactions Endpoint URL”: ${address}`,
      whatsapp: (_address: string) => 'Para um gateway de WhatsApp seu. O segredo é criado aqui e mostrado uma vez.',
    },
    secret: 'Segredo do gateway',
    secretHint: (address: string) =>
      `Copie agora: ele não será mostrado de novo. O gateway traz mensagens a ${address} e assina com ele.`,
  },
}

export type ChatCopy = typeof chat
