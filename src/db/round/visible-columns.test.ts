import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * Files that may use the tables `duel` and `division_member`: they write a round's columns, move rows in any state, or
 * read them as stored.
 */
const OWNERS =
  /^(round|division|migrations|migrate|schema|testing|backup|removal)\/|^var\/round-roots\.ts$|\.test\.ts$|-audit\.ts$/
const TABLES = /\b(?:from|join|selectFrom\('|innerJoin\('|leftJoin\(')\s*(?:duel|division_member)\b/

test('RL3 queries that show duels or division tables use the views, which hide early writes', async () => {
  const root = new URL('../', import.meta.url)
  const names = (await readdir(root, { recursive: true })).filter((name) => /\.(?:ts|sql)$/.test(name))
  const readers = names.filter((name) => !OWNERS.test(name))
  expect(readers.length).toBeGreaterThan(100)
  const texts = await Promise.all(
    readers.map(async (name) => [name, await readFile(new URL(name, root), 'utf8')] as const),
  )
  expect(texts.filter(([, text]) => TABLES.test(text)).map(([name]) => name)).toEqual([])
  // `division.ts` is in a folder above, but its queries are for pages. The audit must check what pages show.
  for (const name of ['division/division.ts', 'audit/audit-checks.ts'])
    expect(TABLES.test(await readFile(new URL(name, root), 'utf8')), name).toBe(false)
})
