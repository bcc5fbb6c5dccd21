import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import type { Merge } from '#contract/account.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const account = {
  fields: {
    name: 'Nome',
    nameHint: 'Aparece no ranking e nas ligas.',
    email: 'E-mail',
    emailHint: 'Só você vê. Serve para entrar e recuperar a senha.',
    password: 'Senha',
    newPassword: 'Nova senha',
    currentPassword: 'Senha atual',
    passwordHint: 'Pelo menos 10 caracteres. Uma frase sua é melhor que símbolos.',
  },
  signIn: {
    submit: 'Entrar',
    passkey: 'Entrar com chave de acesso',
    forgot: 'Esqueci a senha',
    question: 'Ainda não tem conta?',
    create: 'Criar conta grátis',
    or: 'ou',
    refused: {
      wrong_credentials: 'E-mail e senha não conferem.',
      too_many_requests: 'Foram muitas tentativas em pouco tempo. Espere um pouco e tente de novo.',
      failed: 'Não deu para entrar. Confira o e-mail e tente de novo.',
    },
  },
  provider: {
    noPassword: (name: string) => `Nenhuma: você entra com ${name} ou com chave de acesso`,
    enter: (name: string) => `Entrar com ${name}`,
    only: 'Neste servidor você entra com a conta que o seu grupo já tem.',
    busy: 'Conferindo a sua entrada…',
    back: 'Voltar para entrar',
  },
  signUp: {
    submit: 'Criar conta',
    passkey: 'Criar com chave de acesso, sem senha',
    question: 'Já tem conta?',
    enter: 'Entrar',
    terms: 'Criando a conta, você aceita o que está em',
    privacy: 'Privacidade',
    whyTitle: 'O que a conta muda',
    why: [
      'Você entra em qualquer aparelho e encontra tudo.',
      'Seus times, palpites, ligas e conquistas continuam com você.',
      'Você exporta ou apaga seus dados quando quiser.',
    ],
    free: 'Grátis, só com pontos virtuais. Sem anúncios.',
  },
  guest: {
    title: 'Você está jogando como convidado',
    signUp: 'Tudo o que você montou continua na conta nova.',
    signIn: 'Seus times, palpites e ligas vêm junto para a conta.',
  },
  signedInAs: (name: string) => `Você já entrou como ${name}.`,
  goToAccount: 'Ir para a conta',
  welcome: (name: string) => `Conta criada. Bom jogo, ${name}.`,
  welcomeBack: (name: string) => `Olá de novo, ${name}.`,
  merge: {
    title: 'Seu jogo de convidado veio junto',
    lines: (merge: Merge): string[] => [
      ...(merge.squads > 0
        ? [format.plural(merge.squads, { one: '# time agora é da conta.', other: '# times agora são da conta.' })]
        : []),
      ...(merge.squadsRenamed.length > 0
        ? [
            `${format.plural(merge.squadsRenamed.length, { one: 'Um time de nome repetido agora se chama', other: 'Times de nome repetido agora se chamam' })} ${format.list(merge.squadsRenamed)}.`,
          ]
        : []),
      ...(merge.picks > 0
        ? [format.plural(merge.picks, { one: '# palpite veio junto.', other: '# palpites vieram junto.' })]
        : []),
      ...(merge.leagues > 0
        ? [
            format.plural(merge.leagues, {
              one: 'Participação em # liga mantida.',
              other: 'Participação em # ligas mantida.',
            }),
          ]
        : []),
      ...(merge.points !== 0 ? [`${format.signed(merge.points)} pontos somados.`] : []),
      ...(merge.picksGivenUp > 0
        ? [
            format.plural(merge.picksGivenUp, {
              one: 'Em # partida havia dois palpites: fica o salvo por último.',
              other: 'Em # partidas havia dois palpites: fica o salvo por último.',
            }),
          ]
        : []),
      ...(merge.leaguesLeft.length > 0
        ? [`Em ${format.list(merge.leaguesLeft)} havia dois times: ficou o que entrou primeiro.`]
        : []),
      ...(merge.squadsLeft > 0
        ? [
            format.plural(merge.squadsLeft, {
              one: `Para # time não havia lugar: uma conta tem até ${MOST_SQUADS}.`,
              other: `Para # times não havia lugar: uma conta tem até ${MOST_SQUADS}.`,
            }),
          ]
        : []),
      ...(merge.pastStays
        ? [
            'O que o convidado já jogou ficou de fora: uma conta assume o passado de um convidado uma vez só, antes de ter jogado.',
          ]
        : []),
    ],
    nothing: 'Não havia nada salvo no jogo de convidado.',
    continue: 'Continuar',
  },
  recover: {
    passkeys: {
      title: 'Chaves de acesso desta conta',
      allGo:
        'Este e-mail nunca foi confirmado. Com a nova senha, estas chaves deixam de valer; você pode criar outras depois.',
      choose: 'Marque as que não são suas ou que você perdeu: elas deixam de valer com a nova senha.',
      unnamed: 'Chave sem nome',
    },
    lead: 'Informe o e-mail da conta. Se ela existir, mandamos um link que vale por uma hora.',
    submit: 'Enviar link',
    sentTitle: 'Confira seu e-mail',
    sent: 'Se houver uma conta com este e-mail, o link está a caminho. Sem servidor de e-mail, quem opera o Craque o encontra no terminal do servidor.',
    newLead: 'Escolha a nova senha. As sessões abertas em outros aparelhos serão encerradas.',
    newSubmit: 'Salvar nova senha',
    changed: 'Senha nova salva. Agora entre com ela.',
    another: 'Pedir outro link',
    back: 'Voltar para entrar',
  },
  page: {
    visitorTitle: 'Você ainda não tem conta',
    visitor: 'Crie uma conta grátis ou entre para ver suas opções.',
    guestTitle: 'Convidado',
    guest: 'Seu jogo está guardado só neste navegador. Com uma conta você o leva para qualquer aparelho.',
    operator: 'Abrir a operação do jogo',
    since: (date: string) => `Conta criada em ${date}`,
    signOut: 'Sair',
    signedOut: 'Você saiu. Até a próxima rodada.',
  },
  security: {
    title: 'Segurança',
    email: 'E-mail',
    confirmed: 'confirmado',
    unconfirmed: 'não confirmado: avisos por e-mail só depois de confirmar',
    askCode: 'Confirmar e-mail',
    codeSent: 'Mandamos um código. Sem servidor de e-mail, ele está no terminal do servidor, com quem opera.',
    code: 'Código de seis dígitos',
    saveCode: 'Confirmar',
    emailConfirmed: 'E-mail confirmado.',
    changeEmail: 'Mudar e-mail',
    saveEmail: 'Salvar e-mail',
    emailChanged: 'E-mail alterado.',
    password: 'Senha',
    passwordSet: 'Definida',
    passwordNone: 'Nenhuma: você entra com chave de acesso',
    changePassword: 'Mudar senha',
    setPassword: 'Criar senha',
    savePassword: 'Salvar senha',
    passwordChanged: 'Senha alterada. As outras sessões foram encerradas.',
    passwordCreated: 'Senha criada. As outras sessões foram encerradas.',
    cancel: 'Cancelar',
  },
  passkeys: {
    title: 'Chaves de acesso',
    lead: 'Entre com digital, rosto ou PIN do aparelho, sem senha.',
    none: 'Nenhuma chave ainda.',
    add: 'Adicionar chave',
    added: 'Chave adicionada.',
    unnamed: 'Chave de acesso',
    remove: 'Remover',
    removeNamed: (label: string) => `Remover ${label}`,
    removed: 'Chave removida.',
    createdAt: (date: string) => `criada em ${date}`,
    unsupported: 'Este navegador não oferece chaves de acesso.',
    cancelled: 'O aparelho não confirmou a chave. Tente de novo.',
  },
  leaving: {
    title: (count: number) =>
      format.plural(count, {
        one: '# mudança sua ainda não foi enviada',
        other: '# mudanças suas ainda não foram enviadas',
      }),
    text: 'Se você sair agora, o que falta enviar é descartado e não chega ao servidor.',
    stay: 'Ficar',
    go: 'Sair e descartar',
  },
  sessions: {
    title: 'Onde você está conectado',
    this: 'este aparelho',
    unknown: 'Aparelho desconhecido',
    on: (browser: string, system: string) => `${browser} no ${system}`,
    seen: 'visto',
    active: 'ativo agora',
    since: 'desde',
    end: 'Encerrar',
    endNamed: (device: string, since: string) => `Encerrar a sessão de ${device} desde ${since}`,
    ended: 'Sessão encerrada.',
    endAll: 'Sair de todos os aparelhos',
    endedAll: 'Você saiu de todos os aparelhos.',
  },
  preferences: {
    title: 'Idioma, tema e esportes',
    language: 'Idioma',
    theme: 'Tema',
    sports: 'Esportes primeiro',
    sportsHint: 'Palpites e início mostram estes primeiro, na ordem em que você escolhe.',
  },
  data: {
    title: 'Seus dados',
    lead: 'Baixe seus dados ou exclua a conta.',
    export: 'Baixar meus dados (JSON)',
    privacy: 'O que guardamos e por quê',
    delete: 'Excluir conta',
    deleteGuest: 'Excluir meus dados',
    dialogTitle: 'Excluir de vez?',
    explain:
      'Nome, e-mail, senha, sessões e atividades são apagados agora, sem volta. Seus resultados ficam sem nome, para que as ligas mantenham a história.',
    explainGuest:
      'Este participante, com nome, cookie e atividades, é apagado agora, sem volta. Os resultados ficam sem nome, para que as ligas mantenham a história.',
    sure: 'Entendi, continuar',
    typeWord: 'Para confirmar, escreva EXCLUIR',
    word: 'EXCLUIR',
    confirm: 'Excluir para sempre',
    keep: 'Manter minha conta',
    keepGuest: 'Manter meus dados',
    deleted: 'Seus dados foram apagados.',
  },
  privacy: {
    intro: 'Em português claro: o que o Craque guarda, por quê, e o que você pode fazer.',
    sections: [
      {
        title: 'Visitantes',
        text: [
          'Quem só olha não é registrado. No seu navegador ficam o idioma e o tema que você escolheu e o time que você está montando e ainda não salvou; ele não sai daí antes de você salvar.',
          'Um cookie guarda ainda um número aleatório. Ele não diz quem você é e some ao fechar o navegador; se você salvar algo, é por ele que reconhecemos o que é seu.',
          'Não há anúncios, rastreadores nem serviços de terceiros: nada do que você faz aqui sai deste servidor.',
        ],
      },
      {
        title: 'Convidados',
        text: [
          'Quando você salva um time, entra em uma liga, faz um palpite ou segue alguém, criamos um participante e um cookie que só este site lê. Sem ele não saberíamos de quem é o time.',
          'Se você limpar os cookies sem ter criado uma conta, não há como reencontrar esse jogo.',
        ],
      },
      {
        title: 'Contas',
        text: [
          'Guardamos seu e-mail (para entrar e recuperar a senha), a senha embaralhada de um modo que nem nós podemos ler (argon2id), suas chaves de acesso e as sessões abertas com o tipo de navegador e as datas. Seu endereço IP só fica guardado com um token pessoal: o do último uso, para você ver quem o usou.',
          'Seu nome, país, clube, bio, times já travados, palpites de partidas já iniciadas, pontos e conquistas são públicos. O e-mail nunca é mostrado a outras pessoas.',
        ],
      },
      {
        title: 'Contra abusos',
        text: [
          'Tentativas de entrar são contadas por conta e por endereço durante alguns minutos, em forma embaralhada, e depois esquecidas.',
          'Quem entra com a senha certa deixa no aparelho um cookie de um ano que diz só isso, para que as tentativas de outras pessoas não bloqueiem você. Ele some quando você exclui a conta.',
          'O registro técnico do servidor anota cada pedido sem o endereço exato nem o conteúdo dos formulários.',
        ],
      },
      {
        title: 'Seus direitos (LGPD)',
        text: [
          'Na página Conta você baixa tudo o que guardamos, corrige seus dados e exclui a conta quando quiser.',
          'Ao excluir, o que identifica você some na hora. Seus resultados ficam sem nome, para que ligas e rankings mantenham a história.',
        ],
      },
      {
        title: 'Avisos, e-mail e aparelhos',
        text: [
          'Os avisos que você recebe (rodada encerrada, confronto, menção em uma conversa) ficam guardados por 90 dias, com o que você escolheu receber e por onde.',
          'Se você liga os avisos do aparelho, guardamos o endereço que o seu navegador nos dá. O texto vai cifrado pelo serviço de avisos do navegador (de Google, Mozilla, Apple ou Microsoft), que sabe que há um aviso mas não o lê. Quando você desliga, ou o navegador deixa de aceitar avisos, apagamos o endereço.',
          'E-mails só vão para um endereço que você confirmou, dos tipos que você pediu, e cada um traz um link para não receber mais.',
          'A agenda é um endereço secreto que só você conhece: quem o tem lê seus prazos e jogos. Guardamos só uma versão embaralhada dele, e em Avisos você troca ou desliga o endereço.',
          'No app do celular, e onde os avisos estão ligados, o aparelho guarda as últimas páginas que você viu e o que você fez sem internet. Nada disso sai do aparelho a não ser para este servidor, e tudo é apagado quando você sai, quando a sessão é encerrada e quando a conta é excluída. As páginas Conta e Operação nunca são guardadas.',
        ],
      },
      {
        title: 'Só pontos virtuais',
        text: [
          'Não há dinheiro, apostas nem prêmios reais no Craque. Por isso não pedimos documentos nem dados de pagamento.',
        ],
      },
    ],
    toAccount: 'Ir para a conta',
  },
}

export type AccountCopy = typeof account
