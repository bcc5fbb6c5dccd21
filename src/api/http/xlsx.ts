import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Cell } from './csv.ts'

const escaped = (text: string) =>
  text
    // Characters that XML cannot hold.
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** 0 is A, 26 is AA. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

/** A text stays a text, whatever it begins with: spreadsheets do not run it. */
function cellXml(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowXml = (row: readonly Cell[], number: number): string =>
  `<row r="${number}">${row.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`)).join('')}</row>`

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface WorkbookSheet {
  name: string
  rows: readonly (readonly Cell[])[]
}

const LONGEST_SHEET_NAME = 31

/** Excel allows no longer names, none of the characters replaced here, and each name only once. */
function sheetNames(sheets: readonly WorkbookSheet[]): string[] {
  const taken = new Set<string>()
  return sheets.map(({ name }) => {
    const plain = name.replaceAll(/[[\]:*?/\\]/g, ' ').trim() || 'Craque'
    const endingIn = (suffix: string) => plain.slice(0, LONGEST_SHEET_NAME - suffix.length) + suffix
    let free = endingIn('')
    for (let at = 2; taken.has(free.toLowerCase()); at++) free = endingIn(` ${at}`)
    taken.add(free.toLowerCase())
    return free
  })
}

type FileOfWorkbook = readonly [path: string, text: string]

/** Yields one file at a time, so that the caller can let other work run in between. */
function* filesOf(sheets: readonly WorkbookSheet[]): Generator<FileOfWorkbook> {
  const parts = sheetNames(sheets).map((name, at) => ({ name, number: at + 1 }))
  const types = parts.map(
    ({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  const relations = parts.map(
    ({ number }) => `<Relationship Id="r${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )
  const listed = parts.map(
    ({ name, number }) =>
      `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${number}" r:id="r${number}"/>`,
  )
  yield [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${types.join('')}</Types>`,
  ]
  yield [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ]
  yield [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
  ]
  yield [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
  ]
  for (const [at, { rows }] of sheets.entries())
    yield [
      `xl/worksheets/sheet${at + 1}.xml`,
      `${XML}<worksheet xmlns="${SHEET}"><sheetData>${rows.map((row, line) => rowXml(row, line + 1)).join('')}</sheetData></worksheet>`,
    ]
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** The flag of a zip file for file names in UTF-8. */
const FLAGS = 0x0800

/** The facts that both headers of a file repeat: stored without compression, dated on the first possible day. */
function factsOf(name: Buffer, data: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(FLAGS, 2)
  facts.writeUInt16LE(0x21, 8)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

const number32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Other requests run between two sheets, because a whole bolão has dozens of large ones. */
export async function xlsxBytes(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, text] of filesOf(sheets)) {
    await setImmediate()
    const name = Buffer.from(path)
    const data = Buffer.from(text)
    const facts = factsOf(name, data)
    const made = Buffer.alloc(2)
    made.writeUInt16LE(VERSION)
    // Comment, disk and attributes follow the facts, all empty.
    central.push(number32(CENTRAL), made, facts, Buffer.alloc(10), number32(offset), name)
    const local = Buffer.concat([number32(LOCAL), facts, name, data])
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}
