import { expect, test } from 'vitest'
import { icsOf } from './ics.ts'

const event = {
  uid: 'match-7@craque.example',
  startsAtMs: Date.UTC(2026, 4, 20, 19, 30),
  minutes: 120,
  title: 'São João; Águia, com acento e um nome bem comprido x Nacional\nde novo',
  url: 'https://craque.example/partidas/7',
}

test('a calendar has the lines that programs read, escaped and folded', () => {
  const text = icsOf({ name: 'Craque', events: [event], nowMs: Date.UTC(2026, 0, 2, 3, 4, 5) })
  expect(text).toContain('\r\nDTSTAMP:20260102T030405Z\r\nDTSTART:20260520T193000Z\r\nDTEND:20260520T213000Z\r\n')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain('SUMMARY:São João\\; Águia\\, com acento e um nome bem comprido x Nacional\\nde novo\r\n')
  expect(unfolded.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})
