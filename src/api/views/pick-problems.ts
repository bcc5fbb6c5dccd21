import { sentence as s, type ProblemEntry } from '#api/http/problem-entry.ts'
import type { PickRefusal } from '#contract/pick.ts'

/** Why a pick is refused. In a batch each refusal names its match, and the other picks are saved. */
export const pickProblems = {
  match_started: {
    status: 409,
    'pt-BR': s('A partida já começou', 'O palpite chegou depois do início. Vale o que estava salvo.'),
    es: s('El partido ya empezó', 'El pronóstico llegó después del inicio. Vale lo que estaba guardado.'),
    en: s('The match has started', 'The pick came after kick-off. Your last saved pick counts.'),
  },
  wrong_pick_kind: {
    status: 422,
    'pt-BR': s('Palpite de outro tipo', 'No futebol o palpite é o placar; nos outros esportes, quem vence.'),
    es: s('Pronóstico de otro tipo', 'En fútbol se pronostica el marcador; en los demás deportes, quién gana.'),
    en: s('Another kind of pick', 'In football you pick a score; in the other sports, a winner.'),
  },
  score_out_of_range: {
    status: 422,
    'pt-BR': s('Placar fora do limite', 'Cada lado pode ter de 0 a 20 gols.'),
    es: s('Marcador fuera de rango', 'Cada lado puede tener de 0 a 20 goles.'),
    en: s('Score out of range', 'Each side can have 0 to 20 goals.'),
  },
  match_unknown: {
    status: 404,
    'pt-BR': s('Partida desconhecida', 'Esta partida não existe mais no calendário.'),
    es: s('Partido desconocido', 'Este partido ya no existe en el calendario.'),
    en: s('Unknown match', 'This match no longer exists.'),
  },
} satisfies Record<PickRefusal, ProblemEntry>
