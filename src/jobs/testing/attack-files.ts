import { deflateRawSync, gzipSync } from 'node:zlib'
import type { ProblemCode } from '#domain/import/problem.ts'

interface ZipPart {
  name: string
  content: Buffer
  /** The size that the archive claims; undefined: the truth. */
  says?: number
}

/** An archive built by hand, which may lie about itself. */
function zipOf(parts: readonly ZipPart[], { onThisDisk = parts.length, inAll = parts.length } = {}): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, says = content.length } of parts) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(says, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(says, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(onThisDisk, 8)
  end.writeUInt16LE(inAll, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, list, end])
}

const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The smallest workbook with this content in its one sheet. */
function workbookParts(rows: string, path = 'worksheets/sheet1.xml'): ZipPart[] {
  const part = (name: string, xml: string) => ({ name, content: Buffer.from(`<?xml version="1.0"?>${xml}`) })
  return [
    part(
      'xl/workbook.xml',
      `<workbook xmlns:r="${RELS}"><sheets><sheet name="Jogos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${RELS}/worksheet" Target="${path}"/></Relationships>`,
    ),
    part(`xl/${path}`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  ]
}

const cellAt = (place: string) => `<row r="1"><c r=${place} t="inlineStr"><is><t>x</t></is></c></row>`
const far = cellAt('"XFD1048576"').replace('r="1"', 'r="1048576"')
const big = (text: string) => text.repeat(Math.floor((19 * 1024 * 1024) / text.length))

/** Files that once crashed or blocked the server, and similar ones: each is refused with this code. */
export const ATTACKS: readonly (readonly [name: string, bytes: Buffer, code: ProblemCode])[] = [
  ['canto.xlsx', zipOf(workbookParts(far)), 'cell_too_far'],
  ['canto-escondido.xlsx', zipOf(workbookParts(far, 'outra/coisa.xml')), 'cell_too_far'],
  ['canto-escrito.xlsx', zipOf(workbookParts(cellAt('"&#88;FD1048576"'))), 'cell_too_far'],
  ['linhas.xlsx', zipOf(workbookParts('<row/>'.repeat(200_001))), 'too_many_rows'],
  ['grande.xlsx', zipOf(workbookParts(big('<a/>').repeat(4))), 'file_too_large'],
  [
    'mente.xlsx',
    zipOf([...workbookParts(''), { name: 'xl/b.xml', content: Buffer.alloc(9e7), says: 9 }]),
    'file_too_large',
  ],
  ['duas-contas.xlsx', zipOf(workbookParts(far), { onThisDisk: 3, inAll: 0 }), 'unreadable_workbook'],
  ['zip64.xlsx', zipOf(workbookParts(far), { onThisDisk: 65_535, inAll: 65_535 }), 'unreadable_workbook'],
  ['bomba.csv.gz', gzipSync(Buffer.alloc(150 * 1024 * 1024, 'a')), 'file_too_large'],
  ['linhas-vazias.csv.gz', gzipSync(Buffer.from(`= x\n${big('\n')}x`)), 'unknown_format'],
  ['espacos.csv', Buffer.from(`= x${' \n'.repeat(93_000)}x`), 'unknown_format'],
  ['brancos.csv', Buffer.from(`=${' '.repeat(186_000)}x`), 'unknown_format'],
  ['separadores.csv', Buffer.from(big(',')), 'too_many_columns'],
  ['colunas.csv', Buffer.from(`nome,clube\n${big(',')}`), 'unknown_format'],
  ['aspas.csv', Buffer.from(big('"\n')), 'too_many_rows'],
  ['colchetes.json', Buffer.from(big('[')), 'too_many_values'],
  ['listas.json', Buffer.from(`[${big('[],')}]`), 'too_many_values'],
  ['titulo.txt', Buffer.from(`= ${big(' a')}\n» x\n`), 'nothing_read'],
]
