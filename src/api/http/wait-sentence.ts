import type { Language } from '#contract/language.ts'

const words: Record<Language, { again: string; seconds: [string, string]; minutes: string }> = {
  'pt-BR': { again: 'Tente de novo em', seconds: ['segundo', 'segundos'], minutes: 'minutos' },
  es: { again: 'Inténtalo de nuevo en', seconds: ['segundo', 'segundos'], minutes: 'minutos' },
  en: { again: 'Try again in', seconds: ['second', 'seconds'], minutes: 'minutes' },
}

/** By the second while somebody would count them, then by the minute, never too early. */
export function waitSentence(language: Language, seconds: number): string {
  const { again, seconds: units, minutes } = words[language]
  if (seconds < 120) return `${again} ${seconds} ${units[seconds === 1 ? 0 : 1]}.`
  return `${again} ${Math.ceil(seconds / 60)} ${minutes}.`
}
