import { expect, test } from 'vitest'
import { pictureAddress } from './picture-address.ts'

const asked = { origin: 'https://craque.example', language: 'pt-BR', championship: undefined } as const

test.each([
  ['/fantasy', '/fantasy'],
  ['/rodadas/9', '/rodadas/9'],
  ['/planejar', '/planejar'],
  ['/analises/modelo', '/analises/modelo'],
  ['/analises/outra', '/inicio'],
  ['/var', '/var'],
  ['/var/rodadas/9', '/var/rodadas/9'],
  ['/var/outra', '/inicio'],
  ['/privacidade', '/inicio'],
])('a chat shows for %s the picture of %s', (path, picture) => {
  expect(pictureAddress({ ...asked, path })).toBe(`https://craque.example/imagens${picture}.png?lang=pt-BR`)
})
