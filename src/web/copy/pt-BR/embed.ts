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
  frameTitle: (kind: string) => `${kind} do Craque`,
}

export type EmbedCopy = typeof embed
