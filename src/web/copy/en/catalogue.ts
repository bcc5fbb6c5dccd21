import type { Copy } from '#web/copy/pt-BR/catalogue.ts'
import { pageTitles } from './page-titles.ts'
import { shell } from './shell.ts'

export const catalogue: Copy = { shell, pageTitles }
