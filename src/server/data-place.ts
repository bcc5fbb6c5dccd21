import { existsSync } from 'node:fs'
import path from 'node:path'

interface Machine {
  env: Record<string, string | undefined>
  cwd: string
  home: string
  platform: string
}

export type DataPlace =
  | { ok: true; folder: string; notice?: string }
  /** The operator must say which folder is meant. */
  | { ok: false; error: string }

/** Where programs of this platform keep their data. */
function usualPlace({ env, home, platform }: Machine): string {
  if (platform === 'win32') return path.join(env['LOCALAPPDATA'] || path.join(home, 'AppData', 'Local'), 'craque')
  // The specification of XDG asks programs to ignore a relative path.
  const asked = env['XDG_DATA_HOME']
  if (asked && path.isAbsolute(asked)) return path.join(asked, 'craque')
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'craque')
  return path.join(home, '.local', 'share', 'craque')
}

const holdsDatabase = (folder: string) => existsSync(path.join(folder, 'postgres'))

/**
 * The data folder of an installed Craque: never its own folder, because an update replaces that. A folder `./data`,
 * such as a clone makes, is used if only it holds a database. If both folders hold one, the operator must decide.
 */
export function placeOfData(machine: Machine): DataPlace {
  const { env, cwd } = machine
  if (env['CRAQUE_DATA']) return { ok: true, folder: path.resolve(cwd, env['CRAQUE_DATA']) }
  const usual = usualPlace(machine)
  const here = path.join(cwd, 'data')
  if (!existsSync(here) || path.resolve(usual) === here) return { ok: true, folder: usual }
  if (!holdsDatabase(here))
    return {
      ok: true,
      folder: usual,
      notice: `There is a folder ${here} without a database. The data are in ${usual}.`,
    }
  if (!holdsDatabase(usual))
    return { ok: true, folder: here, notice: `The data are in ${here}, where Craque was started.` }
  return {
    ok: false,
    error: `There are two databases: ${here} and ${usual}. Nothing was started. Set CRAQUE_DATA to the one that you mean.`,
  }
}
