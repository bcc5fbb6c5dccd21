import type { LeagueError } from '#domain/league/league.ts'
import type { ScoringError } from '#domain/pool/pool-scoring.ts'
import { sentence as s, type ProblemCatalogue, type ProblemEntry } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

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
    es: s('Formato desconocido', 'Elige todos contra todos, eliminatorias o bolão.'),
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

const scoringRules = {
  line_out_of_range: {
    status: 422,
    'pt-BR': s('Pontos fora do limite', 'Cada acerto vale de 0 a 100 pontos, e o placar exato ao menos 1.'),
    es: s('Puntos fuera del límite', 'Cada acierto vale de 0 a 100 puntos, y el marcador exacto al menos 1.'),
    en: s('Points out of range', 'Each line is worth 0 to 100 points, and the exact score at least 1.'),
  },
  line_above_exact: {
    status: 422,
    'pt-BR': s('Mais que o placar exato', 'Nenhum acerto pode valer mais que o placar exato.'),
    es: s('Más que el marcador exacto', 'Ningún acierto puede valer más que el marcador exacto.'),
    en: s('More than the exact score', 'Nothing can be worth more than the exact score.'),
  },
  line_below_winner: {
    status: 422,
    'pt-BR': s('Menos que só o vencedor', 'Quem acerta mais que o vencedor não pode ganhar menos.'),
    es: s('Menos que solo el ganador', 'Quien acierta más que el ganador no puede ganar menos.'),
    en: s('Less than the winner alone', 'Whoever tells more than the winner cannot get less.'),
  },
} satisfies Record<ScoringError['kind'], ProblemEntry>

export const leagueProblems = {
  ...rules,
  ...scoringRules,
  scoring_frozen: {
    status: 409,
    'pt-BR': s('Pontuação fechada', 'O primeiro jogo do bolão já começou: a pontuação não muda mais.'),
    es: s('Puntuación cerrada', 'El primer partido del bolão ya empezó: la puntuación ya no cambia.'),
    en: s('Scoring is frozen', 'The first match of the pool has started: its scoring stays.'),
  },
  joins_with_squad: {
    status: 409,
    'pt-BR': s('Liga de times', 'Nesta liga se entra com um time.'),
    es: s('Liga de equipos', 'En esta liga se entra con un equipo.'),
    en: s('A league of squads', 'One joins this league with a squad.'),
  },
  joins_without_squad: {
    status: 409,
    'pt-BR': s('É um bolão', 'Em um bolão se entra sem time: valem os palpites.'),
    es: s('Es un bolão', 'En un bolão se entra sin equipo: cuentan los pronósticos.'),
    en: s('It is a pool', 'One joins a pool without a squad: picks count.'),
  },
  already_joined_pool: {
    status: 409,
    'pt-BR': s('Você já participa', 'Você já está neste bolão.'),
    es: s('Ya participas', 'Ya estás en este bolão.'),
    en: s('Already in', 'You are in this pool already.'),
  },
  no_more_matches: {
    status: 409,
    'pt-BR': s('Sem jogos', 'Não há mais jogos por começar neste bolão.'),
    es: s('Sin partidos', 'No quedan partidos por empezar en este bolão.'),
    en: s('No matches left', 'No match of this pool is still to start.'),
  },
  no_match_between: {
    status: 422,
    'pt-BR': s('Sem jogos', 'Nenhum jogo começa entre essas datas. Escolha um fim mais tarde.'),
    es: s('Sin partidos', 'Ningún partido empieza entre esas fechas. Elige un fin más tarde.'),
    en: s('No matches', 'No match starts between these dates. Choose a later end.'),
  },
  cannot_leave_pool: {
    status: 409,
    'pt-BR': s('Não dá mais para sair', 'Um jogo do bolão já começou com você nele.'),
    es: s('Ya no se puede salir', 'Un partido del bolão ya empezó contigo dentro.'),
    en: s('Too late to leave', 'A match of the pool has started with you in it.'),
  },
  cannot_remove_from_pool: {
    status: 409,
    'pt-BR': s('Não dá mais para retirar', 'Um jogo do bolão já começou com esta pessoa: os pontos dela ficam.'),
    es: s('Ya no se puede retirar', 'Un partido del bolão ya empezó con esta persona: sus puntos quedan.'),
    en: s('Too late to remove', 'A match of the pool has started with this person in it: the points stay.'),
  },
  question_closed_already: {
    status: 422,
    'pt-BR': s('Prazo inválido', 'O prazo da pergunta fica entre agora e o fim do bolão.'),
    es: s('Plazo inválido', 'El plazo de la pregunta queda entre ahora y el fin del bolão.'),
    en: s('No such deadline', 'The deadline lies between now and the end of the pool.'),
  },
  question_needs_one_sport: {
    status: 422,
    'pt-BR': s('De qual esporte?', 'Em um bolão de todos os esportes a pergunta é livre.'),
    es: s('¿De qué deporte?', 'En un bolão de todos los deportes la pregunta es libre.'),
    en: s('Of which sport?', 'In a pool of all sports only a free question can be asked.'),
  },
  question_of_football: {
    status: 422,
    'pt-BR': s('Só no futebol', 'Esta pergunta existe só para bolões de futebol. Faça uma pergunta livre.'),
    es: s('Solo en fútbol', 'Esta pregunta existe solo para bolões de fútbol. Haz una pregunta libre.'),
    en: s('Football only', 'This question is for football pools only. Ask a free one.'),
  },
  question_needs_group: {
    status: 422,
    'pt-BR': s('De qual grupo?', 'Escolha o grupo da pergunta.'),
    es: s('¿De qué grupo?', 'Elige el grupo de la pregunta.'),
    en: s('Of which group?', 'Choose the group.'),
  },
  question_needs_text: {
    status: 422,
    'pt-BR': s('Falta a pergunta', 'Escreva a pergunta com ao menos 3 letras.'),
    es: s('Falta la pregunta', 'Escribe la pregunta con al menos 3 letras.'),
    en: s('No question', 'Write the question, three letters or more.'),
  },
  question_needs_answers: {
    status: 422,
    'pt-BR': s('Faltam respostas', 'Dê ao menos duas respostas diferentes para escolher.'),
    es: s('Faltan respuestas', 'Da al menos dos respuestas distintas para elegir.'),
    en: s('Answers missing', 'Give at least two different answers to choose from.'),
  },
  too_many_questions: {
    status: 409,
    'pt-BR': s('Perguntas demais', 'Este bolão já tem 30 perguntas.'),
    es: s('Demasiadas preguntas', 'Este bolão ya tiene 30 preguntas.'),
    en: s('Too many questions', 'This pool has 30 questions already.'),
  },
  question_closed: {
    status: 409,
    'pt-BR': s('O prazo passou', 'A resposta chegou depois do prazo. Vale o que estava salvo.'),
    es: s('El plazo pasó', 'La respuesta llegó después del plazo. Vale lo que estaba guardado.'),
    en: s('The deadline has passed', 'The answer came after the deadline. What was saved before counts.'),
  },
  question_open: {
    status: 409,
    'pt-BR': s('Ainda dá para responder', 'A resposta certa é dita depois do prazo da pergunta.'),
    es: s('Aún se puede responder', 'La respuesta correcta se dice después del plazo de la pregunta.'),
    en: s('Still open', 'What is right is said after the deadline of the question.'),
  },
  answer_unfit: {
    status: 422,
    'pt-BR': s('Resposta fora da lista', 'Escolha quantas respostas a pergunta pede, entre as que ela oferece.'),
    es: s('Respuesta fuera de la lista', 'Elige tantas respuestas como pide la pregunta, entre las que ofrece.'),
    en: s('Not among the answers', 'Choose as many answers as are asked for, of those offered.'),
  },
  pool_members_only: {
    status: 403,
    'pt-BR': s('Só para participantes', 'Entre no bolão para responder.'),
    es: s('Solo para participantes', 'Entra en el bolão para responder.'),
    en: s('For participants only', 'Join the pool to answer.'),
  },
  league_closed: {
    status: 409,
    'pt-BR': s('Liga fechada', 'Esta liga não recebe mais participantes.'),
    es: s('Liga cerrada', 'Esta liga ya no recibe participantes.'),
    en: s('League closed', 'This league takes no more participants.'),
  },
  no_more_rounds: {
    status: 409,
    'pt-BR': s('Sem rodadas', 'Não há mais rodadas nesta edição: ela termina antes de o próximo mercado fechar.'),
    es: s('Sin rondas', 'No quedan rondas en esta edición: termina antes de que cierre el próximo mercado.'),
    en: s('No rounds left', 'There are no rounds left in this edition: it ends before the next market closes.'),
  },
  no_round_between: {
    status: 422,
    'pt-BR': s('Sem rodadas', 'Nenhuma rodada começa entre essas datas. Escolha um fim mais tarde.'),
    es: s('Sin rondas', 'Ninguna ronda empieza entre esas fechas. Elige un fin más tarde.'),
    en: s('No rounds', 'No round starts between these dates. Choose a later end.'),
  },
  league_played: {
    status: 409,
    'pt-BR': s('Não dá para apagar', 'Só se apaga uma liga sem outros participantes e sem rodada disputada.'),
    es: s('No se puede borrar', 'Solo se borra una liga sin otros participantes y sin rondas jugadas.'),
    en: s('Cannot be deleted', 'Only a league with nobody else in it and no round played can be deleted.'),
  },
  too_many_leagues: {
    status: 409,
    'pt-BR': s('Ligas demais', 'Você já cuida de muitas ligas em andamento. Espere uma terminar ou apague uma vazia.'),
    es: s('Demasiadas ligas', 'Ya cuidas muchas ligas en curso. Espera a que termine una o borra una vacía.'),
    en: s(
      'Too many leagues',
      'You look after many running leagues already. Wait until one ends or delete an empty one.',
    ),
  },
  heir_full: {
    status: 409,
    'pt-BR': s('Não cabe mais uma', 'Quem receberia esta liga já cuida de muitas em andamento.'),
    es: s('No cabe una más', 'Quien recibiría esta liga ya cuida muchas en curso.'),
    en: s('No room for another', 'Whoever would take this league over looks after many already.'),
  },
  removed_by_owner: {
    status: 403,
    'pt-BR': s('Você foi retirado', 'Quem cuida desta liga retirou você dela.'),
    es: s('Fuiste retirado', 'Quien cuida esta liga te retiró de ella.'),
    en: s('You were removed', 'The owner of this league took you out of it.'),
  },
  not_private: {
    status: 409,
    'pt-BR': s('Liga pública', 'Em uma liga pública qualquer um entra sem convite.'),
    es: s('Liga pública', 'En una liga pública cualquiera entra sin invitación.'),
    en: s('Public league', 'Anybody joins a public league without an invitation.'),
  },
  cannot_remove: {
    status: 409,
    'pt-BR': s('Não dá mais para retirar', 'Uma rodada da liga já fechou com este time: os pontos dele ficam.'),
    es: s('Ya no se puede retirar', 'Una ronda de la liga ya cerró con este equipo: sus puntos quedan.'),
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
    es: s('Ya no se puede salir', 'Una ronda de la liga ya cerró con tu equipo.'),
    en: s('Too late to leave', 'A round of the league has locked with your team in it.'),
  },
  owner_needed: {
    status: 403,
    'pt-BR': s('Só para quem criou', 'Só quem cuida da liga pode fazer isto.'),
    es: s('Solo para quien la creó', 'Solo quien cuida la liga puede hacer esto.'),
    en: s('For its owner only', 'Only the owner of the league can do this.'),
  },
  heir_not_member: {
    status: 422,
    'pt-BR': s('Fora da liga', 'Só um participante da liga pode cuidar dela.'),
    es: s('Fuera de la liga', 'Solo un participante de la liga puede cuidarla.'),
    en: s('Not in the league', 'Only a participant can take the league over.'),
  },
} satisfies ProblemCatalogue

export const leagueProblem = problemsOf(leagueProblems)
