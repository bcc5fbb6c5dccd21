import { expect, test } from 'vitest'
import { layeredStyle } from '#web/build/layered-style.ts'
import { hexOf, styleByPage } from './page-style.ts'

const kept = (css: string, html: string) => styleByPage(layeredStyle(css))(html)
/** Of one rule in one layer. */
const alone = (rule: string) =>
  `@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}@layer utilities{@layer u0.a{${rule}}}/*1*/`

test('a rule comes with the page that has its class, in its layer, and the page says which it has', () => {
  const css =
    '@layer utilities{.a{color:red}@media (width>=40rem){.a{color:blue}.b{color:green}}@media print{.b{top:0}}.c{color:pink}}'
  expect(kept(css, '<p class="c a">')).toBe(
    '@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}' +
      '@layer utilities{@layer u0.a{.a{color:red}}@layer u0.b{@media (width>=40rem){.a{color:blue}}}@layer u0.d{.c{color:pink}}}' +
      `/*${hexOf([true, false, true, false, true])}*/`,
  )
})

test('what names no class, and what is outside of the utilities, is needed by every page', () => {
  const css = '@layer base{h1{margin:0}:root,[data-theme=dark]{--page:#fff}}@font-face{src:url(a.woff2)}.a{top:0}'
  expect(kept(css, '<p>')).toBe(`${css}/**/`)
  expect(kept('@layer utilities{:where(.a>p){top:0}}', '<p>')).toBe(alone(':where(.a>p){top:0}'))
})

test.each([
  ['.max-sm\\:p-3{top:0}', 'max-sm:p-3'],
  ['.top-\\[calc\\(1rem\\+var\\(--dock\\)\\)\\]{top:0}', 'top-[calc(1rem+var(--dock))]'],
  ['.\\[\\&_label\\]\\:sr-only label{top:0}', '[&amp;_label]:sr-only'],
  ['.\\32 xl\\:p{top:0}', '2xl:p'],
  ['.hover\\:b:hover:not(.gone){top:0}', 'hover:b'],
  ['.group-open\\:b:is(:where(.group):is([open],:popover-open) *){top:0}', 'group-open:b'],
  ['.before\\:b:before{content:"}.c{"}', 'before:b'],
])('%s is for a page with %s only', (rule, name) => {
  expect(kept(`@layer utilities{${rule}}`, `<p class="first ${name} last">`)).toBe(alone(rule))
  expect(kept(`@layer utilities{${rule}}`, '<p class="first last x">')).toBe(
    '@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}/*0*/',
  )
})

test('of several selectors a page has those that it needs', () => {
  expect(kept('@layer utilities{.x .y,.z{top:0}}', '<p class="z">')).toContain('{@layer u0.a{.z{top:0}}}')
})

const names =
  '@layer properties{@supports (top:0){*{--x:0;--y:0}}}@property --x{inherits:false}@property --y{inherits:false}@keyframes rise{0%{top:0}}'

test.each([
  [
    'a',
    '@layer properties{@supports (top:0){*{--x:0}}}@property --x{inherits:false}',
    [false, true, false, false, true],
  ],
  ['b', '@keyframes rise{0%{top:0}}', [false, false, false, true, false, true]],
  ['c', '', [false]],
])('of names a page with %s is told those that its rules use', (name, told, has) => {
  const style = kept(`${names}@layer utilities{.a{top:var(--x)}.b{animation:rise 1s}}`, `<p class="${name}">`)
  expect(
    style.replace(/@layer utilities.*/, '') +
      (/;\}\}(@(?:layer properties|property|keyframes).*?)?(?=@layer utilities|\/\*)/.exec(style)?.[1] ?? ''),
  ).toBe(`@layer properties;${told}`)
  expect(style).toContain(`/*${hexOf([...has, ...Array.from({ length: 6 - has.length }, () => false)])}*/`)
})

test.each([
  ['hr', '<hr/>', true],
  ['hr', '<p>', false],
  ['::file-selector-button', '<input class="x" type="file"/>', true],
  ['::file-selector-button', '<input type="text"/>', false],
  ['::-webkit-datetime-edit', '<input type="date"/>', true],
  [':where(select:is([multiple],[size])) optgroup', '<optgroup label="x">', true],
])('%s is for a page with such an element only: %s', (selector, html, isThere) => {
  expect(kept(`@layer base{${selector}{top:0}}`, html).includes('{top:0}')).toBe(isThere)
})
