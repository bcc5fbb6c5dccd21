import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue as en } from './en/catalogue.ts'
import { home as homeEn } from './en/home.ts'
import { catalogue as es } from './es/catalogue.ts'
import { home as homeEs } from './es/home.ts'
import { catalogue as pt } from './pt-BR/catalogue.ts'
import { home as homePt } from './pt-BR/home.ts'

/** Every text with its key path. A function is called with small numbers. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, (value as (...given: unknown[]) => string)(2, 3)]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

const all = { 'pt-BR': { ...pt, home: homePt }, es: { ...es, home: homeEs }, en: { ...en, home: homeEn } }

const filesOf = (language: string) => readdirSync(new URL(language, import.meta.url))

test.each(['es', 'en'])('%s has the same files as pt-BR', (language) => {
  expect(filesOf(language)).toEqual(filesOf('pt-BR'))
})

test.each(['es', 'en'] as const)('%s has exactly the keys of pt-BR', (language) => {
  expect(leaves(all[language]).map(([path]) => path)).toEqual(leaves(all['pt-BR']).map(([path]) => path))
})

test.each(Object.entries(all))('%s has no empty text and no placeholder left', (_language, words) => {
  const bad = leaves(words).filter(([, text]) => text.trim() === '' || /undefined|NaN|\{|#/.test(text))
  expect(bad).toEqual([])
})

test.each(['pt-BR', 'es', 'en'])('%s writes the year of a season without a separator', (language) => {
  const texts = filesOf(language).map((file) => readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8'))
  expect(texts.filter((text) => /number\((season|year)\)/.test(text))).toEqual([])
})

describe('the specification’s texts, letter by letter', () => {
  test('home', () => {
    expect(homePt.hero).toMatchObject({
      headline: 'O Futuro do Fantasy Sports',
      start: 'Começar Agora',
      analytics: 'Ver Análises',
    })
    expect(homePt.features.title).toBe('Recursos Incríveis')
    expect(homePt.closing).toMatchObject({ title: 'Pronto para Começar?', action: 'Criar Conta Grátis' })
    const { users, leagues, picks, uptime } = homePt.figures
    expect([users, leagues, picks, uptime].map(({ value }) => value)).toEqual(['50K+', '100+', '1M+', '99.9%'])
  })

  test('navigation and titles', () => {
    expect(Object.values(pt.shell.links)).toEqual(['Início', 'Fantasy', 'Análises', 'Rankings', 'Perfil'])
    const { fantasy, analytics, rankings, profile } = pt.pageTitles
    expect([fantasy, analytics, rankings, profile].map(({ heading }) => heading)).toEqual([
      'Fantasy Sports',
      'Análises Esportivas',
      'Rankings Globais',
      'Meu Perfil',
    ])
  })
})
