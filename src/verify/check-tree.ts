import { fromBase64, fromHex, hmacSha256, sameBytes, sha256, toHex, utf8, type Bytes } from './bytes.ts'
import { keyOf, openNote, readCheckpoint } from './note.ts'
import { FORMAT } from './round-file.ts'
import { HASH_BYTES, leafHash, rootOf } from './tree.ts'

export interface Check {
  name: string
  /** How many things were compared. */
  compared: number
  /** A sentence for each thing that did not match. */
  wrong: string[]
  /** A sentence for each thing that only the reader can judge. */
  notes?: string[]
}

interface Told {
  position: number
  text: string
}

/** The part that every file made from the log contains. */
export interface LogPart {
  log: { origin: string; key: string; checkpoint: string; size: number; hasEnded: boolean }
  leaves: string[]
  entries: Told[]
  openings: (Told & { opening: string; salt: string })[]
}

export const leavesOf = ({ leaves }: LogPart): Bytes[] =>
  leaves.flatMap((tile) => {
    const bytes = fromBase64(tile)
    return Array.from({ length: bytes.length / HASH_BYTES }, (_, at) =>
      bytes.slice(at * HASH_BYTES, (at + 1) * HASH_BYTES),
    )
  })

/** The origin names its key: so nobody can sign a false file in the name of another server. */
export async function fitsOrigin(origin: string, keyText: string): Promise<boolean> {
  const key = keyOf(keyText)
  return key !== undefined && origin.split('/')[1] === toHex(await sha256(key)).slice(0, 16)
}

async function checkHead({ log }: LogPart, leaves: readonly Bytes[]): Promise<Check> {
  const { text, signed } = await openNote(log.checkpoint, log.key)
  const head = readCheckpoint(text)
  const wrong: string[] = []
  if (signed === 'not signed') wrong.push('a assinatura do ponto de controle não confere')
  if (!(await fitsOrigin(log.origin, log.key))) wrong.push('a chave não é a do registro: o arquivo não prova nada')
  if (!head || head.origin !== log.origin || head.size !== leaves.length)
    wrong.push('o ponto de controle é de outro registro')
  else if (!sameBytes(head.root, await rootOf(leaves))) wrong.push('a raiz da árvore não é a que foi assinada')
  const name = signed === 'unknown' ? 'Ponto de controle (este navegador não confere assinaturas)' : 'Ponto de controle'
  return { name, compared: 1, wrong }
}

async function checkEntries(file: LogPart, leaves: readonly Bytes[]): Promise<Check> {
  const all = [...file.entries, ...file.openings]
  const found = await Promise.all(
    all.map(async ({ position, text }) => {
      const leaf = leaves[position]
      return leaf && sameBytes(leaf, await leafHash(utf8(text))) ? [] : [`o registro ${position} não está na árvore`]
    }),
  )
  return { name: 'Registros na árvore', compared: all.length, wrong: found.flat() }
}

/** The signed head, and that every entry of the file is a leaf of its tree. */
export async function checkTree(file: LogPart): Promise<Check[]> {
  const leaves = leavesOf(file)
  return [await checkHead(file, leaves), await checkEntries(file, leaves)]
}

export interface Opened {
  position: number
  person: string
  kind: string
  subject: number
  atMs: number
  content: unknown
}

/** What a sealed entry commits to; a sentence where it does not open. */
export async function openSeal(one: LogPart['openings'][number], about = ''): Promise<Opened | string> {
  const where = `registro ${one.position}${about}`
  const [format, sealed, atMs, commitment] = one.text.split('\n')
  if (format !== FORMAT || sealed !== 'sealed') return `${where}: não é um registro lacrado`
  if (toHex(await hmacSha256(fromHex(one.salt), utf8(one.opening))) !== commitment)
    return `${where}: o conteúdo não abre o lacre`
  const [opened, person = '', kind = '', subject, savedMs, content] = one.opening.split('\n')
  if (opened !== FORMAT || !content || savedMs !== atMs) return `${where}: o conteúdo é de outro registro`
  return {
    position: one.position,
    person,
    kind,
    subject: Number(subject),
    atMs: Number(savedMs),
    content: JSON.parse(content) as unknown,
  }
}

const count = (value: number) => value.toLocaleString('pt-BR')

const comparedText = (compared: number) =>
  compared === 0 ? 'nada a comparar' : compared === 1 ? '1 conferido' : `${count(compared)} conferidos`

const wrongText = (wrong: number) => (wrong === 0 ? '' : wrong === 1 ? ', 1 não bate' : `, ${count(wrong)} não batem`)

/** In plain Portuguese, a line for each check. */
export const checksText = (checks: readonly Check[]): string[] =>
  checks.flatMap(({ name, compared, wrong, notes = [] }) => [
    `${wrong.length === 0 ? '✓' : '✗'} ${name}: ${comparedText(compared)}${wrongText(wrong.length)}`,
    ...wrong.map((one) => `    ${one}`),
    ...notes.map((one) => `    ? ${one}`),
  ])

export const areRight = (checks: readonly Check[]): boolean => checks.every(({ wrong }) => wrong.length === 0)

const MOST_NAMED = 20

/** The first ones, as many as people read, and a line with the number of the others. */
export const someOf = (wrong: readonly string[]): string[] =>
  wrong.length > MOST_NAMED ? [...wrong.slice(0, MOST_NAMED), `e mais ${wrong.length - MOST_NAMED}`] : [...wrong]
