import { formatIn } from '#web/copy/format/format.ts'

const { number } = formatIn('pt-BR')

const words = {
  intro:
    'Tudo o que se salva e se decide aqui entra num registro que só cresce. Ninguém muda o passado sem que apareça, nem quem opera o servidor.',
  empty: 'O registro começa com o primeiro time ou palpite salvo.',
  check: {
    title: 'Este aparelho confere',
    checking: 'Conferindo…',
    first: 'Primeira visita: este aparelho guardou o ponto de controle de agora. Da próxima vez ele compara.',
    same: 'Nada mudou desde a última visita.',
    grown: (entries: number) =>
      entries === 1
        ? 'O registro cresceu 1 entrada, e tudo o que este aparelho já tinha visto continua igual.'
        : `O registro cresceu ${number(entries)} entradas, e tudo o que este aparelho já tinha visto continua igual.`,
    epoch:
      'O servidor trocou de chave ou voltou de uma cópia de segurança. O que este aparelho já tinha visto está no registro anterior.',
    gone: (entries: number) =>
      entries === 1
        ? 'O servidor voltou de uma cópia de segurança: 1 entrada que este aparelho tinha visto se perdeu.'
        : `O servidor voltou de uma cópia de segurança: ${number(entries)} entradas que este aparelho tinha visto se perderam.`,
    cannot: 'Este endereço não é seguro (https), e por isso o navegador não consegue conferir.',
    failed: 'Não deu para conferir agora.',
    forkTitle: 'O registro mudou o passado',
    fork: 'O servidor mostra hoje um registro diferente do que este aparelho guardou. Baixe a prova e mostre a quem joga com você.',
    download: 'Baixar a prova',
    close: 'Fechar aviso',
  },
  round: {
    title: 'Conferir uma rodada',
    lead: 'Seu navegador baixa tudo da rodada e refaz a conta de cada time, com um código que não é o do servidor.',
    none: 'Nenhuma rodada fechou desde que o registro começou.',
    label: (round: number, isSettled: boolean) =>
      isSettled ? `Rodada ${number(round)}` : `Rodada ${number(round)} (em andamento)`,
    choose: 'Rodada',
    button: 'Conferir a rodada',
    busy: 'Baixando e conferindo…',
    file: 'Baixar o arquivo da rodada',
    part: (part: number, parts: number) => `Baixar a parte ${number(part)} de ${number(parts)}`,
    page: 'Abrir a página desta rodada',
    story: 'Ver a história da rodada',
    offline: 'Baixar a página que confere sem internet',
    failed: 'Não deu para conferir esta rodada agora.',
  },
  receipts: {
    title: 'Recibos neste aparelho',
    none: 'Salve um time ou um palpite: o recibo fica guardado aqui.',
    lead: (count: number) =>
      count === 1
        ? 'Este aparelho guarda 1 promessa assinada do servidor.'
        : `Este aparelho guarda ${number(count)} promessas assinadas do servidor.`,
    button: 'Conferir meus recibos',
    busy: 'Conferindo…',
    file: 'Baixar os recibos',
    failed: 'Não deu para conferir os recibos agora.',
  },
  ownRound: {
    lead: (round: number) => `Compare os seus recibos com o que a rodada ${round} mostra no seu nome.`,
    button: 'Conferir a minha rodada',
    busy: 'Refazendo a rodada…',
    failed: 'Não deu para conferir a rodada agora.',
    nothing: 'A rodada confere, mas este aparelho não tem recibo de um time dela.',
    right: (count: number) =>
      count === 1
        ? 'Tudo confere, e 1 recibo seu foi comparado.'
        : `Tudo confere, e ${number(count)} recibos seus foram comparados.`,
    wrong: 'Há coisas que não batem. Baixe os recibos e o arquivo da rodada, e guarde os dois.',
  },
  witnesses: {
    title: 'Testemunhas',
    lead: 'Uma testemunha guarda o que já viu deste registro, em outra máquina, e só assina o que continua o que viu.',
    none: 'Este registro ainda não tem testemunhas.',
    saw: (entries: number) => (entries === 1 ? 'Assinou 1 entrada em' : `Assinou ${number(entries)} entradas em`),
    download: 'Baixar o ponto de controle assinado',
    how: 'Qualquer pessoa pode ser testemunha, em outro servidor Craque ou em um Raspberry Pi:',
  },
  head: {
    title: 'Ponto de controle',
    entries: (count: number) => (count === 1 ? '1 entrada' : `${number(count)} entradas`),
    explain: 'Guarde este texto: quem o tem prova qualquer mudança no que veio antes.',
    asWords: 'As doze palavras dizem o mesmo: dá para lê-las no telefone ou escrevê-las num papel.',
    epochs: (count: number) =>
      `Este é o registro número ${number(count)} deste campeonato. Os anteriores ficam guardados.`,
  },
  words: {
    title: 'Doze palavras',
    lead: 'Digite as palavras de uma folha impressa, de uma imagem ou de quem anotou: este aparelho confere se o registro de hoje continua o de então.',
    label: 'As doze palavras',
    button: 'Conferir as palavras',
    failed: 'Não deu para conferir as palavras agora.',
  },
  proof: {
    title: 'Ponto de controle da rodada',
    entries: (count: number) => (count === 1 ? '1 entrada' : `${number(count)} entradas`),
    qr: 'Código QR com a página desta rodada e as doze palavras',
    lead: 'Imprima, anote ou mande para o grupo. Quem tem estas doze palavras descobre qualquer mudança no que veio antes.',
  },
  limits: {
    title: 'O que isto prova, e o que não prova',
    proves: [
      'Um time salvo antes do prazo não muda depois do prazo.',
      'Resultados, correções e pontos ficam registrados, e qualquer pessoa refaz a conta.',
      'Quem guardou um ponto de controle descobre qualquer mudança no que veio antes dele.',
    ],
    not: [
      'Se o juiz acertou, ou se quem informou o resultado viu direito.',
      'Se uma pessoa tem duas contas.',
      'Esta página vem do próprio servidor. Para conferir sem ele, use craque verify com o arquivo da rodada.',
    ],
    notTitle: 'Não prova:',
  },
}

export type VarCopy = typeof words

// A reserved word can be the name of an export, but not of a constant.
export { words as var }
