import { expect, test } from 'vitest'
import { settleNames } from './settled-names.ts'

const first = '@layer properties{*{--tw-a:0;--tw-b:initial}}'
const registered = '@property --tw-a{inherits:false;initial-value:0}@property --tw-b{inherits:false}'
const settled = (rules: string) => settleNames(`${first}${rules}${registered}`)

test.each([
  ['that nobody sets', '.x{top:var(--tw-a);left:var(--tw-b,calc(1px + 2px))}', '.x{top:0;left:calc(1px + 2px)}'],
  ['that nobody reads', '.x{--tw-a:1;top:0}.y{--tw-a:2;left:0;--tw-b:3}', '.x{top:0}.y{left:0;}'],
  ['of one rule alone', '.x{--tw-a:1;top:calc(2px*var(--tw-a))}', '.x{top:calc(2px*1)}'],
  ['of nothing', '.x{font:var(--tw-b, ) bold}', '.x{font:bold}'],
])('a variable %s is what it stands for', (_, rules, written) => {
  expect(settled(rules)).toBe(`@layer properties{*{}}${written}`)
})

test.each([
  ['another rule reads it', '.x{--tw-a:1;top:var(--tw-a)}.y{left:var(--tw-a)}'],
  ['another rule sets it', '.x{--tw-a:1;top:var(--tw-a)}.y{--tw-a:2;left:var(--tw-a)}'],
])('it stays where %s', (_, rules) => {
  expect(settled(`${rules}.z{--tw-b:1;margin:var(--tw-b)}.w{padding:var(--tw-b)}`)).toContain(rules)
})

test('what nobody sets is not animated', () => {
  expect(settled('.x{transition-property:top,--tw-a,--tw-gone;left:0}')).toContain('{transition-property:top;left:0}')
})
