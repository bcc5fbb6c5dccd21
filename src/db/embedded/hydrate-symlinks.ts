import { lstat, readFile, rename, stat, symlink, unlink } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

type Link = { source: string; target: string }

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

async function linksOf(packageFolder: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

async function makeLink(source: string, target: string): Promise<void> {
  const works = await stat(target).catch(() => undefined)
  if (works) return
  const broken = await lstat(target).catch(() => undefined)
  const text = relative(dirname(target), source)
  if (!broken) {
    await symlink(text, target).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    return
  }
  const draft = `${target}.${process.pid}`
  await symlink(text, draft)
  await rename(draft, target).catch(async (error: unknown) => {
    await unlink(draft)
    throw error
  })
}

/**
 * npm packages cannot contain symbolic links. The package lists them for its install script, but `allowScripts` of
 * package.json blocks that script, so this creates them. Returns false if it cannot write in the folder. Safe with
 * several processes, because creating a link is atomic.
 */
export async function hydrateSymlinks(packageFolder: string): Promise<boolean> {
  const inside = resolve(packageFolder) + sep
  for (const link of await linksOf(packageFolder)) {
    const source = resolve(packageFolder, link.source)
    const target = resolve(packageFolder, link.target)
    if (!source.startsWith(inside) || !target.startsWith(inside)) throw new Error(`${link.target} leaves its package`)
    try {
      await makeLink(source, target)
    } catch (error) {
      if (['EROFS', 'EACCES', 'EPERM', 'ENOSPC'].includes(codeOf(error) ?? '')) return false
      throw error
    }
  }
  return true
}
