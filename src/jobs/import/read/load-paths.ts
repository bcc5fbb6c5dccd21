import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Problem } from '#domain/import/problem.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from './limits.ts'
import type { NamedBytes } from './read-file.ts'

const missing = (file: string): Problem => ({ file, line: null, code: 'file_missing', values: {} })

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The bytes behind the paths of a command: files, and folders with all their content except hidden files. */
export async function loadPaths(paths: readonly string[]): Promise<Result<NamedBytes[], Problem>> {
  const loaded: NamedBytes[] = []
  let total = 0
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (!found) return fail(missing(path))
    const files = found.isDirectory() ? await filesIn(path) : [path]
    for (const file of files) {
      const name = found.isDirectory() ? relative(path, file) : basename(file)
      const { size } = await stat(file)
      total += size
      if (loaded.length >= MAX_FILES)
        return fail({
          file: path,
          line: null,
          code: 'too_many_files',
          values: { files: files.length, most: MAX_FILES },
        })
      if (total > MAX_TOTAL_BYTES) {
        const values = { megabytes: Math.ceil(total / 2 ** 20), most: MAX_TOTAL_BYTES / 2 ** 20 }
        return fail({ file: path, line: null, code: 'files_too_large', values })
      }
      // Not read at all: a file that is refused for its size must not fill the memory first.
      const bytes = size > MAX_FILE_BYTES ? new Uint8Array(MAX_FILE_BYTES + 1) : await readFile(file)
      loaded.push({ name, bytes, isIncidental: found.isDirectory() })
    }
  }
  return ok(loaded)
}
