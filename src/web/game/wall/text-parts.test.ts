import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from './text-parts.ts'

const links = (text: string) => partsOf(text, []).flatMap((part) => (part.kind === 'link' ? part.text : []))

describe('a message on the wall', () => {
  test.each([
    ['veja https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
    ['(http://example.org)', ['http://example.org']],
    ['https://a.example e https://b.example!', ['https://a.example', 'https://b.example']],
    ['javascript:alert(1) data:text/html,x //example.org ftp://x.org', []],
    ['https://banco.example@ladrao.example/', []],
    ['https://', []],
  ])('%j links to %j', (text, expected) => {
    expect(links(text)).toEqual(expected)
  })

  test('mentions the longest matching name', () => {
    const named = [
      { managerId: 1, name: 'Ana' },
      { managerId: 2, name: 'Ana Paula' },
    ]
    expect(partsOf('oi @Ana Paula e @Ana', named).filter(({ kind }) => kind === 'name')).toEqual([
      { kind: 'name', text: '@Ana Paula', managerId: 2 },
      { kind: 'name', text: '@Ana', managerId: 1 },
    ])
  })

  test('keeps every character of any text, and links only to web addresses', () => {
    const piece = fc.oneof(
      fc.constantFrom('https://', 'http://a.example', '@', '@Ana', ' ', '.', 'javascript:'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const text = pieces.join('')
        const parts = partsOf(text, [{ managerId: 1, name: 'Ana' }])
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) if (part.kind === 'link') expect(new URL(part.text).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})
