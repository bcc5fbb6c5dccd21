import writeXlsxFile from 'write-excel-file/node'
import type { SheetName } from './template-columns.ts'

/** An example that can be imported as it is: organisers overwrite it line by line. */
const EXAMPLE: Record<SheetName, readonly (readonly string[])[]> = {
  campeonato: [
    ['nome', 'modalidade', 'fuso'],
    ['Copa da Várzea', 'campo', 'America/Recife'],
  ],
  clubes: [
    ['nome', 'sigla', 'cidade', 'cor1', 'cor2'],
    ['Vila Nova', 'VIL', 'Recife', '#c8102e', '#ffffff'],
    ['União', 'UNI', 'Olinda', '#0b4ea2', '#f2b705'],
  ],
  jogadores: [
    ['nome', 'clube', 'posição', 'número', 'preço'],
    ['Zé Carlos', 'Vila Nova', 'Goleiro', '1', ''],
    ['Tonho', 'Vila Nova', 'Zagueiro', '3', ''],
    ['Biu', 'Vila Nova', 'Lateral', '2', ''],
    ['Marquinhos', 'Vila Nova', 'Meia', '8', ''],
    ['Dida', 'União', 'Goleiro', '1', ''],
    ['Nino', 'União', 'Atacante', '9', '12,50'],
  ],
  jogos: [
    [
      'rodada',
      'data',
      'hora',
      'mandante',
      'visitante',
      'gols mandante',
      'gols visitante',
      'prorrogação mandante',
      'prorrogação visitante',
      'pênaltis mandante',
      'pênaltis visitante',
    ],
    ['1', '07/03/2027', '16:00', 'Vila Nova', 'União', '2', '1', '', '', '', ''],
    ['Final', '14/03/2027', '10:30', 'União', 'Vila Nova', '1', '1', '1', '1', '4', '3'],
  ],
  sumula: [
    [
      'rodada',
      'clube',
      'jogador',
      'jogou',
      'gols',
      'minutos dos gols',
      'assistências',
      'amarelos',
      'vermelhos',
      'gols contra',
      'minutos dos gols contra',
      'defesas',
      'gols sofridos',
      'desarmes',
      'faltas sofridas',
      'faltas cometidas',
    ],
    ['1', 'Vila Nova', 'Zé Carlos', 'sim', '', '', '', '', '', '', '', '3', '', '', '', ''],
    ['1', 'Vila Nova', 'Tonho', 'sim', '', '', '', '1', '', '', '', '', '', '4', '', '2'],
    ['1', 'Vila Nova', 'Biu', 'não', '', '', '', '1', '', '', '', '', '', '', '', ''],
    ['1', 'Vila Nova', 'Marquinhos', 'sim', '2', '12 e 80p', '', '', '', '', '', '', '', '1', '3', ''],
    ['1', 'União', 'Dida', 'sim', '', '', '', '', '', '', '', '5', '', '', '', ''],
    ['1', 'União', 'Nino', 'sim', '1', '45+2', '', '', '', '', '', '', '', '', '1', '1'],
  ],
}

export const TEMPLATE_SHEETS = Object.keys(EXAMPLE) as SheetName[]

/** With a semicolon and a BOM: a spreadsheet set to Portuguese opens it as columns, with its accents. */
export const templateCsv = (sheet: SheetName): string =>
  `\uFEFF${EXAMPLE[sheet].map((cells) => cells.join(';')).join('\r\n')}\r\n`

export async function templateWorkbook(): Promise<Buffer> {
  const sheets = TEMPLATE_SHEETS.map((sheet) => ({
    sheet,
    data: EXAMPLE[sheet].map((cells, line) =>
      cells.map((value) => ({ value, type: String, ...(line === 0 && { fontWeight: 'bold' as const }) })),
    ),
    columns: EXAMPLE[sheet][0]?.map(() => ({ width: 18 })) ?? [],
  }))
  return writeXlsxFile(sheets).toBuffer()
}
