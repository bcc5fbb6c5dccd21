import { existsSync } from 'node:fs'
import path from 'node:path'

/** Reads the settings of a clone from its `.env`. Variables that are already set keep their value. */
export function loadSettings(folder: string): void {
  const file = path.join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
