import type { Language } from '#contract/language.ts'

const words: Record<Language, { again: string; seconds: [string, string]; minutes: string }> = {
  'pt-BR': { again: 'Tente de novo em', seconds: ['segundo', 'segundos'], minutes: 'minutos' },
  es: { again: 'Inténtalo de nuevo en', seconds: ['segundo', 'segundos'], minutes: 'minutos' },
  en: { again: 'Try again in', seconds: ['second', 'seconds'], minutes: 'minutes' },
}

/** In seconds below two minutes, then in minutes, rounded up. */
export function waitSentence(language: Language, seconds: number): string {
  const { again, seconds: units, minutes } = words[language]
  if (seconds < 120) return `${again} ${seconds} ${units[seconds === 1 ? 0 : 1]}.`
  return `${again} ${Math.ceil(seconds / 60)} ${minutes}.`
}
