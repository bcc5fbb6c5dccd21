import { pageTitles } from './page-titles.ts'
import { shell } from './shell.ts'

export const catalogue = { shell, pageTitles }

/** Portuguese is the reference: a key that another language lacks does not compile. */
export type Copy = typeof catalogue

/**
 * Words that only some pages need, one file per feature. The glob stands in each language's catalogue, so that a
 * browser learns the files of only one language.
 */
export const features = import.meta.glob([
  './*.ts',
  '!./{catalogue,feed,page-descriptions,page-titles,picture,shell,sport-names,squad-advice}.ts',
])
