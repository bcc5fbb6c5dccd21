import { expect, test } from 'vitest'
import { pick as en } from '#web/copy/en/pick.ts'
import { pick as es } from '#web/copy/es/pick.ts'
import { pick } from '#web/copy/pt-BR/pick.ts'

test('an error is compared in words in every language', () => {
  expect(pick.skill.lead(50, -12)).toBe('Seu erro é 50% maior que o da torcida e 12% menor que o do modelo.')
  expect(pick.skill.lead(130, 0)).toBe('Seu erro é 2,3 vezes o da torcida e igual ao do modelo.')
  expect(en.skill.lead(50, 0)).toBe('Your error is 50% larger than the crowd’s and equal to the model’s.')
  expect(es.skill.lead(-5, 0)).toMatch(/^Tu error es 5.?% menor que el de la hinchada y es igual al del modelo\.$/)
})
