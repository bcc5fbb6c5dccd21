import type { ImportCopy } from '#web/copy/pt-BR/importing.ts'
import { formatIn } from '#web/copy/format/format.ts'
import { feed } from './feed.ts'

const format = formatIn('es')
const rows = (count: string | number | undefined, one: string, many: string) =>
  `${format.number(Number(count))} ${Number(count) === 1 ? one : many}`

const THINGS: Readonly<Record<string, string>> = { clubs: 'clubes', players: 'jugadores', matches: 'partidos' }

export const importing: ImportCopy = {
  feed,
  title: 'Importar un campeonato',
  titleInto: 'Importar a este campeonato',
  lead: 'Planillas de nuestra plantilla, carpetas de Cartola, openfootball, football-data, CBF o FPL. Primero la vista previa; nada se guarda antes de que confirmes.',
  template: 'Plantilla para completar',
  files: 'Archivos',
  filesHint: 'Uno o más, hasta 20 MB en total.',
  target: 'Adónde',
  newOne: 'Un campeonato nuevo',
  name: 'Nombre del campeonato',
  nameHint: 'Vacío: el nombre que trae el archivo.',
  preview: 'Ver la vista previa',
  make: 'Importar',
  undo: 'Deshacer esta importación',
  counts: 'Qué cambia',
  kind: 'Tipo',
  made: 'Nuevos',
  changed: 'Cambiados',
  unchanged: 'Iguales',
  kinds: {
    clubs: 'Clubes',
    players: 'Jugadores',
    rounds: 'Jornadas',
    matches: 'Partidos',
    ties: 'Llaves de eliminación',
    results: 'Resultados',
    publishedPoints: 'Puntos publicados',
    roundFiles: 'Archivos de jornada',
  },
  found: 'Avisos y problemas',
  place: 'Archivo y línea',
  what: 'Qué es, y qué hacer',
  wholeFile: 'archivo entero',
  refused: 'Así no se puede importar nada: corrige lo marcado y envíalo de nuevo.',
  ready: 'Revisa y confirma: entra todo de una vez, o nada.',
  otherFiles: 'Elegir otros archivos',
  nothingNew: 'Todo ya está en el campeonato: nada cambia y no hay nada que importar.',
  imported: 'Importado.',
  open: 'Abrir el campeonato',
  undone: 'La importación se deshizo.',
  history: {
    earlier: 'Mostrar más',
    title: 'Importaciones hechas',
    nothing: 'Todavía no se importó nada.',
    files: (names: readonly string[]) =>
      names.length > 6 ? `${names.slice(0, 5).join(', ')} y ${names.length - 5} más` : names.join(', '),
    verified: (count: number) => `Los ${format.number(count)} puntos publicados salen iguales aquí.`,
    notVerified: (right: number, all: number) =>
      `${format.number(right)} de ${format.number(all)} puntos publicados salen iguales aquí.`,
    wrong: (count: number, rounds: readonly number[]) =>
      `${rows(count, 'fila da', 'filas dan')} otro número${rounds.length > 0 ? ` (jornada ${rounds.join(', ')})` : ''}: los scouts del archivo suman un total distinto del que publicó la fuente. Si la jornada todavía se está liquidando, espera un minuto. Si no, descarga de nuevo el archivo de esa jornada y el de la siguiente y envíalos: la fuente suele corregir. Hasta entonces valen los puntos de aquí.`,
    left: (count: number, clubs: readonly string[]) =>
      `${rows(count, 'fila no entró', 'filas no entraron')}: ${clubs.join(', ')} sin partido en la jornada. Une los clubes repetidos; si aún faltan, envía los archivos otra vez.`,
    damaged: (count: number) => `${rows(count, 'fila vino dañada', 'filas vinieron dañadas')} de la fuente.`,
    early: (count: number) =>
      `${rows(count, 'fila espera', 'filas esperan')} el resultado del partido, que aún no llegó.`,
    noClub: 'sin club',
    tableDiffers: 'La tabla todavía no es la de los archivos.',
    ask: '¿Deshacer esta importación?',
    results: (count: number) =>
      count === 0
        ? 'Ningún resultado cambia.'
        : `${rows(count, 'resultado vuelve a lo que era', 'resultados vuelven a lo que eran')} antes.`,
    kind: (kind: string, gone: number, stays: number) =>
      `${kind}: ${rows(gone, 'sale', 'salen')}${stays > 0 ? `, ${rows(stays, 'queda, porque está en uso', 'quedan, porque están en uso')}` : ''}`,
    people: (count: number) =>
      count === 0
        ? 'Los puntos de nadie cambian.'
        : `${rows(count, 'persona cambia', 'personas cambian')} de puntos en el ranking:`,
    more: (count: number) => `y ${rows(count, 'persona', 'personas')} más.`,
    rulesStay: 'Las reglas de puntuación que trajo se quedan: alguien ya tiene puntos con ellas.',
    ledger: 'Alineaciones y extracto quedan como están; las correcciones compensan lo ya liquidado.',
    cancel: 'Volver',
    refusals: {
      nothing_to_undo: 'No hay importación para deshacer.',
      joined_since: 'Se unieron clubes o jugadores después de esta importación. Sepáralos primero.',
    },
  },
  joining: {
    title: 'Clubes y jugadores repetidos',
    lead: 'Cuando los archivos usan dos nombres para el mismo club o jugador, únelos aquí. Los próximos archivos ya usan el par.',
    mayBe: (gone: string, kept: string, club: string | null) =>
      `“${gone}” puede ser “${kept}”${club ? ` (${club})` : ''}.`,
    reasons: {
      name: 'nombre parecido',
      city: 'misma ciudad',
      results: 'resultados que coinciden',
      fixtures: 'partidos iguales',
      only_left: 'el único que queda',
    },
    join: 'Unir',
    split: 'Separar otra vez',
    what: 'Qué está repetido',
    whatClubs: 'Clubes',
    whatPlayers: 'Jugadores',
    gone: { club: 'Club por quitar', player: 'Jugador por quitar' },
    kept: { club: 'Club que se mantiene', player: 'Jugador que se mantiene' },
    choose: 'Elige',
    club: (name: string, players: number, matches: number) =>
      `${name} (${rows(players, 'jugador', 'jugadores')}, ${rows(matches, 'partido', 'partidos')})`,
    ask: '¿Unir los dos?',
    explain: (gone: string, kept: string) => `“${gone}” pasa a ser “${kept}”.`,
    clubs:
      'Jugadores, partidos e hinchas pasan al club que se mantiene. Los puntos que faltan de los archivos de jornada de Cartola llegan al instante; los demás archivos, envíalos otra vez. Se puede separar hasta que cierre una jornada.',
    players:
      'Los equipos que tienen a los dos venden a uno por el precio pagado. Las alineaciones de jornadas cerradas quedan como están. Se puede separar hasta que cierre una jornada.',
    cancel: 'Volver',
    joined: 'Ahora son uno solo.',
    splitDone: 'Son dos otra vez.',
    history: 'Ya unidos',
    became: (gone: string, kept: string) => `“${gone}” ahora es “${kept}”.`,
    refusals: {
      join_unknown: 'Ya no existe.',
      split_newer: 'Para separar, deshaz primero la unión más reciente.',
      split_imported: 'Para separar, deshaz primero la importación que llegó después.',
      split_settled: 'Una jornada cerró o se liquidó desde entonces: queda así.',
      join_market_closing: 'El mercado está cerrando: inténtalo en un minuto.',
    },
  },
  rounds: {
    title: 'Jornadas de estos archivos',
    known: (round, { isChanged, rows: count }) =>
      isChanged
        ? `Jornada ${round}: puntos de ${rows(count, 'jugador', 'jugadores')}.`
        : `Jornada ${round}: nada cambia.`,
    waiting: (round, waitsFor) =>
      `Jornada ${round}: espera el archivo de la jornada ${waitsFor}, porque los scouts son totales de la temporada. Envíalo cuando puedas; hasta entonces, nada cambia.`,
    notCounted: (round) =>
      `Jornada ${round}: este archivo se copió antes de que la jornada se contara. Envía una copia más nueva.`,
    noFile: ({ from, to }) =>
      from === to
        ? `Jornada ${from}: los resultados están aquí, pero el archivo con los puntos de los jugadores todavía no. Envíalo cuando puedas; hasta entonces no se liquida.`
        : `Jornadas ${from} a ${to}: los resultados están aquí, pero los archivos con los puntos de los jugadores todavía no. Envíalos cuando puedas; hasta entonces no se liquidan.`,
    corrected: (round, { matches, players }) =>
      `${round === null ? 'Fuera de las jornadas' : `Jornada ${round}`}: cambia ${rows(matches, 'partido terminado', 'partidos terminados')} (${rows(players, 'jugador', 'jugadores')}), como corrección que cita estos archivos.`,
  },
  pairing: {
    title: '¿Clubes con dos nombres?',
    lead: 'Estos clubes tienen jugadores en un archivo y ningún partido en el otro. Indica cuáles son el mismo club: sin eso, sus puntos no se importan.',
    noMatches: (players: number) => `${rows(players, 'jugador', 'jugadores')} y ningún partido.`,
    noPlayers: (matches: number) => `${rows(matches, 'partido', 'partidos')} y ningún jugador.`,
    twoCalendars: 'Dos calendarios traen el mismo partido con nombres diferentes.',
    same: (club: string) => `“${club}” es el mismo que`,
    nobody: 'Ninguno de estos',
    proposed: (club: string, why: readonly string[]) => `Sugerencia: ${club} (${why.join(', ')}).`,
    reasons: {
      name: 'nombre parecido',
      city: 'misma ciudad',
      results: 'resultados que coinciden',
      fixtures: 'partidos iguales',
      only_left: 'el único que queda',
    },
    alone: (clubs: readonly string[]) => `Con partidos y sin jugadores: ${clubs.join(', ')}.`,
    known: (pairs: readonly string[]) => `Ya unidos: ${pairs.join(', ')}.`,
    areStored:
      'Los dos ya están en el campeonato: únelos en “Clubes y jugadores repetidos”, en la página del campeonato.',
    join: 'Unir y volver a la vista previa',
  },
  problems: {
    file_missing: () => 'Este archivo no existe. Revisa la ruta.',
    file_too_large: (v) => `El archivo tiene ${v['megabytes']} MB; el límite es ${v['most']} MB. Divídelo en partes.`,
    too_many_rows: (v) => `El archivo tiene ${v['rows']} filas; el límite es ${v['most']}. Divídelo en partes.`,
    too_many_files: (v) => `Son ${v['files']} archivos; el límite es ${v['most']}. Envíalos en partes.`,
    files_too_large: (v) =>
      `Los archivos suman ${v['megabytes']} MB; el límite es ${v['most']} MB. Envíalos en partes.`,
    too_many_columns: (v) => `La tabla tiene más de ${v['most']} columnas. Borra las que no usas.`,
    too_many_values: (v) => `El archivo JSON tiene más de ${v['most']} valores. Divídelo en partes.`,
    too_many_things: (v) =>
      `Son ${v['count']} ${THINGS[String(v['kind'])] ?? ''}; un campeonato tiene como máximo ${v['most']}. Divide los archivos.`,
    round_files_full: (v) =>
      `Los archivos de jornada de este campeonato sumarían ${v['megabytes']} MB; el límite es ${v['most']} MB. Deshaz importaciones con copias que no usas, o crea otro campeonato.`,
    cell_too_far: (v) =>
      `Hay algo en la celda ${v['cell']}, demasiado lejos: el límite es de ${v['columns']} columnas y ${v['rows']} filas. Borra las celdas perdidas y guárdalo de nuevo.`,
    name_too_long: (v) => `El nombre “${v['name']}” tiene más de ${v['most']} letras. Acórtalo.`,
    too_slow: (v) =>
      `La lectura pasó de ${v['seconds']} segundos y se interrumpió. El archivo puede estar dañado: guárdalo de nuevo o divídelo.`,
    too_much_memory: () =>
      'El archivo ocupa demasiada memoria al abrirse y no se leyó. Guárdalo de nuevo solo con las tablas, o divídelo.',
    reading_failed: () =>
      'No pudimos leer este archivo, y el motivo quedó en el registro del servidor. Guárdalo de nuevo como CSV o .xlsx.',
    web_page: () =>
      'Esto es una página de internet (HTML), no una tabla. Descarga el archivo en sí, por ejemplo con “Guardar enlace como”, o guarda la tabla como CSV.',
    not_text: () => 'El archivo no es un texto ni una planilla que conozcamos. Guárdalo como CSV o .xlsx.',
    broken_archive: () => 'El archivo comprimido está incompleto o dañado. Descárgalo otra vez.',
    unknown_format: () =>
      'No reconocemos este archivo. Usa nuestra plantilla (clubes, jogadores, jogos) o uno de los formatos de la documentación.',
    unreadable_workbook: () => 'No se pudo abrir la planilla. Guárdala otra vez como .xlsx o como CSV.',
    nothing_to_import: () => 'Aquí no hay nada que importar. Elige al menos un archivo.',
    bad_json: () => 'El JSON está incompleto o dañado. Descárgalo otra vez.',
    missing_columns: (v) => `Faltan las columnas ${v['columns']}. Agrégalas en la primera línea.`,
    ragged_line: (v) =>
      `La línea tiene ${v['cells']} celdas y el encabezado ${v['expected']}. Completa o corrige la línea.`,
    bad_cell: (v) => `“${v['value']}” no sirve en la columna ${v['column']}. Corrige el valor.`,
    duplicate_athletes: (v) =>
      `${rows(v['athletes'], 'atleta aparece dos veces', 'atletas aparecen dos veces')} (por ejemplo ${v['example']}). El archivo está corrupto: usa otra copia.`,
    no_rows: () => 'El archivo está vacío. Complétalo o déjalo fuera.',
    nothing_read: () =>
      'Reconocemos el formato, pero no se pudo leer ninguna fila. Revisa los nombres de las columnas, las fechas y los clubes.',
    bad_date: (v) =>
      `${v['value'] === '' ? 'Falta la fecha del partido' : `“${v['value']}” no es una fecha`}. Escribe día/mes/año, por ejemplo 13/04/2026, o como en las otras líneas del archivo.`,
    bad_time: (v) => `“${v['value']}” no es una hora. Escribe, por ejemplo, 16:00.`,
    bad_score: (v) =>
      `El marcador “${v['value']}” está incompleto o no es un número. Completa los dos lados o ninguno.`,
    bad_position: (v) =>
      `“${v['value']}” no es una posición. Usa Goleiro, Defensor (o lateral, zagueiro), Meio-Campo o Atacante.`,
    bad_price: (v) => `“${v['value']}” no es un precio. Escribe un número o déjalo vacío.`,
    bad_colour: (v) =>
      `“${v['value']}” no es un color que conozcamos. Escribe el nombre (azul, rojo, verde, negro…) o el código, por ejemplo #0b4ea2, o déjalo vacío.`,
    name_missing: (v) => `Falta el valor de la columna ${v['column']}. Complétalo o borra la línea.`,
    unknown_club: (v) => `El club “${v['club']}” no está en la lista de clubes. Corrige el nombre o agrégalo.`,
    same_club: (v) => `${v['club']} juega contra sí mismo. Corrige el local o el visitante.`,
    duplicate_player: (v) =>
      `${v['name']} ya apareció antes en el mismo club. Borra la repetición o da un id a cada uno.`,
    duplicate_match: () => 'Este partido ya apareció antes. Borra la repetición.',
    round_twice: (v) => `La jornada ${v['round']} aparece en dos archivos. Deja solo uno.`,
    other_modality: (v) =>
      `Este campeonato es de ${v['modality']}, y eso no se puede cambiar. Corrige la celda o impórtalo como campeonato nuevo.`,
    unknown_player: (v) =>
      `${v['name']} (${v['club']}) no está en la lista de jugadores. Corrige el nombre o agrégalo.`,
    unknown_match: (v) =>
      `${v['club']} no tiene partido en la jornada “${v['round']}”, ni en estos archivos ni en el campeonato. Corrige la jornada o el equipo, o envía la planilla de partidos con él.`,
    two_matches: (v) =>
      `${v['club']} tiene más de un partido en la jornada “${v['round']}” (${v['dates']}). ¿Cuál es? Escribe el día en la columna data.`,
    match_without_result: (v) =>
      `El partido de ${v['club']} en la jornada “${v['round']}” no tiene marcador. Complétalo.`,
    duplicate_line: (v) => `${v['name']} ya apareció en este partido. Borra la repetición.`,
    names_shortened: (v) =>
      `${rows(v['count'], 'nombre tenía', 'nombres tenían')} más de ${v['most']} letras y ${Number(v['count']) === 1 ? 'se acortó' : 'se acortaron'}.`,
    file_ignored: () => 'Archivo no reconocido: quedó fuera.',
    file_not_needed: () => 'Lo que trae este archivo ya viene en los otros: quedó fuera.',
    sheet_ignored: () =>
      'Esta hoja no se usó. Si trae clubes, jugadores, partidos o actuaciones, dale ese nombre y revisa las columnas.',
    columns_ignored: (v) =>
      `No usamos ${String(v['columns']).includes(', ') ? 'las columnas' : 'la columna'} ${v['columns']}${Number(v['more']) > 0 ? ` (aquí y en ${rows(v['more'], 'archivo', 'archivos')} más)` : ''}.`,
    no_matches: () => 'Ningún partido en los archivos: agrega el calendario o los resultados.',
    no_players: () =>
      'Ningún jugador en los archivos: habrá partidos y pronósticos, sin mercado. Se abre cuando un archivo traiga jugadores: el mercado antes de la temporada (rodada-0.csv), el de la primera jornada jugada (rodada-1.csv) o la planilla jogadores.',
    coaches_left_out: (v) => `${rows(v['count'], 'técnico quedó', 'técnicos quedaron')} fuera.`,
    matches_not_counted: (v) =>
      `${rows(v['count'], 'partido que Cartola no contó está', 'partidos que Cartola no contó están')} en la tabla y no ${Number(v['count']) === 1 ? 'da' : 'dan'} puntos a nadie.`,
    row_without_match: (v) => `${v['club']} no tiene partido en la jornada ${v['round']}: la línea quedó fuera.`,
    rows_without_match: (v) =>
      v['club'] === ''
        ? `${rows(v['count'], 'fila con puntos no dice', 'filas con puntos no dicen')} el club o el nombre del jugador y no ${Number(v['count']) === 1 ? 'entra' : 'entran'}. Completa el archivo o descarga otra copia.`
        : `${rows(v['count'], 'fila', 'filas')} con puntos de “${v['club']}” no ${Number(v['count']) === 1 ? 'entra' : 'entran'}: ese club no tiene partido en la jornada. Si el calendario lo llama de otro modo, une los dos; si el partido se aplazó y después se jugó, envía el calendario más nuevo.`,
    rows_damaged: (v) =>
      `${rows(v['count'], 'línea vino dañada', 'líneas vinieron dañadas')} de la fuente y no ${Number(v['count']) === 1 ? 'se puede' : 'se pueden'} comparar.`,
    prices_given: (v) => `${rows(v['count'], 'jugador sin precio recibió', 'jugadores sin precio recibieron')} uno.`,
    copied_too_early: (v) =>
      `El nombre dice jornada ${v['round']}, pero las líneas aún son de la jornada ${v['stated']}: el archivo se copió antes de contarse la jornada ${v['round']}. Envía una copia más nueva.`,
    round_is_over: (v) => `La jornada ${v['round']} ya cerró: el partido entra en la tabla y no da puntos a nadie.`,
    date_not_taken: (v) =>
      `La jornada ${v['round']} ya cerró: la nueva fecha del partido no se usa. Si se aplazó, marca la línea con [postponed] o decídelo en su página.`,
    award_stays: (v) =>
      `El ${v['score']} que decidió la organización sigue en la tabla. El marcador de esta línea no lo reemplaza.`,
    goals_differ: (v) =>
      `Los goles de la planilla de ${v['club']} suman ${v['said']}; el marcador dice ${v['score']}. Vale el marcador para la tabla y la planilla para los puntos.`,
    line_not_read: (v) =>
      `No entendemos la línea “${v['value']}”: quedó fuera. Si es un partido o una jornada, escríbela como las otras.`,
    minutes_not_used: () =>
      'Sin la planilla de partidos, los minutos de los goles no entran; los goles y los puntos sí. Para tener los minutos, envía las dos juntas.',
    more_problems: (v) =>
      `… y ${rows(v['count'], 'aviso más que no cabe', 'avisos más que no caben')} aquí. Corrige estos y mira la vista previa otra vez.`,
    older_seasons: (v) =>
      `El archivo trae varias temporadas: entra la de ${v['season']}, y ${rows(v['count'], 'línea de otra quedó', 'líneas de otras quedaron')} fuera.`,
  },
}
