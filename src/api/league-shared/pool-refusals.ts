import type { ExtrasError } from '#domain/pool/pool-extras.ts'
import type { ScoringError } from '#domain/pool/pool-scoring.ts'
import { sentence as s, type ProblemCatalogue, type ProblemEntry } from '#api/http/problem-entry.ts'

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
    'pt-BR': s('Menos que só o vencedor', 'Acertar mais que o vencedor não pode valer menos.'),
    es: s('Menos que solo el ganador', 'Acertar más que el ganador no puede valer menos.'),
    en: s('Less than the winner alone', 'Predicting more than the winner cannot be worth less.'),
  },
} satisfies Record<ScoringError['kind'], ProblemEntry>

const extraRules = {
  extra_out_of_range: {
    status: 422,
    'pt-BR': s('Regra fora do limite', 'Um dos números das regras extras está fora do que é permitido.'),
    es: s('Regla fuera del límite', 'Uno de los números de las reglas extra está fuera de lo permitido.'),
    en: s('Rule out of range', 'One of the numbers of the extra rules is out of range.'),
  },
} satisfies Record<ExtrasError['kind'], ProblemEntry>

export const poolRefusals = {
  ...scoringRules,
  ...extraRules,
  scoring_frozen: {
    status: 409,
    'pt-BR': s('Pontuação fechada', 'O primeiro jogo do bolão já começou: a pontuação não muda mais.'),
    es: s('Puntuación cerrada', 'El primer partido de la quiniela ya empezó: la puntuación ya no cambia.'),
    en: s('Scoring is frozen', 'The first match of the pool has started: the scoring can no longer change.'),
  },
  joins_with_squad: {
    status: 409,
    'pt-BR': s('Liga de times', 'Entre nesta liga com um time.'),
    es: s('Liga de equipos', 'Entra en esta liga con un equipo.'),
    en: s('A league of squads', 'You join this league with a squad.'),
  },
  joins_without_squad: {
    status: 409,
    'pt-BR': s('É um bolão', 'Em um bolão você entra sem time: valem os palpites.'),
    es: s('Es una quiniela', 'En una quiniela entras sin equipo: cuentan los pronósticos.'),
    en: s('It is a pool', 'You join a pool without a squad: only picks count.'),
  },
  already_joined_pool: {
    status: 409,
    'pt-BR': s('Você já participa', 'Você já está neste bolão.'),
    es: s('Ya participas', 'Ya estás en esta quiniela.'),
    en: s('Already in', 'You are already in this pool.'),
  },
  no_more_matches: {
    status: 409,
    'pt-BR': s('Sem jogos', 'Não há mais jogos por começar neste bolão.'),
    es: s('Sin partidos', 'No quedan partidos por empezar en esta quiniela.'),
    en: s('No matches left', 'No match of this pool is left to start.'),
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
    es: s('Ya no se puede salir', 'Un partido de la quiniela ya empezó contigo dentro.'),
    en: s('Too late to leave', 'A match of the pool has started with you in it.'),
  },
  cannot_remove_from_pool: {
    status: 409,
    'pt-BR': s('Não dá mais para remover', 'Um jogo do bolão já começou com esta pessoa: os pontos dela ficam.'),
    es: s('Ya no se puede quitar', 'Un partido de la quiniela ya empezó con esta persona: sus puntos quedan.'),
    en: s('Too late to remove', 'A match of the pool has started with this person in it: the points stay.'),
  },
  question_closed_already: {
    status: 422,
    'pt-BR': s('Prazo inválido', 'O prazo da pergunta precisa ficar entre agora e o fim do bolão.'),
    es: s('Plazo inválido', 'El plazo de la pregunta debe quedar entre ahora y el fin de la quiniela.'),
    en: s('Invalid deadline', 'The deadline must be between now and the end of the pool.'),
  },
  question_needs_one_sport: {
    status: 422,
    'pt-BR': s('De qual esporte?', 'Em um bolão de todos os esportes, só dá para fazer perguntas livres.'),
    es: s('¿De qué deporte?', 'En una quiniela de todos los deportes solo puedes hacer preguntas libres.'),
    en: s('Which sport?', 'In a pool of all sports you can only ask free questions.'),
  },
  question_of_football: {
    status: 422,
    'pt-BR': s('Só no futebol', 'Esta pergunta existe só para bolões de futebol. Faça uma pergunta livre.'),
    es: s('Solo en fútbol', 'Esta pregunta existe solo para quinielas de fútbol. Haz una pregunta libre.'),
    en: s('Football only', 'This question is only for football pools. Ask a free question.'),
  },
  question_needs_group: {
    status: 422,
    'pt-BR': s('De qual grupo?', 'Escolha o grupo da pergunta.'),
    es: s('¿De qué grupo?', 'Elige el grupo de la pregunta.'),
    en: s('Which group?', 'Choose the group of the question.'),
  },
  question_needs_text: {
    status: 422,
    'pt-BR': s('Falta a pergunta', 'Escreva a pergunta com ao menos 3 letras.'),
    es: s('Falta la pregunta', 'Escribe la pregunta con al menos 3 letras.'),
    en: s('No question', 'Write a question with at least 3 letters.'),
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
    es: s('Demasiadas preguntas', 'Esta quiniela ya tiene 30 preguntas.'),
    en: s('Too many questions', 'This pool already has 30 questions.'),
  },
  question_closed: {
    status: 409,
    'pt-BR': s('O prazo passou', 'A resposta chegou depois do prazo. Vale o que estava salvo.'),
    es: s('El plazo pasó', 'La respuesta llegó después del plazo. Vale lo que estaba guardado.'),
    en: s('The deadline has passed', 'The answer came after the deadline. Your last saved answer counts.'),
  },
  question_open: {
    status: 409,
    'pt-BR': s('Ainda dá para responder', 'Você informa a resposta certa depois do prazo da pergunta.'),
    es: s('Aún se puede responder', 'Informas la respuesta correcta después del plazo de la pregunta.'),
    en: s('Still open', 'You can enter the right answer after the question’s deadline.'),
  },
  answer_unfit: {
    status: 422,
    'pt-BR': s('Resposta fora da lista', 'Escolha quantas respostas a pergunta pede, entre as que ela oferece.'),
    es: s('Respuesta fuera de la lista', 'Elige tantas respuestas como pide la pregunta, entre las que ofrece.'),
    en: s('Not among the answers', 'Choose as many answers as the question asks for, from its list.'),
  },
  no_bracket: {
    status: 409,
    'pt-BR': s('Sem chave', 'Este bolão não tem palpite de chave, ou os confrontos ainda não são conhecidos.'),
    es: s('Sin cuadro', 'Esta quiniela no tiene pronóstico de cuadro, o los cruces aún no se conocen.'),
    en: s('No bracket', 'This pool has no bracket, or its ties are not known yet.'),
  },
  bracket_closed: {
    status: 409,
    'pt-BR': s('A chave fechou', 'Ela chegou depois do prazo. Vale o que estava salvo.'),
    es: s('El cuadro cerró', 'Llegó después del plazo. Vale lo que estaba guardado.'),
    en: s('The bracket is closed', 'It came after its deadline. Your last saved bracket counts.'),
  },
  bracket_unfit: {
    status: 422,
    'pt-BR': s('Chave impossível', 'Um dos times escolhidos não chega ao confronto em que está.'),
    es: s('Cuadro imposible', 'Uno de los equipos elegidos no llega al cruce en que está.'),
    en: s('Impossible bracket', 'One of the teams chosen does not reach the tie it is in.'),
  },
  no_joker: {
    status: 409,
    'pt-BR': s('Sem curinga', 'Neste bolão não há curinga.'),
    es: s('Sin comodín', 'En esta quiniela no hay comodín.'),
    en: s('No joker', 'There is no joker in this pool.'),
  },
  joker_late: {
    status: 409,
    'pt-BR': s('O jogo já começou', 'O curinga só pode mudar até o jogo começar. Vale o que estava salvo.'),
    es: s(
      'El partido ya empezó',
      'El comodín solo puede cambiar hasta que empiece el partido. Vale lo que estaba guardado.',
    ),
    en: s('The match has started', 'The joker can change only until the match starts. Your last saved joker counts.'),
  },
  championship_not_public: {
    status: 422,
    'pt-BR': s('Campeonato não encontrado', 'Escolha um campeonato público deste servidor.'),
    es: s('Campeonato no encontrado', 'Elige un campeonato público de este servidor.'),
    en: s('Championship not found', 'Choose a public championship of this server.'),
  },
  championship_unfit: {
    status: 422,
    'pt-BR': s('Campeonato não serve', 'Só dá para juntar campeonatos públicos com o mesmo relógio deste.'),
    es: s('Campeonato no sirve', 'Solo se pueden sumar campeonatos públicos con el mismo reloj que este.'),
    en: s('Championship does not fit', 'You can only add public championships that run on the same clock.'),
  },
  too_many_owners: {
    status: 409,
    'pt-BR': s('Gente demais', 'Além do dono, até 5 pessoas administram um bolão.'),
    es: s('Demasiada gente', 'Además del dueño, hasta 5 personas administran una quiniela.'),
    en: s('Too many', 'Besides its owner, up to 5 people can manage a pool.'),
  },
  too_many_guests: {
    status: 409,
    'pt-BR': s('Convidados demais', 'Um bolão tem no máximo 100 convidados sem telefone.'),
    es: s('Demasiados invitados', 'Una quiniela tiene como máximo 100 invitados sin teléfono.'),
    en: s('Too many guests', 'A pool has at most 100 guests without a phone.'),
  },
  guest_name: {
    status: 422,
    'pt-BR': s('Nome inválido', 'O nome do convidado tem de 2 a 40 letras e não pode ser reservado.'),
    es: s('Nombre inválido', 'El nombre del invitado tiene de 2 a 40 letras y no puede estar reservado.'),
    en: s('Bad name', 'A guest’s name has 2 to 40 letters and cannot be a reserved one.'),
  },
  guest_name_taken: {
    status: 409,
    'pt-BR': s('Nome em uso', 'Já existe alguém com este nome. Acrescente um sobrenome.'),
    es: s('Nombre en uso', 'Ya existe alguien con este nombre. Agrega un apellido.'),
    en: s('Name in use', 'Somebody already has this name. Add a surname.'),
  },
  pool_members_only: {
    status: 403,
    'pt-BR': s('Só para participantes', 'Entre no bolão para responder.'),
    es: s('Solo para participantes', 'Entra en la quiniela para responder.'),
    en: s('Only for participants', 'Join the pool to answer.'),
  },
} satisfies ProblemCatalogue
