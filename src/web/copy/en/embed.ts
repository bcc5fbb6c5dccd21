import type { EmbedCopy } from '#web/copy/pt-BR/embed.ts'
import { sportNames } from './sport-names.ts'

export const embed: EmbedCopy = {
  choose: 'What to show',
  kind: 'Content',
  kinds: {
    tabela: 'Table',
    partida: 'A match',
    ranking: 'Ranking',
    artilheiros: 'Top scorers',
    bolao: 'A bolão or a league',
    contagem: 'Countdown to the deadline',
  },
  sport: 'Sport',
  sports: sportNames,
  number: { partida: 'Number of the match', bolao: 'Number of the bolão or league' },
  numberHint: 'It is the number at the end of the page’s address. Only what is public is shown.',
  rows: 'Rows',
  theme: 'Theme',
  themes: { auto: 'As the device', claro: 'Light', escuro: 'Dark' },
  colour: 'Accent colour',
  snippet: 'Code to paste',
  snippetHint: 'Paste it into the HTML of your page.',
  copy: 'Copy code',
  copied: 'Code copied.',
  preview: 'Preview',
  board: 'A board for large screens',
  boardText:
    'For the wall of an office or the TV of a bar: open this address in full screen. It changes pictures by itself, and comes back by itself after a lost connection.',
  openBoard: 'Open the board',
  frameTitle: (kind: string) => `${kind} from Craque`,
}
