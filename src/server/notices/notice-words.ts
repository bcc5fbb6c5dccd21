import { isLanguage, type Language } from '#contract/language.ts'
import { notice as en } from '#web/copy/en/notice.ts'
import { notice as es } from '#web/copy/es/notice.ts'
import { notice as pt, type NoticeCopy } from '#web/copy/pt-BR/notice.ts'

const words: Record<Language, NoticeCopy> = { 'pt-BR': pt, es, en }

export const noticeWordsIn = (language: string): NoticeCopy => words[isLanguage(language) ? language : 'pt-BR']
