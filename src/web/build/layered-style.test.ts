import { expect, test } from 'vitest'
import { layeredStyle, specificity } from './layered-style.ts'

const linesOf = (css: string) =>
  layeredStyle(`@layer utilities{${css}}`)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.replace('@layer utilities.', ''))

test('who wins comes in a later layer: the more specific, then the later', () => {
  expect(linesOf('.a:focus{color:red}.b{color:blue}.c{color:pink}')).toEqual([
    'u0.a{.b{color:blue}}',
    'u0.b{.c{color:pink}}',
    'u0.c{.a:focus{color:red}}',
  ])
})

test('rules that set nothing of each other share a layer', () => {
  expect(linesOf('.a{color:red}.b{margin:0;padding:0}.c{display:flex}.d{padding-left:0}')).toEqual([
    'u0.a{.a{color:red}}',
    'u0.a{.b{margin:0;padding:0}}',
    'u0.a{.c{display:flex}}',
    'u0.b{.d{padding-left:0}}',
  ])
})

test.each([
  ['inset:0', 'top:0'],
  ['gap:0', 'column-gap:0'],
  ['place-items:center', 'align-items:end'],
  ['font:inherit', 'line-height:1'],
  ['text-wrap:balance', 'white-space:nowrap'],
  ['width:1px', 'inline-size:2px'],
  ['mask:none', '-webkit-mask-image:none'],
])('%s and %s have something in common', (one, other) => {
  expect(linesOf(`.a{${one}}.b{${other}}`)).toEqual([`u0.a{.a{${one}}}`, `u0.b{.b{${other}}}`])
})

test('a rule a line, each with one selector and the groups that it stands in; all else is in the first', () => {
  const css =
    '/* ours */@layer base{h1{margin:0}}@layer utilities{@media print{@supports (top:0){.a,.b:hover{top:0}}}}:root{--a:1}'
  expect(layeredStyle(css)).toBe(
    [
      '@layer base{h1{margin:0}}@layer utilities{@layer u0{@layer a,b,c,d,e,f,g,h,i,j,k,l;}}:root{--a:1}',
      '@layer utilities.u0.a{@media print{@supports (top:0){.a{top:0}}}}',
      '@layer utilities.u0.b{@media print{@supports (top:0){.b:hover{top:0}}}}',
      '',
    ].join('\n'),
  )
})

test('what few pages need has lines of its own: names, and rules of elements that most do without', () => {
  const css =
    '@layer properties{@supports (top:0){*{--a:0;--b:0}}}@layer base{*{margin:0}hr,table:first-child{top:0}a,hr{left:0}}@property --a{inherits:false}@keyframes rise{0%{top:0}}'
  expect(layeredStyle(css)).toBe(
    [
      '@layer properties;@layer base{*{margin:0}a,hr{left:0}}@property --a{inherits:false}',
      '@layer properties{@supports (top:0){*{--a:0;--b:0}}}',
      '@layer base{hr{top:0}}',
      '@layer base{table:first-child{top:0}}',
      '@keyframes rise{0%{top:0}}',
      '',
    ].join('\n'),
  )
})

test('an important one cannot be laid in layers', () => {
  expect(() => layeredStyle('@layer utilities{.a{top:0!important}}')).toThrow('important')
})

test.each([
  ['*', 0],
  ['h1 a', 2],
  ['.a\\:b', 100],
  ['.\\32 xl\\:p', 100],
  ['.a:hover', 200],
  ['.a[open]>p:not(:last-child)', 301],
  ['.a:before', 101],
  ['.a::placeholder', 101],
  [':where(.a>:not(:last-child))', 0],
  ['.a:is(:where(.group):hover *)', 200],
  ['#main .a', 10_100],
  ['.a:nth-child(2n + 1)', 200],
])('%s weighs %i', (selector, weight) => {
  expect(specificity(selector)).toBe(weight)
})
