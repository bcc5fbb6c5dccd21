import { expect, test } from 'vitest'
import { layeredStyle } from '#web/build/layered-style.ts'
import { lackingRules } from './lacking-rules.ts'
import { styleByPage } from './page-style.ts'

const kept = (css: string, html: string) => styleByPage(layeredStyle(css))(html)
/** Of one rule in one layer. */
const alone = (rule: string) =>
  `@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}@layer utilities{@layer u0.a{${rule}}}`

test('a rule comes with the page that has its class, in its layer', () => {
  const css =
    '@layer utilities{.a{color:red}@media (width>=40rem){.a{color:blue}.b{color:green}}@media print{.b{top:0}}.c{color:pink}}'
  expect(kept(css, '<p class="c a">')).toBe(
    '@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}' +
      '@layer utilities{@layer u0.a{.a{color:red}}@layer u0.b{@media (width>=40rem){.a{color:blue}}}@layer u0.d{.c{color:pink}}}',
  )
})

test('what names no class, and what is outside of the utilities, is needed by every page', () => {
  const css = '@layer base{h1{margin:0}:root,[data-theme=dark]{--page:#fff}}@font-face{src:local(Arial)}.a{top:0}'
  expect(kept(css, '<p>')).toBe(css)
  expect(kept('@layer utilities{:where(.a>p){top:0}}', '<p>')).toBe(alone(':where(.a>p){top:0}'))
})

test('a font that must be fetched is for a page that asks for it ahead; to others it comes with the rest', () => {
  const face = '@font-face{src:url(a.woff2)}'
  const css = `${face}@font-face{src:local(Arial)}.a{top:0}`
  expect(kept(css, '<p>')).toBe('@font-face{src:local(Arial)}.a{top:0}')
  expect(kept(css, '<link rel="preload" as="font" type="font/woff2" href="a.woff2">')).toContain(face)
})

test.each([
  ['.max-sm\\:p-3{top:0}', 'max-sm:p-3'],
  ['.top-\\[calc\\(1rem\\+var\\(--dock\\)\\)\\]{top:0}', 'top-[calc(1rem+var(--dock))]'],
  ['.\\[\\&_label\\]\\:sr-only label{top:0}', '[&amp;_label]:sr-only'],
  ['.\\32 xl\\:p{top:0}', '2xl:p'],
  ['.focus\\:b:focus:not(.gone){top:0}', 'focus:b'],
  ['.group-open\\:b:is(:where(.group):is([open],:popover-open) *){top:0}', 'group-open:b'],
  ['.before\\:b:before{content:"}.c{"}', 'before:b'],
])('%s is for a page with %s only', (rule, name) => {
  expect(kept(`@layer utilities{${rule}}`, `<p class="first ${name} last">`)).toBe(alone(rule))
  expect(kept(`@layer utilities{${rule}}`, '<p class="first last x">')).toBe(
    '@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}',
  )
})

test('of several selectors a page has those that it needs', () => {
  expect(kept('@layer utilities{.x .y,.z{top:0}}', '<p class="z">')).toContain('{@layer u0.a{.z{top:0}}}')
})

const names =
  '@layer properties{@supports (top:0){*{--x:0;--y:0}}}@property --x{inherits:false}@property --y{inherits:false}@keyframes rise{0%{top:0}}'

test.each([
  ['a', '', '@layer properties{@supports (top:0){*{--x:0}}}'],
  ['b', '@keyframes rise{0%{top:0}}', ''],
  ['c', '', ''],
])('of names a page with %s is told those that its rules use', (name, whole, part) => {
  const style = kept(`${names}@layer utilities{.a{top:var(--x)}.b{animation:rise 1s}}`, `<p class="${name}">`)
  const [, before, after] = /;\}\}(.*?)(?:@layer utilities\{@layer u0\.a\{.*?\}\}\}(.*))?$/.exec(style) ?? []
  expect([before, after ?? '']).toEqual([whole, part])
})

test.each([
  '@layer utilities{.b:hover{top:0}}',
  '@layer utilities{@media (hover:hover){.b:is(:where(.group):hover *){top:0}}}',
  '@layer utilities{@media print{.b{top:0}}}',
  '@media print{.b{top:0}}',
  '@layer base{:-moz-focusring{top:0}}',
])('who points or prints is given it later: %s', (css) => {
  expect(kept(css, '<p class="b">')).not.toContain('top')
})

test.each(['<p class="b"><hr/>', '<p class="a c"><table>', '<p>'])(
  'what %s has, and what it lacks, is all there is',
  (html) => {
    const css = `${names}@layer base{p{left:0}hr{top:0}table{top:0}}@layer utilities{.a{top:0}.b{top:var(--x)}.b:hover{top:2px}@media (top:0){.c{top:3px}}}`
    const sheet = layeredStyle(css)
    const style = styleByPage(sheet)(html)
    const lacking = lackingRules(sheet, style)
    const [common = '', ...lines] = sheet.trimEnd().split('\n')
    const inPage = (line: string) =>
      style.slice(common.length).includes(line.replace(/^@layer utilities\.[\w.]+\{(.*)\}$/, '$1'))
    expect(lacking).toEqual(lines.filter((line) => !inPage(line)))
    expect(lacking).toContain('@layer utilities.u0.d{.b:hover{top:2px}}')
  },
)

test.each([
  ['hr', '<hr/>', true],
  ['hr', '<p>', false],
  ['::file-selector-button', '<input class="x" type="file"/>', true],
  ['::file-selector-button', '<input type="text"/>', false],
  ['::-webkit-datetime-edit', '<input type="date"/>', true],
  [':where(select:is([multiple],[size])) optgroup', '<optgroup label="x">', true],
  ['@supports (top:0){::placeholder', '<input type="search"/>', true],
  ['@supports (top:0){::placeholder', '<p>', false],
])('%s is for a page with such an element only: %s', (selector, html, isThere) => {
  const end = '}'.repeat(selector.split('{').length)
  expect(kept(`@layer base{${selector}{top:0${end}}`, html).includes('{top:0}')).toBe(isThere)
})
