import { run } from './lib.mjs'

const unreachable =
  /request to .* failed|Method Not Allowed|audit endpoint|\b(?:ENOTFOUND|ECONN\w+|EAI_AGAIN|ETIMEDOUT)\b/

/** Judges what `npm audit --json` prints. Without an answer of the registry the row is skipped. */
export function judgeAudit(text) {
  let report
  try {
    report = JSON.parse(text)
  } catch {
    return { ok: false, note: 'npm audit printed no report' }
  }
  if (report.vulnerabilities === undefined) {
    const why = report.message ?? report.error?.summary ?? report.error?.code ?? 'no reason given'
    return unreachable.test(`${why} ${report.error?.code}`)
      ? { ok: true, note: `skipped: the registry gave no list of vulnerabilities (${why})` }
      : { ok: false, note: why }
  }
  const found = Object.values(report.vulnerabilities).map(({ name, severity }) => `${name} (${severity})`)
  return { ok: found.length === 0, note: found.join(', ') }
}

/** Asks the registry about known vulnerabilities in the packages that a release needs or bundles. */
export const checkPackages = () =>
  judgeAudit(run('npm', ['audit', '--omit=dev', '--json'], { stdio: 'pipe', encoding: 'utf8' }).stdout)
