import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEMPLATE_SHEETS, templateCsv, templateWorkbook } from '#jobs/import/template/make-template.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

export const championshipTemplate: Command = {
  usage: 'championship template FOLDER',
  about: 'writes sheets to fill in for a championship of your own, as a workbook and as CSV, with an example',
  runAlone: async ([folder]) => {
    if (!folder) throw new UsageError('name the folder to write to')
    await mkdir(folder, { recursive: true })
    const files = ['modelo.xlsx', ...TEMPLATE_SHEETS.map((sheet) => `${sheet}.csv`)]
    await writeFile(join(folder, 'modelo.xlsx'), await templateWorkbook())
    for (const sheet of TEMPLATE_SHEETS) await writeFile(join(folder, `${sheet}.csv`), templateCsv(sheet))
    return { text: files.map((file) => join(folder, file)).join('\n'), json: { folder, files } }
  },
}
