import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(src, file), 'utf8')

/** The contract files from which a file imports values. Type imports cost nothing. */
const valuesOf = (file: string, folder: RegExp): string[] =>
  [...read(file).matchAll(/^import (?!type\b)\{([^}]*)\} from '([^']+)'/gm)]
    .filter(([, names = '']) => names.split(',').some((name) => name.trim() && !name.trim().startsWith('type ')))
    .filter(([, , from = '']) => folder.test(from))
    .map(([, , from = '']) => `contract/${path.basename(from)}`)

const bringsSchemas = (file: string): boolean =>
  /^import (?!type\b).* from 'zod'/m.test(read(file)) || valuesOf(file, /^(?:#contract|\.)\//).some(bringsSchemas)

test('pages import no value from files that add 130 KB of schemas to the browser', () => {
  const files = readdirSync(path.join(src, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join('web', file))
  expect(files.some((file) => valuesOf(file, /^#contract\//).length > 0)).toBe(true)
  const heavy = files.flatMap((file) =>
    valuesOf(file, /^#contract\//)
      .filter(bringsSchemas)
      .map((from) => `${file} takes a value from ${from}`),
  )
  expect(heavy).toEqual([])
})
