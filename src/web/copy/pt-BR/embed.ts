import { sportNames } from './sport-names.ts'

export const embed = {
  choose: 'O que mostrar',
  kind: 'Conteúdo',
  kinds: {
    tabela: 'Classificação',
    partida: 'Uma partida',
    ranking: 'Ranking',
    artilheiros: 'Artilharia',
    bolao: 'Um bolão ou uma liga',
    contagem: 'Contagem até o fechamento',
  },
  sport: 'Esporte',
  sports: sportNames,
  number: { partida: 'Número da partida', bolao: 'Número do bolão ou da liga' },
  numberHint: 'É o número no fim do endereço da página. Só o que é público aparece.',
  rows: 'Linhas',
  theme: 'Tema',
  themes: { auto: 'Como o aparelho', claro: 'Claro', escuro: 'Escuro' },
  colour: 'Cor de destaque',
  snippet: 'Código para colar',
  snippetHint: 'Cole no HTML da sua página.',
  copy: 'Copiar código',
  copied: 'Código copiado.',
  preview: 'Prévia',
  board: 'Painel para telas grandes',
  boardText:
    'Para a parede do escritório ou a TV do bar: abra este endereço em tela cheia. Ele troca de quadro sozinho e volta sozinho quando a conexão cai.',
  openBoard: 'Abrir o painel',
  links: {
    title: 'Links para planilhas e telas',
    lead: 'Um link mostra uma só coisa, sem deixar mudar nada. Quem tem o endereço vê; você revoga com um toque.',
    needsPerson: 'Entre na sua conta ou faça um palpite para criar links.',
    kind: 'O que o link mostra',
    kinds: { bolao: 'A tabela de um bolão ou liga', pontos: 'Meus pontos', resultados: 'Os resultados do campeonato' },
    number: 'Número do bolão ou da liga',
    make: 'Criar link',
    sheet: 'Endereço para a planilha (CSV)',
    sheetHint:
      'Google Planilhas: =IMPORTDATA("endereço"). Excel: Dados, Da Web. Copie agora: não será mostrado de novo.',
    frame: 'Endereço para um quadro ou uma tela',
    none: 'Nenhum link ainda.',
    madeAt: (date: string) => `criado em ${date}`,
    revoke: 'Revogar',
    revokeNamed: (name: string) => `Revogar o link de ${name}`,
    revoked: 'Link revogado. O endereço não mostra mais nada.',
  },
  frameTitle: (kind: string) => `${kind} do Craque`,
}

export type EmbedCopy = typeof embed
