import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const championshipProblems = {
  invitation_unknown: {
    status: 404,
    'pt-BR': s('Convite desconhecido', 'Nenhum campeonato tem este código. Peça o código atual a quem convidou.'),
    es: s('Invitación desconocida', 'Ningún campeonato tiene este código. Pide el código actual a quien te invitó.'),
    en: s('Unknown invitation', 'No championship has this code. Ask the person who invited you for the current one.'),
  },
  address_taken: {
    status: 409,
    'pt-BR': s('Endereço em uso', 'Outro campeonato já tem este endereço. Escolha outro. Nada mudou.'),
    es: s('Dirección en uso', 'Otro campeonato ya tiene esta dirección. Elige otra. Nada cambió.'),
    en: s('Address taken', 'Another championship already has this address. Choose another. Nothing changed.'),
  },
  time_zone_unknown: {
    status: 422,
    'pt-BR': s('Fuso horário desconhecido', 'Escreva um fuso como America/Sao_Paulo. Nada mudou.'),
    es: s('Zona horaria desconocida', 'Escribe una zona como America/Sao_Paulo. Nada cambió.'),
    en: s('Unknown time zone', 'Write a zone such as America/Sao_Paulo. Nothing changed.'),
  },
  leagues_do_not_invite: {
    status: 403,
    'pt-BR': s(
      'Falta o convite do campeonato',
      'Neste campeonato privado, o link de uma liga não basta. Peça o convite do campeonato a um organizador.',
    ),
    es: s(
      'Falta la invitación del campeonato',
      'En este campeonato privado, el enlace de una liga no basta. Pide la invitación del campeonato a un organizador.',
    ),
    en: s(
      'The championship’s invitation is missing',
      'In this private championship the link of a league is not enough. Ask an organiser for the championship’s invitation.',
    ),
  },
  link_revoked: {
    status: 403,
    'pt-BR': s('Link revogado', 'Um organizador revogou este link. Peça o convite do campeonato a um organizador.'),
    es: s('Enlace revocado', 'Un organizador revocó este enlace. Pide la invitación del campeonato a un organizador.'),
    en: s('Link revoked', 'An organiser revoked this link. Ask an organiser for the championship’s invitation.'),
  },
  removed_by_organiser: {
    status: 403,
    'pt-BR': s(
      'Você foi removido',
      'Um organizador removeu você deste campeonato. Só um organizador pode deixar você voltar.',
    ),
    es: s('Te quitaron', 'Un organizador te quitó de este campeonato. Solo un organizador puede dejarte volver.'),
    en: s(
      'You were removed',
      'An organiser removed you from this championship. Only an organiser can let you back in.',
    ),
  },
  appointed_you: {
    status: 403,
    'pt-BR': s(
      'Não dá para remover',
      'Esta pessoa fez de você organizador, e por isso você não pode removê-la. Um operador pode.',
    ),
    es: s('No se puede quitar', 'Esta persona te hizo organizador, y por eso no puedes quitarla. Un operador puede.'),
    en: s('Cannot be removed', 'This person made you an organiser, so you cannot remove them. An operator can.'),
  },
  organises_it: {
    status: 409,
    'pt-BR': s('É da organização', 'Esta pessoa organiza o campeonato. Tire-a primeiro da organização.'),
    es: s('Es de la organización', 'Esta persona organiza el campeonato. Quítala primero de la organización.'),
    en: s('An organiser', 'This person organises the championship. Remove them from the organisers first.'),
  },
  first_championship: {
    status: 409,
    'pt-BR': s('Não pode ser apagado', 'Todo servidor tem o primeiro campeonato. Você pode arquivá-lo. Nada mudou.'),
    es: s('No se puede borrar', 'Todo servidor tiene el primer campeonato. Puedes archivarlo. Nada cambió.'),
    en: s('It cannot be deleted', 'Every server has the first championship. You can archive it. Nothing changed.'),
  },
  other_name: {
    status: 422,
    'pt-BR': s('O nome é outro', 'Digite o nome do campeonato como ele está escrito. Nada mudou.'),
    es: s('El nombre es otro', 'Escribe el nombre del campeonato tal como está. Nada cambió.'),
    en: s('Another name', 'Type the name of the championship as it is written. Nothing changed.'),
  },
  rules_broken: {
    status: 422,
    'pt-BR': s('Arquivo de regras com erros', 'Confira o que a prévia marca. Nada mudou.'),
    es: s('Archivo de reglas con errores', 'Revisa lo que marca la vista previa. Nada cambió.'),
    en: s('The rule file has errors', 'See what the preview marks. Nothing changed.'),
  },
  rules_unknown: {
    status: 422,
    'pt-BR': s('Regras desconhecidas', 'Este campeonato não tem regras com esse nome. Nada mudou.'),
    es: s('Reglas desconocidas', 'Este campeonato no tiene reglas con ese nombre. Nada cambió.'),
    en: s('Unknown rules', 'This championship has no rules with that name. Nothing changed.'),
  },
  rules_of_sample: {
    status: 409,
    'pt-BR': s('Regras fixas', 'O mundo de exemplo joga sempre pelas mesmas regras. Nada mudou.'),
    es: s('Reglas fijas', 'El mundo de ejemplo juega siempre con las mismas reglas. Nada cambió.'),
    en: s('Fixed rules', 'The sample world always plays by the same rules. Nothing changed.'),
  },
  organiser_needs_account: {
    status: 422,
    'pt-BR': s('Precisa de uma conta', 'Só quem tem conta pode organizar um campeonato.'),
    es: s('Hace falta una cuenta', 'Solo quien tiene una cuenta puede organizar un campeonato.'),
    en: s('An account is needed', 'Only people with an account can organise a championship.'),
  },
} satisfies ProblemCatalogue

export const championshipProblem = problemsOf(championshipProblems)
