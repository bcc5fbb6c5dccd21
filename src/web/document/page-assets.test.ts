import { expect, test } from 'vitest'
import { readAssets, type ViteManifest } from './page-assets.ts'

const manifest: ViteManifest = {
  'src/web/entry-browser.tsx': { file: 'assets/entry.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', imports: ['_framework.js'] },
  'src/web/copy/pt-BR/catalogue.ts': { file: 'assets/pt.js', imports: ['_format.js'] },
  'src/web/copy/es/catalogue.ts': { file: 'assets/es.js' },
  'src/web/copy/en/catalogue.ts': { file: 'assets/en.js' },
  '_format.js': { file: 'assets/format.js' },
  'src/web/features/home/home-page.tsx': { file: 'assets/home.js', imports: ['_framework.js', '_table.js'] },
  '_table.js': { file: 'assets/table.js' },
  'style.css': { file: 'assets/style.css' },
}

const css = '@font-face{src:url(/assets/body-1.woff2)}'
const assets = readAssets(manifest, (file) => (file === 'assets/style.css' ? `${css}\n` : ''))

test('every page contains the style as the bundler wrote it', () => {
  expect(assets.css).toBe(css)
})

test('every file that the entry needs is named once, even with import cycles', () => {
  expect(assets.entry).toBe('/assets/entry.js')
  expect(assets.entryPreloads).toEqual(['/assets/framework.js', '/assets/runtime.js'])
})

test('a language and a page name only files that the entry does not load', () => {
  expect(assets.languagePreloads['pt-BR']).toEqual(['/assets/pt.js', '/assets/format.js'])
  expect(assets.modulePreloads['src/web/features/home/home-page.tsx']).toEqual(['/assets/home.js', '/assets/table.js'])
})

test('a folder without the entry says what to do', () => {
  expect(() => readAssets({}, () => '')).toThrow('build it again')
})
