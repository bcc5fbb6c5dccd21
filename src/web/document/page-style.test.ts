import { expect, test } from 'vitest'
import { styleByPage } from './page-style.ts'

const kept = (css: string, html: string) => styleByPage(css)(html)

test('a rule comes with the page that has its class, in its place', () => {
  const css = '.a{color:red}@media (width>=40rem){.a{color:blue}.b{color:green}}@media print{.b{top:0}}.c{color:pink}'
  expect(kept(css, '<p class="c a">')).toBe('.a{color:red}@media (width>=40rem){.a{color:blue}}.c{color:pink}')
})

test('what names no class is needed by every page', () => {
  const css =
    '@layer base{h1{margin:0}:root,[data-theme=dark]{--page:#fff}}@layer utilities;@font-face{src:url(a.woff2)}'
  expect(kept(css, '<p>')).toBe(css)
})

test.each([
  ['.max-sm\\:p-3{top:0}', 'max-sm:p-3'],
  ['.top-\\[calc\\(1rem\\+var\\(--dock\\)\\)\\]{top:0}', 'top-[calc(1rem+var(--dock))]'],
  ['.\\[\\&_label\\]\\:sr-only label{top:0}', '[&amp;_label]:sr-only'],
  ['.\\32 xl\\:p{top:0}', '2xl:p'],
  ['.hover\\:b:hover:not(.gone){top:0}', 'hover:b'],
  ['.group-open\\:b:is(:where(.group):is([open],:popover-open) *){top:0}', 'group-open:b'],
  ['.x .y,.z{top:0}', 'z'],
  ['.before\\:b:before{content:"}.c{"}', 'before:b'],
])('%s is for a page with %s only', (css, name) => {
  expect(kept(css, `<p class="first ${name} last">`)).toBe(css)
  expect(kept(css, '<p class="first last x">')).toBe('')
})

test('a registered property comes with a rule that uses it', () => {
  const css =
    '*{--tw-b:1}.a{border-style:var(--tw-a)}.b{top:var(--tw-b)}@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}'
  expect(kept(css, '<p class="a">')).toBe('*{--tw-b:1}.a{border-style:var(--tw-a)}@property --tw-a{syntax:"*"}')
})
