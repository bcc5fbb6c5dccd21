import { expect, test } from 'vitest'
import { waitSentence } from './wait-sentence.ts'

test.each([
  ['pt-BR', 1, 'Tente de novo em 1 segundo.'],
  ['pt-BR', 119, 'Tente de novo em 119 segundos.'],
  ['pt-BR', 121, 'Tente de novo em 3 minutos.'],
  ['es', 900, 'Inténtalo de nuevo en 15 minutos.'],
  ['en', 42, 'Try again in 42 seconds.'],
] as const)('%s, %d seconds: %s', (language, seconds, sentence) =>
  expect(waitSentence(language, seconds)).toBe(sentence),
)
