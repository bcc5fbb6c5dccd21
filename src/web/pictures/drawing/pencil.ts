import type { Language } from '#contract/language.ts'
import type { ApiRequest, FetchApi } from '#web/base/api-client.ts'
import { formatIn, type Format } from '#web/copy/format/format.ts'
import { loadCatalogue } from '#web/copy/load-catalogue.ts'
import { moment as momentsEn } from '#web/copy/en/moment.ts'
import { moment as momentsEs } from '#web/copy/es/moment.ts'
import { picture as en } from '#web/copy/en/picture.ts'
import { picture as es } from '#web/copy/es/picture.ts'
import type { Copy } from '#web/copy/pt-BR/catalogue.ts'
import { moment as momentsPtBR, type MomentCopy } from '#web/copy/pt-BR/moment.ts'
import { picture as ptBR, type PictureCopy } from '#web/copy/pt-BR/picture.ts'

const moments: Record<Language, MomentCopy> = { 'pt-BR': momentsPtBR, es: momentsEs, en: momentsEn }
const words: Record<Language, PictureCopy> = { 'pt-BR': ptBR, es, en }

/** What drawing functions need: words, formats and data. */
export interface Pencil {
  copy: Copy
  words: PictureCopy
  moment: MomentCopy
  format: Format
  /**
   * Reads as a visitor, whoever requests the picture, so that nothing private can get into it. Undefined if the API
   * answers with a problem.
   */
  read: <Answer>(request: ApiRequest<Answer>) => Promise<Answer | undefined>
}

export async function createPencil(language: Language, fetchApi: FetchApi): Promise<Pencil> {
  return {
    copy: await loadCatalogue(language),
    words: words[language],
    moment: moments[language],
    format: formatIn(language),
    read: async <Answer>({ path }: ApiRequest<Answer>) => {
      const answer = await fetchApi(path)
      return answer.ok ? ((await answer.json()) as Answer) : undefined
    },
  }
}
