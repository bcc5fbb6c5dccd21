import type { Language } from '#contract/language.ts'
import type { AskKind } from '#domain/pick-message/message-match.ts'

/** PM3: when a message is in doubt, Craque saves nothing and answers with one of these sentences. */
export const askSentences: Record<AskKind, Record<Language, string>> = {
  club_unknown: {
    'pt-BR': 'Não conheço um dos clubes. Qual é a partida?',
    es: 'No conozco uno de los clubes. ¿Cuál es el partido?',
    en: 'I do not know one of the clubs. Which match is it?',
  },
  club_ambiguous: {
    'pt-BR': 'Mais de um clube tem esse nome. Qual deles?',
    es: 'Más de un club tiene ese nombre. ¿Cuál de ellos?',
    en: 'More than one club has that name. Which one?',
  },
  no_match: {
    'pt-BR': 'Não há partida aberta para palpite com esses clubes.',
    es: 'No hay un partido abierto a pronósticos con esos clubes.',
    en: 'No match with these clubs is open for picks.',
  },
  unclear: {
    'pt-BR': 'Não ficou claro. Escreva o clube e o placar, assim: “Flamengo 2x1”.',
    es: 'No quedó claro. Escribe el club y el marcador, así: “Flamengo 2x1”.',
    en: 'That was not clear. Write the club and the score, like “Flamengo 2x1”.',
  },
  contradiction: {
    'pt-BR': 'Isso diz duas coisas diferentes. Qual é o placar?',
    es: 'Eso dice dos cosas distintas. ¿Cuál es el marcador?',
    en: 'That says two different things. What is the score?',
  },
  out_of_range: {
    'pt-BR': 'Um placar tem de 0 a 20 gols para cada lado.',
    es: 'Un marcador tiene de 0 a 20 goles por lado.',
    en: 'A score has 0 to 20 goals for each side.',
  },
}
