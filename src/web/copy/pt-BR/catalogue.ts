import { pageTitles } from './page-titles.ts'
import { shell } from './shell.ts'

export const catalogue = { shell, pageTitles }

/** Portuguese is the reference: a key missing in another language does not compile. */
export type Copy = typeof catalogue
