import { expect, test } from 'vitest'
import { makeVerifier } from './make-verifier.mjs'

test('the offline verifier is one page that makes no requests (VR9)', async () => {
  const page = await makeVerifier()
  expect(page).toContain('Conferir uma rodada')
  expect(page).toMatch(/<script>[^]{5000,}<\/script>/)
  expect(page).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|\bimport[ ({]|src=|https?:\/\//)
  expect(page.length).toBeLessThan(49_152)
})
