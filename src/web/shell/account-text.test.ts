import { expect, test } from 'vitest'
import { shell } from '#web/copy/pt-BR/shell.ts'
import { accountText } from './account-text.ts'

test('guests and visitors see a sign-in link, and signed-in people their account', () => {
  for (const viewer of [undefined, null, { kind: 'guest' } as const])
    expect(accountText(shell, viewer)).toBe('Entrar e conta')
  expect(accountText(shell, { kind: 'account' })).not.toMatch(/entrar/i)
})
