import { expect, test } from 'vitest'
import { embedPath, embedSnippet, type EmbedChoice } from './embed-address.ts'

const usual: EmbedChoice = {
  kind: 'tabela',
  sport: 'futebol',
  number: '',
  rows: 20,
  theme: 'auto',
  size: '',
  colour: '',
}

test.each([
  [usual, '/embed/tabela?esporte=futebol&linhas=20'],
  [
    { ...usual, kind: 'ranking', theme: 'escuro', colour: '#FFD447' },
    '/embed/ranking?linhas=20&tema=escuro&cor=FFD447',
  ],
  [{ ...usual, kind: 'contagem', size: '28' }, '/embed/contagem?tamanho=28'],
  [{ ...usual, kind: 'contagem', size: '2' }, '/embed/contagem'],
  [{ ...usual, kind: 'partida', number: ' 7 ' }, '/embed/partida/7'],
  [{ ...usual, kind: 'bolao', number: '12', rows: 5 }, '/embed/bolao/12?linhas=5'],
  [{ ...usual, kind: 'bolao', number: 'x' }, undefined],
  [{ ...usual, kind: 'contagem', colour: 'red' }, '/embed/contagem'],
] as const)('EB2 %o is shown at %s', (choice, path) => {
  expect(embedPath(choice)).toBe(path)
})

test('EB1 a snippet is one tag, whatever its values contain', () => {
  const snippet = embedSnippet({ address: 'http://x/embed/ranking?a=1&b=2', title: 'A "B" <c>', height: 400 })
  expect(snippet).toBe(
    '<iframe src="http://x/embed/ranking?a=1&amp;b=2" title="A &quot;B&quot; &lt;c>" width="100%" height="400" loading="lazy" style="border:0"></iframe>',
  )
})
