import { expect, test } from 'vitest'
import { layeredStyle } from '#web/build/layered-style.ts'
import { hexOf, styleByPage } from './page-style.ts'

const kept = (css: string, html: string) => styleByPage(layeredStyle(css))(html)
/** Of one rule in one layer. */
const alone = (rule: string) => `@layer utilities{@layer u0;}@layer utilities{@layer u0{${rule}}}/*1*/`

test('a rule comes with the page that has its class, in its layer, and the page says which it has', () => {
  const css =
    '@layer utilities{.a{color:red}@media (width>=40rem){.a{color:blue}.b{color:green}}@media print{.b{top:0}}.c{color:pink}}'
  expect(kept(css, '<p class="c a">')).toBe(
    '@layer utilities{@layer u0,u1,u2,u3;}' +
      '@layer utilities{@layer u0{.a{color:red}}@layer u1{@media (width>=40rem){.a{color:blue}}}@layer u3{.c{color:pink}}}' +
      `/*${hexOf([true, false, true, false, true])}*/`,
  )
})

test('what names no class, and what is outside of the utilities, is needed by every page', () => {
  const css =
    '@layer base{h1{margin:0}:root,[data-theme=dark]{--page:#fff}}@font-face{src:url(a.woff2)}.a{top:0}@property --a{syntax:"*"}'
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
  expect(kept(`@layer utilities{${rule}}`, '<p class="first last x">')).toBe('@layer utilities{@layer u0;}/*0*/')
})

test('of several selectors a page has those that it needs', () => {
  expect(kept('@layer utilities{.x .y,.z{top:0}}', '<p class="z">')).toContain('{@layer u0{.z{top:0}}}')
})
