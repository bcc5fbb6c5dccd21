import type { Copy } from '#web/copy/pt-BR/catalogue.ts'
import { pageTitles } from './page-titles.ts'
import { shell } from './shell.ts'

export const catalogue: Copy = { shell, pageTitles }

/** Words that only some pages need, one file a feature. They are named here: a browser learns the files of one language. */
export const features = import.meta.glob([
  './*.ts',
  '!./{catalogue,feed,page-descriptions,page-titles,picture,shell,sport-names,squad-advice}.ts',
])
