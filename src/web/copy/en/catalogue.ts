import type { Copy } from '#web/copy/pt-BR/catalogue.ts'
import { pageTitles } from './page-titles.ts'
import { shell } from './shell.ts'

export const catalogue: Copy = { shell, pageTitles }

/**
 * Words that only some pages need, one file per feature. Each language's catalogue has its own glob, so that a
 * browser learns the files of only one language.
 */
export const features = import.meta.glob([
  './*.ts',
  '!./{catalogue,feed,page-descriptions,page-titles,picture,shell,sport-names,squad-advice}.ts',
])
