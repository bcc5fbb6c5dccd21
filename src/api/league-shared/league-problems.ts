import type { LeagueError } from '#domain/league/league.ts'
import { sentence as s, type ProblemCatalogue, type ProblemEntry } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'
import { poolRefusals } from './pool-refusals.ts'

const rules = {
  name_length: {
    status: 422,
    'pt-BR': s('Nome fora do tamanho', 'O nome da liga tem de 3 a 60 letras.'),
    es: s('Nombre fuera de tamaño', 'El nombre de la liga tiene de 3 a 60 letras.'),
    en: s('Name of the wrong length', 'A league’s name has 3 to 60 letters.'),
  },
  name_official: {
    status: 422,
    'pt-BR': s('Nome reservado', 'Este nome parece ser do próprio Craque. Escolha outro.'),
    es: s('Nombre reservado', 'Este nombre parece ser del propio Craque. Elige otro.'),
    en: s('Reserved name', 'This name seems to come from Craque itself. Choose another.'),
  },
  unknown_format: {
    status: 422,
    'pt-BR': s('Formato desconhecido', 'Escolha pontos corridos, mata-mata ou bolão.'),
    es: s('Formato desconocido', 'Elige todos contra todos, eliminatorias o quiniela.'),
    en: s('Unknown format', 'Choose points table, knockout or pool.'),
  },
  unknown_visibility: {
    status: 422,
    'pt-BR': s('Visibilidade desconhecida', 'Escolha pública ou privada.'),
    es: s('Visibilidad desconocida', 'Elige pública o privada.'),
    en: s('Unknown visibility', 'Choose public or private.'),
  },
  prize_out_of_range: {
    status: 422,
    'pt-BR': s('Prêmio fora do limite', 'O prêmio vai de 0 a 10.000 pontos.'),
    es: s('Premio fuera del límite', 'El premio va de 0 a 10.000 puntos.'),
    en: s('Prize out of range', 'The prize goes from 0 to 10,000 points.'),
  },
  bad_date: {
    status: 422,
    'pt-BR': s('Data inválida', 'Uma das datas não existe.'),
    es: s('Fecha inválida', 'Una de las fechas no existe.'),
    en: s('Bad date', 'One of the dates does not exist.'),
  },
  ends_before_start: {
    status: 422,
    'pt-BR': s('Fim antes do início', 'A liga precisa terminar depois de começar.'),
    es: s('Fin antes del inicio', 'La liga tiene que terminar después de empezar.'),
    en: s('Ends before it starts', 'A league has to end after it starts.'),
  },
  ends_in_the_past: {
    status: 422,
    'pt-BR': s('Já terminou', 'O fim da liga precisa estar no futuro.'),
    es: s('Ya terminó', 'El fin de la liga tiene que estar en el futuro.'),
    en: s('Already over', 'The end of the league has to be in the future.'),
  },
  too_long: {
    status: 422,
    'pt-BR': s('Longa demais', 'Uma liga dura no máximo 366 dias.'),
    es: s('Demasiado larga', 'Una liga dura como máximo 366 días.'),
    en: s('Too long', 'A league lasts at most 366 days.'),
  },
} satisfies Record<LeagueError['kind'], ProblemEntry>

export const leagueProblems = {
  ...rules,
  ...poolRefusals,
  league_closed: {
    status: 409,
    'pt-BR': s('Liga fechada', 'Esta liga não recebe mais participantes.'),
    es: s('Liga cerrada', 'Esta liga ya no recibe participantes.'),
    en: s('League closed', 'This league takes no more participants.'),
  },
  no_more_rounds: {
    status: 409,
    'pt-BR': s('Sem rodadas', 'Não há mais rodadas nesta edição: ela termina antes de o próximo mercado fechar.'),
    es: s('Sin jornadas', 'No quedan jornadas en esta edición: termina antes de que cierre el próximo mercado.'),
    en: s('No rounds left', 'There are no rounds left in this edition: it ends before the next market closes.'),
  },
  no_round_between: {
    status: 422,
    'pt-BR': s('Sem rodadas', 'Nenhuma rodada começa entre essas datas. Escolha um fim mais tarde.'),
    es: s('Sin jornadas', 'Ninguna jornada empieza entre esas fechas. Elige un fin más tarde.'),
    en: s('No rounds', 'No round starts between these dates. Choose a later end.'),
  },
  league_played: {
    status: 409,
    'pt-BR': s('Não dá para apagar', 'Só se apaga uma liga sem outros participantes e sem rodada disputada.'),
    es: s('No se puede borrar', 'Solo se borra una liga sin otros participantes y sin jornadas jugadas.'),
    en: s('Cannot be deleted', 'Only a league with nobody else in it and no round played can be deleted.'),
  },
  too_many_leagues: {
    status: 409,
    'pt-BR': s(
      'Ligas demais',
      'Você já administra muitas ligas em andamento. Espere uma terminar ou apague uma vazia.',
    ),
    es: s('Demasiadas ligas', 'Ya administras muchas ligas en curso. Espera a que termine una o borra una vacía.'),
    en: s('Too many leagues', 'You already manage many running leagues. Wait until one ends or delete an empty one.'),
  },
  heir_full: {
    status: 409,
    'pt-BR': s('Não cabe mais uma', 'Quem receberia esta liga já administra muitas em andamento.'),
    es: s('No cabe una más', 'Quien recibiría esta liga ya administra muchas en curso.'),
    en: s('No room for another', 'The person you chose already manages many leagues.'),
  },
  removed_by_owner: {
    status: 403,
    'pt-BR': s('Você foi removido', 'Quem administra esta liga removeu você dela.'),
    es: s('Te quitaron', 'Quien administra esta liga te quitó de ella.'),
    en: s('You were removed', 'The owner of this league removed you.'),
  },
  not_private: {
    status: 409,
    'pt-BR': s('Liga pública', 'Em uma liga pública, qualquer pessoa entra sem convite.'),
    es: s('Liga pública', 'En una liga pública cualquiera entra sin invitación.'),
    en: s('Public league', 'Anybody can join a public league without an invitation.'),
  },
  cannot_remove: {
    status: 409,
    'pt-BR': s('Não dá mais para remover', 'Uma rodada da liga já fechou com este time: os pontos dele ficam.'),
    es: s('Ya no se puede quitar', 'Una jornada de la liga ya cerró con este equipo: sus puntos quedan.'),
    en: s('Too late to remove', 'A round of the league has locked with this team in it: its points stay.'),
  },
  already_joined: {
    status: 409,
    'pt-BR': s('Você já participa', 'Este time já está na liga.'),
    es: s('Ya participas', 'Este equipo ya está en la liga.'),
    en: s('Already in', 'This team is already in the league.'),
  },
  cannot_leave: {
    status: 409,
    'pt-BR': s('Não dá mais para sair', 'Uma rodada da liga já fechou com o seu time.'),
    es: s('Ya no se puede salir', 'Una jornada de la liga ya cerró con tu equipo.'),
    en: s('Too late to leave', 'A round of the league has locked with your team in it.'),
  },
  owner_needed: {
    status: 403,
    'pt-BR': s('Só para quem criou', 'Só quem administra a liga pode fazer isto.'),
    es: s('Solo para quien la creó', 'Solo quien administra la liga puede hacer esto.'),
    en: s('Only for its owner', 'Only the owner of the league can do this.'),
  },
  first_owner_needed: {
    status: 403,
    'pt-BR': s('Só para o dono', 'Só o dono da liga pode fazer isto.'),
    es: s('Solo para el dueño', 'Solo el dueño de la liga puede hacer esto.'),
    en: s('Only for the main owner', 'Only the main owner of the league can do this.'),
  },
  heir_not_member: {
    status: 422,
    'pt-BR': s('Fora da liga', 'Só um participante da liga pode administrá-la.'),
    es: s('Fuera de la liga', 'Solo un participante de la liga puede administrarla.'),
    en: s('Not in the league', 'Only a participant of the league can manage it.'),
  },
} satisfies ProblemCatalogue

export const leagueProblem = problemsOf(leagueProblems)
