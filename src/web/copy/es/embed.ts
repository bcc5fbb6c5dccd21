import type { EmbedCopy } from '#web/copy/pt-BR/embed.ts'
import { sportNames } from './sport-names.ts'

export const embed: EmbedCopy = {
  choose: 'Qué mostrar',
  kind: 'Contenido',
  kinds: {
    tabela: 'Clasificación',
    partida: 'Un partido',
    ranking: 'Ranking',
    artilheiros: 'Goleadores',
    bolao: 'Un bolão o una liga',
    contagem: 'Cuenta atrás hasta el cierre',
  },
  sport: 'Deporte',
  sports: sportNames,
  number: { partida: 'Número del partido', bolao: 'Número del bolão o de la liga' },
  numberHint: 'Es el número al final de la dirección de la página. Solo aparece lo que es público.',
  rows: 'Filas',
  theme: 'Tema',
  themes: { auto: 'Como el aparato', claro: 'Claro', escuro: 'Oscuro' },
  colour: 'Color de acento',
  snippet: 'Código para pegar',
  snippetHint: 'Pégalo en el HTML de tu página.',
  copy: 'Copiar código',
  copied: 'Código copiado.',
  preview: 'Vista previa',
  board: 'Panel para pantallas grandes',
  boardText:
    'Para la pared de la oficina o la TV del bar: abre esta dirección en pantalla completa. Cambia de cuadro sola y vuelve sola cuando cae la conexión.',
  openBoard: 'Abrir el panel',
  frameTitle: (kind: string) => `${kind} de Craque`,
}
