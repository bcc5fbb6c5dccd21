import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { problemAnswer } from './body.ts'
import type { AppEnv } from './context.ts'
import { csvText, type Cell } from './csv.ts'
import { xlsxBytes, type WorkbookSheet } from './xlsx.ts'

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type SheetFormat = keyof typeof SHEET_TYPES

export const sheetAnswer = (format: SheetFormat) => ({
  200: {
    description: `The rows as ${format}`,
    content: { [SHEET_TYPES[format].split(';')[0] ?? '']: { schema: z.string() } },
  },
  ...problemAnswer,
})

/** Sends rows that not everybody may see, so no cache may store them. */
export async function sendSheet(
  c: Context<AppEnv>,
  { rows, name, format }: { rows: readonly (readonly Cell[])[]; name: string; format: SheetFormat },
): Promise<Response> {
  return format === 'csv'
    ? c.body(csvText(rows), 200, headersOf(name, format))
    : sendWorkbook(c, { sheets: [{ name: 'Craque', rows }], name })
}

export const sendWorkbook = async (
  c: Context<AppEnv>,
  { sheets, name }: { sheets: readonly WorkbookSheet[]; name: string },
): Promise<Response> => c.body(Uint8Array.from(await xlsxBytes(sheets)), 200, headersOf(name, 'xlsx'))

const headersOf = (name: string, format: SheetFormat) => ({
  'content-type': SHEET_TYPES[format],
  'content-disposition': `attachment; filename="${name}.${format}"`,
  'cache-control': 'no-store',
})
