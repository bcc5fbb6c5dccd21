import { statfs } from 'node:fs/promises'

export type EmbeddedErrorKind =
  | 'data_folder_in_use'
  | 'disk_full'
  | 'read_only'
  | 'not_writable'
  | 'wrong_version'
  | 'not_a_folder'
  | 'damaged'
  | 'unsupported_platform'
  | 'root_cannot_drop'
  | 'start_failed'

/** The message is a sentence for the person who typed the command; nothing else needs to be printed. */
export class EmbeddedDatabaseError extends Error {
  readonly kind: EmbeddedErrorKind

  constructor(kind: EmbeddedErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedDatabaseError'
    this.kind = kind
  }
}

type Failure = { dataDir: string; doing: string; text: string; cause?: unknown }

const damaged = (dataDir: string) =>
  `The database in ${dataDir} is damaged: files of it are missing or cut off. Put a backup in its place, or choose another folder with CRAQUE_DATA to start with an empty database. PostgreSQL's own messages are in postgres.log there.`

const sentences: {
  kind: EmbeddedErrorKind
  signs: RegExp
  sentence: (dataDir: string) => string
}[] = [
  {
    kind: 'disk_full',
    signs: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    sentence: (dataDir) =>
      `The disk that holds the data folder ${dataDir} is full. Free some space (a new database needs about 100 MB) or choose another folder with CRAQUE_DATA.`,
  },
  {
    kind: 'read_only',
    signs: /EROFS|Read-only file system/i,
    sentence: (dataDir) =>
      `The data folder ${dataDir} is on a read-only file system. Choose a writable folder with CRAQUE_DATA.`,
  },
  {
    kind: 'not_a_folder',
    signs: /EEXIST: [^\n]*mkdir|ENOTDIR/,
    sentence: (dataDir) =>
      `${dataDir} cannot be the data folder: it, or something it lies in, is a file. Choose another place with CRAQUE_DATA.`,
  },
  {
    kind: 'damaged',
    signs:
      /control file|pg_control|checkpoint record|could not (open|access|read|stat) (file|directory) "?(base|global|pg_\w+)|database "postgres" does not exist|is not a valid data directory|invalid data in file/i,
    sentence: damaged,
  },
  {
    kind: 'wrong_version',
    signs: /files are incompatible with server|not compatible with this version/i,
    sentence: (dataDir) =>
      `The database in ${dataDir} was made by another PostgreSQL build and this one cannot open it. Use the Craque version that made it, or choose another folder with CRAQUE_DATA.`,
  },
  {
    kind: 'not_writable',
    signs: /EACCES|EPERM|Permission denied|Operation not permitted/i,
    sentence: (dataDir) =>
      `The data folder ${dataDir} cannot be read and written by the user who runs Craque. Change its owner or choose another folder with CRAQUE_DATA.`,
  },
]

const lastLines = (text: string) => text.trim().split('\n').slice(-8).join('\n')

/** On a full disk PostgreSQL often cannot write why it stopped. So an unexplained failure checks the disk. */
export async function explainFailure({ dataDir, doing, text, cause }: Failure): Promise<EmbeddedDatabaseError> {
  const options = cause === undefined ? undefined : { cause }
  const known = sentences.find(({ signs }) => signs.test(text))
  if (known) return new EmbeddedDatabaseError(known.kind, known.sentence(dataDir), options)
  const disk = await statfs(dataDir).catch(() => undefined)
  if (disk && disk.bavail * disk.bsize < 2 ** 20) {
    const [full] = sentences
    if (full) return new EmbeddedDatabaseError(full.kind, full.sentence(dataDir), options)
  }
  return new EmbeddedDatabaseError('start_failed', `PostgreSQL failed while ${doing}:\n${lastLines(text)}`, options)
}
