import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { problemAnswer } from './body.ts'
import { requestedChampionship } from './requested-championship.ts'
import type { AppEnv } from './context.ts'

export const csvAnswer = {
  200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  ...problemAnswer,
}

/**
 * Sends a table of a championship. If the championship is private, no cache may store the answer (CP4).
 */
export function sendCsv(c: Context<AppEnv>, { text, fileName }: { text: string; fileName: string }): Response {
  return c.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': requestedChampionship(c).isPublic ? 'public, no-cache' : 'no-store',
  })
}
