import { withoutBom } from '#jobs/csv/csv-table.ts'
import { dayOfIso } from '#jobs/csv/dates.ts'
import type { FootballSource } from '#jobs/sport/source-match.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DATE_LINE = /^\s*\[?(?:[A-Z][a-z]{2},?\s+)?([A-Z][a-z]{2})[/ ](\d{1,2})(?:,?\s+(\d{4}))?\]?\s*$/
const MATCH_LINE = /^\s+(?:\d{1,2}[.:]\d{2}\s+)?(\S.*?)\s+v\s+(\S.*?)(?:\s+(\d+)-(\d+)(?:\s.*)?)?\s*$/
const INLINE_SCORE = /^\s+(?:\d{1,2}[.:]\d{2}\s+)?(\S.*?)\s{2,}(\d+)-(\d+)(?:\s+\([^)]*\))?\s{2,}(\S.*?)\s*$/

export const isFootballText = (text: string): boolean =>
  /^=+\s*\S/m.test(withoutBom(text).slice(0, 2000)) && /^\s*[»▪]/m.test(text)

/** Football.TXT names the year only where it changes, so the last one stands. */
export function readFootballText(raw: string): FootballSource[] {
  const text = withoutBom(raw)
  const title = /^=+\s*(.+?)\s*=*\s*$/m.exec(text)?.[1] ?? ''
  let year = /\b(\d{4})\b/.exec(title)?.[1] ?? ''
  let date = ''
  const matches: FootballSource[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*[#=]/.test(line)) continue
    const dated = DATE_LINE.exec(line)
    if (dated && MONTHS.includes(dated[1] ?? '')) {
      year = dated[3] ?? year
      const month = String(MONTHS.indexOf(dated[1] ?? '') + 1).padStart(2, '0')
      date = `${year}-${month}-${(dated[2] ?? '').padStart(2, '0')}`
      continue
    }
    const versus = MATCH_LINE.exec(line)
    const inline = versus ? null : INLINE_SCORE.exec(line)
    const [home, away, homeGoals, awayGoals] = versus
      ? versus.slice(1)
      : inline
        ? [inline[1], inline[4], inline[2], inline[3]]
        : []
    const day = dayOfIso(date)
    if (!home || !away || day === undefined) continue
    matches.push({
      sport: 'futebol',
      date,
      day,
      competition: title.replaceAll(/\s*\d{4}([/-]\d{2,4})?\s*/g, ' ').trim(),
      home,
      away,
      rivals: {},
      ...(homeGoals && awayGoals && { score: { home: Number(homeGoals), away: Number(awayGoals) } }),
    })
  }
  return matches
}
