import type { Problem } from '#domain/import/problem.ts'
import { withoutBom } from '#jobs/csv/csv-table.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { splitMark, withStatus } from './match-status.ts'
import type { MatchesRead, MatchSaid, ResultSaid } from './said.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DATE = String.raw`(?:[A-Z][a-z]{2},?\s+)?(?<month>${MONTHS.join('|')})[a-z]*[/ ](?<day>\d{1,2})(?:,?\s+(?<year>\d{4}))?`
const DATE_LINE = new RegExp(String.raw`^\s*\[?${DATE}\]?\s*$`)
/** `(73) 12:00 UTC-7 …`, `Thu Jun 20 20:00 UTC-4 …`, `18.30 …` or nothing before the clubs. */
const START = new RegExp(
  String.raw`^\s*(?:\((?<number>\d+)\)\s+)?(?:${DATE}\s+)?(?:(?<hour>\d{1,2})[.:](?<minute>\d{2})\s+(?:UTC(?<offset>[+-]\d{1,2})\s+)?)?`,
)
const SCORE = String.raw`\d+-\d+(?:\s+(?:a\.e\.t\.|pen\.))?(?:\s+\([\d\s,-]*\))?(?:,\s*\d+-\d+\s+pen\.)?`
const VERSUS = new RegExp(String.raw`^(?<home>\S.*?)\s+v\s+(?<away>\S.*?)(?:\s+(?<score>${SCORE})\s*)?$`)
const INLINE = new RegExp(String.raw`^(?<home>\S.*?)\s+(?<score>${SCORE})\s+(?<away>\S.*?)\s*$`)

/** The patterns skip only blanks within one line: `\s` would scan all blank lines again for each of them. */
export const isFootballText = (text: string): boolean =>
  /^=+[^\S\n]*\S/m.test(withoutBom(text).slice(0, 2000)) && /^[^\S\n]{0,20}[»▪]/m.test(text)

/** No match has a longer line; a longer one would keep the patterns busy. */
const LONGEST_LINE = 500

export interface FootballText extends MatchesRead {
  title: string
}

function pair(text: string | undefined): Score | undefined {
  const [, home, away] = /^(\d+)-(\d+)/.exec(text?.trim() ?? '') ?? []
  return home === undefined || away === undefined ? undefined : { home: Number(home), away: Number(away) }
}

/** `2-1 (0-0)`, `1-1 a.e.t. (1-1, 0-1), 3-4 pen.` and `4-2 pen. (1-1)`. */
function resultOf(text: string): ResultSaid | undefined {
  const first = pair(text)
  const [ninety] = /\(([^)]*)\)/.exec(text)?.[1]?.split(',') ?? []
  const penalties = pair(/,\s*(\d+-\d+)\s+pen\./.exec(text)?.[1])
  if (!first) return undefined
  if (/^\d+-\d+\s+a\.e\.t\./.test(text))
    return { score: pair(ninety) ?? first, extraTime: first, ...(penalties && { penalties }) }
  if (/^\d+-\d+\s+pen\./.test(text)) return { score: pair(ninety) ?? first, penalties: first }
  return { score: first, ...(penalties && { penalties }) }
}

const isoOf = (year: string, month: string, day: string) =>
  `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`

const opensBracket = (line: string) => /^[([]/.test(line)

/** Lines that are not matches: brackets with scorers or notes, which may continue, and `Group A | …`. */
function createAsides() {
  let open = 0
  const countOf = (line: string, bracket: string) => line.split(bracket).length - 1
  return {
    includes: (line: string): boolean => {
      const isInside = open > 0 || opensBracket(line)
      if (isInside) open = Math.max(0, open + countOf(line, '(') - countOf(line, ')'))
      return isInside || /^(?:Group|Matchday)\b[^|]*\|/.test(line)
    },
    /** An unclosed bracket ends at the next match. */
    end: () => {
      open = 0
    },
  }
}

/**
 * Football.TXT. It names the year only where it changes, and the time only where it differs from the match before: the
 * last one applies. A line with a date alone and a new round clear the time.
 */
export function readFootballText(file: string, raw: string): FootballText {
  const text = withoutBom(raw)
  const titleLine = text.split('\n', 100).find((line) => line.startsWith('=') && line.length <= LONGEST_LINE) ?? ''
  const title = /^=+\s*(.+?)\s*(?:#.*|=*\s*)$/.exec(titleLine)?.[1] ?? ''
  const now = { year: /\b(\d{4})\b/.exec(title)?.[1] ?? '', date: '', time: '', round: '', group: '' }
  const matches: MatchSaid[] = []
  const problems: Problem[] = []
  const asides = createAsides()
  const tellUnread = (index: number, line: string) =>
    problems.push({ file, line: index + 1, code: 'line_not_read', values: { value: line.trim() } })
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.length > LONGEST_LINE) {
      tellUnread(index, line)
      continue
    }
    const { line: said, status } = splitMark(line.replace(/#.*$/, '').trimEnd())
    if (/^\s*(?:=|$)/.test(said)) continue
    const header = /^\s*[»▪]\s*(.+)$/.exec(said)?.[1]
    if (header !== undefined) {
      // `▪ Matchday 1 | Thu Jun 11` says when a round is; the round's matches do not follow here.
      if (header.includes('|')) continue
      now.group = header.startsWith('Group ') ? header.trim() : ''
      now.round = now.group === '' ? header.trim() : ''
      now.time = ''
      continue
    }
    const dated = DATE_LINE.exec(said)?.groups
    const start = dated ?? START.exec(said)?.groups
    if (start?.['month']) {
      now.year = start['year'] ?? now.year
      now.date = isoOf(now.year, start['month'], start['day'] ?? '')
    }
    if (dated) {
      now.time = ''
      continue
    }
    const [clubs = '', ground] = said.slice(START.exec(said)?.[0].length ?? 0).split(/\s+@\s+/)
    const played = (VERSUS.exec(clubs) ?? INLINE.exec(clubs))?.groups
    if (!played || opensBracket(clubs)) {
      if (!asides.includes(clubs)) tellUnread(index, said)
      continue
    }
    asides.end()
    if (start?.['hour']) now.time = `${start['hour'].padStart(2, '0')}:${start['minute'] ?? '00'}`
    const result = resultOf(played['score'] ?? '')
    const match = {
      where: { file, line: index + 1 },
      round: now.round,
      date: now.date,
      home: played['home'] ?? '',
      away: played['away'] ?? '',
      ...(now.group && { group: now.group }),
      ...(start?.['number'] && { number: Number(start['number']) }),
      ...(now.time && { time: now.time }),
      ...(start?.['offset'] && { utcOffsetMinutes: Number(start['offset']) * 60 }),
      ...(result && { result }),
      ...(ground && { ground: ground.trim() }),
    }
    matches.push(withStatus(match, status))
  }
  return { title, matches, problems }
}
