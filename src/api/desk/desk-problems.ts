import type { TapRefusal } from '#domain/desk/judge-tap.ts'
import { sentence as s, type ProblemCatalogue, type ProblemEntry } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

const refusals = {
  not_begun: {
    status: 422,
    'pt-BR': s('O jogo não começou', 'Dê o pontapé inicial antes de anotar lances.'),
    es: s('El partido no empezó', 'Da el saque inicial antes de anotar jugadas.'),
    en: s('The match has not begun', 'Kick off before you report what happens.'),
  },
  no_shoot_out: {
    status: 422,
    'pt-BR': s('Sem disputa de pênaltis', 'Comece a disputa de pênaltis antes de anotar cobranças.'),
    es: s('Sin tanda de penales', 'Empieza la tanda de penales antes de anotar tiros.'),
    en: s('No shoot-out', 'Begin the shoot-out before you report its kicks.'),
  },
  whistle_blown: {
    status: 422,
    'pt-BR': s('O jogo acabou', 'Este lance foi anotado depois do apito final. Quem organiza pode corrigir a súmula.'),
    es: s('El partido terminó', 'Esta jugada se anotó después del final. Quien organiza puede corregir el acta.'),
    en: s('The match is over', 'This was reported after the final whistle. Organisers can correct the match report.'),
  },
  match_stopped: {
    status: 422,
    'pt-BR': s(
      'O jogo está parado',
      'Recomece o jogo na mesa antes de anotar lances. Sem data para retomar, ele não recomeça.',
    ),
    es: s(
      'El partido está parado',
      'Reanuda el partido en la mesa antes de anotar. Sin fecha para reanudar, no sigue.',
    ),
    en: s(
      'The match has stopped',
      'Restart the match at the desk before you report what happens. Without a date to resume, it stays stopped.',
    ),
  },
  not_of_these_clubs: {
    status: 422,
    'pt-BR': s('Jogador de outro clube', 'Este jogador não é do clube indicado. Nada foi anotado.'),
    es: s('Jugador de otro club', 'Este jugador no es del club indicado. No se anotó nada.'),
    en: s('A player of another club', 'This player does not belong to that club. Nothing was saved.'),
  },
  tap_unknown: {
    status: 422,
    'pt-BR': s('Lance desconhecido', 'Este lance não está na mesa. Nada mudou.'),
    es: s('Jugada desconocida', 'Esta jugada no está en la mesa. Nada cambió.'),
    en: s('Unknown entry', 'This entry is not at the desk. Nothing changed.'),
  },
  tap_stays: {
    status: 422,
    'pt-BR': s('Não dá para desfazer', 'O início e o fim do jogo não se desfazem. O relógio pode ser acertado.'),
    es: s('No se puede deshacer', 'El inicio y el final no se deshacen. El reloj se puede ajustar.'),
    en: s('It cannot be undone', 'The beginning and the end of a match cannot be undone. You can correct the clock.'),
  },
  undo_too_late: {
    status: 422,
    'pt-BR': s('Já passaram cinco minutos', 'Agora só quem organiza pode desfazer este lance.'),
    es: s('Ya pasaron cinco minutos', 'Ahora solo quien organiza puede deshacer esta jugada.'),
    en: s('Five minutes have passed', 'Now only organisers can undo this entry.'),
  },
  too_many_taps: {
    status: 422,
    'pt-BR': s('Mesa cheia', 'Esta partida já tem mil anotações. Nada foi anotado.'),
    es: s('Mesa llena', 'Este partido ya tiene mil anotaciones. No se anotó nada.'),
    en: s('The desk is full', 'This match already has a thousand entries. Nothing was saved.'),
  },
  too_many_waiting: {
    status: 422,
    'pt-BR': s('Anotações demais', 'Já há anotações demais à espera de quem organiza. Nada foi anotado.'),
    es: s('Demasiadas anotaciones', 'Ya hay demasiadas anotaciones a la espera de quien organiza. No se anotó nada.'),
    en: s('Too many entries', 'Too many entries are already waiting for the organisers. Nothing was saved.'),
  },
} satisfies Record<TapRefusal, ProblemEntry>

export const deskProblems = {
  ...refusals,
  desk_link_unknown: {
    status: 403,
    'pt-BR': s(
      'Este link não vale mais',
      'Peça um novo a quem organiza. O que este aparelho guardava sobre o jogo foi apagado.',
    ),
    es: s(
      'Este enlace ya no vale',
      'Pide uno nuevo a quien organiza. Lo que este aparato guardaba de este partido se borró.',
    ),
    en: s(
      'This link no longer works',
      'Ask the organisers for another. What this device stored about the match was deleted.',
    ),
  },
  too_many_links: {
    status: 422,
    'pt-BR': s('Links demais', 'Esta partida já tem cinco links abertos. Revogue um antes de criar outro.'),
    es: s('Demasiados enlaces', 'Este partido ya tiene cinco enlaces abiertos. Revoca uno antes de crear otro.'),
    en: s('Too many links', 'This match already has five open links. Revoke one before you create another.'),
  },
} satisfies ProblemCatalogue

export const deskProblem = problemsOf(deskProblems)
