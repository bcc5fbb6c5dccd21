import { expect, test } from 'vitest'
import { judgeAudit } from './release-audit.mjs'

const judge = (report) => judgeAudit(JSON.stringify(report))

test('a release with a known vulnerability fails and names the package', () => {
  const vulnerabilities = { hono: { name: 'hono', severity: 'high', range: '<5' } }
  expect(judge({ auditReportVersion: 2, vulnerabilities })).toEqual({ ok: false, note: 'hono (high)' })
  expect(judge({ auditReportVersion: 2, vulnerabilities: {} })).toEqual({ ok: true, note: '' })
})

test.each([
  { message: 'request to https://registry.npmjs.org/ failed, reason: connect ECONNREFUSED 127.0.0.1:9', error: {} },
  { message: '405 Method Not Allowed - POST https://registry.npmjs.org/', statusCode: 405, error: { summary: '' } },
  { error: { code: 'ENOTFOUND', summary: 'getaddrinfo' } },
])('without an answer of the registry the row is skipped and says why', (report) => {
  const { ok, note } = judge(report)
  expect([ok, note]).toEqual([true, expect.stringMatching(/^skipped: .*\(.+\)$/)])
})

test('an error of our own is no excuse', () => {
  const error = { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' }
  expect(judge({ error })).toEqual({ ok: false, note: error.summary })
  expect(judgeAudit('').ok).toBe(false)
})
