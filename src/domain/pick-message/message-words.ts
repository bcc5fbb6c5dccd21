/** Words of picks, words of doubt, and words that mean nothing, as people write them to a group (PM1, PM3). */

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
}

export const DRAW_WORDS = listed(`
  empata empatam empate empates empatar empatando empataram empatara empatarao empatado empatados empatinho empatar igual igualdade iguais`)

export const WIN_WORDS = listed(`
  ganha ganham ganhar ganhando vence vencem vencer vencendo bate batem bater leva levam levar passa passam passar
  atropela atropelar amassa amassar derrota derrotar vitoria vitorias vencedor supera superar goleia golear surra
  triunfa fatura faturar despacha goleando goleada vencera ganhara vencerao ganharao derruba derrubar tritura humilha
  triunfo destroi janta sapeca massacra massacrar esmaga engole arrebenta detona papa elimina domina`)

export const LOSE_WORDS = listed(
  `perde perdem perder perdendo derrotado apanha apanham apanhar cai perdera toma tomam tomar`,
)

/** "Vou de Fla", "fecho com o Inter": a club without a result is then the winner. */
export const BET_WORDS = listed(`aposto apostar fecho fechado crava cravo cravei confio da dar`)

export const VERSUS_WORDS = listed(`x vs versus contra versos`)

export const FIX_WORDS = listed(`
  verdade corrige corrigindo corrigir correcao correcto muda mudar mudei mudo troca trocar troco trocando troque mude altere corrija enganei troquei atualiza atualizar atualize errei errado
  alias digo dizer retifico retificando altera alterar altero inverte inverter exagerei viajei
  errou erei equivoquei confundi arruma arrumar ajusta ajustar aumenta aumentar diminui diminuir update edita editar conserta
  consertar substitui substituir refaz refazer retifica corrijo pera perai`)

/** The pick around a condition is in doubt, whichever club the condition names. */
const CONDITIONS = listed(`se caso quando contanto acaso`)

/** Hedges: what stands around them in their sentence is in doubt as well (PM3). */
const HEDGES = listed(`
  talvez depende dependendo sera tomara duvido duvida quisera queria quica oxala
  porventura possivelmente indeciso indecisa imagina`)

/** What they deny or place in the past may be the pick before them: "fla 2x1, mentira", "fla 2x1, foi ontem". */
const DENIALS = listed(`
  nao nunca nem jamais ontem anteontem passado passada retrasado retrasada antigamente foi fez fizeram ganhou venceu perdeu
  empatou estava tava deu acabou terminou acertei avisei sqn mentira piada sonho sonha sonhando aham parece ou impossivel
  apagar apaga cancela cancelar anula remove remover exclui excluir deleta deletar desfaz zera retira tira tirar zoeira
  lembro lembra lembram lembrando sonhos ironia basquete feminino feminina volei sub futsal juniores aspirantes cartola fifa videogame`)

/** With one of these a clause is no pick: it asks, hopes, or tells what has been. */
const OTHER_DOUBTS = listed(`
  torcendo rezando quase vi tomamos levamos vencemos apanhamos metemos goleamos faria daria teria diria poria tivesse fosse houvesse sei quem qual quanto quantos como devia deveria podia poderia seria vinha vinham sempre costuma normalmente geralmente
  acha acham disse disseram falou botou colocou apostou cravou chutou palpitou mandou diz dizem falam previu ganhava perdia
  vencia ganhasse espero ultimo ninguem menos alguem rolando abriu abre virou perdi tinha tinham levou tomou meteu
  ganhe ganhem venca vencam perca percam vira viram virar ganhamos perdemos empatamos jogamos fizemos classifica
  classificam onde aonde canal reza rezo rezar torco torce ida volta vinham empatasse perdesse vencesse
  goleou bateu atropelou amassou massacrou aplicou enfiou marcou apanhou passou caiu tirou saiu venceram ganharam perderam
  empataram foram deram levaram tomaram fizeram ganhei ganharia perderia venceria empataria daria`)

export type DoubtForce = 'condition' | 'sentence' | 'before' | 'clause'

/** "Botaria", "ganhasse": what would be, or should be. */
const UNREAL = /^(?:[a-z]{3,}[aei]riam?|[a-z]{3,}[aei]ssem?)$/
const REAL = listed(`
  loteria padaria parceria correria galeria porcaria categoria bateria cafeteria pizzaria livraria secretaria joalheria
  alegria putaria gritaria zoeira gostaria interesse interessem estresse maria`)
const isUnreal = (word: string): boolean => UNREAL.test(word) && !REAL.has(word)

/** PM3: how far a doubt reaches, or undefined for a word without doubt. */
export function doubtOf(word: string): DoubtForce | undefined {
  if (CONDITIONS.has(word)) return 'condition'
  if (HEDGES.has(word)) return 'sentence'
  if (DENIALS.has(word)) return 'before'
  return OTHER_DOUBTS.has(word) || isUnreal(word) ? 'clause' : undefined
}

/** "Dividiu", "começou": somebody tells what has been. */
const IS_PAST = /^(?:[a-z]{2,}(?:ou|iu)|[a-z]{3,}eu|[a-z]{4,}avam?)$/
const NO_PAST = listed(
  `vou dou sou estou tou gostava partiu valeu museu europeu romeu pneu judeu abreu fechou falou viu riu`,
)
export const isPast = (word: string): boolean => IS_PAST.test(word) && !NO_PAST.has(word)

/** What a club wins, loses or takes without a match: "ganha folga", "perde titular". Beside a score they say nothing. */
export const OBJECTS = listed(`
  folga moral tempo camisa titular titulares tecnico treinador jogador jogadores atacante goleiro zagueiro lateral meia elenco
  reserva reservas torcida torcedor craque titulo taca trofeu juiz bola gramado estadio respeito medo vaga premio dinheiro
  patrocinio patrocinador nota mando gol gols penalti ritmo confianca corpo forca descanso reforco reforcos espaco folego
  credito posicao lugar posicoes paciencia chance chances oportunidade prestigio fama fas socio socios ingresso ingressos sede
  rumo liminar recurso processo eleicao presidente diretor capitao batalha guerra multa processos contrato presente
  cerveja sono vontade graca voz valor rodagem peso massa fe culpa sorte azar frio raiva`)

export const HOME_WORDS = listed(`mandante mandantes`)

export const AWAY_WORDS = listed(`visitante visitantes`)

export const FILLERS = listed(`
  vou o a os as ao aos de do dos das no na nos nas pro pros pra pras para por pelo pela em num numa um uma com que e eh vai
  vao eu nos acho achando acredito creio bota boto coloca coloco poe ponho marca marco anota anote registra quero meu
  meus minha palpite palpites palpito chute chuto jogo jogos placar resultado final hoje amanha dessa nessa desta nesta
  rodada partida time galera gente ai aqui la ja so entao mano cara kk kkk kkkk kkkkk rs rsrs bora vamo vamos po pow
  hein viu ok beleza blz bom boa dia tarde noite oi ola salve segue seguem certeza facil tranquilo fechou ficar fica
  ficam termina terminam acaba ser sao deve domingo sabado segunda terca quarta quinta sexta feira tudo esse essa
  este esta isso aquele dele dela deles entre tambem favor obrigado valeu vlw abraco meia tipo bem mesmo vez minimo
  gol gols vamooo rumo minha nossa senhora querido amigos pessoal casa fora simples simplesmente
  saindo sai saem dar diretao seco suado apertado magro jogao classico esse ta to ne pode salvar salva guarda so manda
  mando mandar quer agora segura segurar arranca arrancar surpreende surpreender consegue conseguir faz fazer mete meter
  enfia enfiar grenal classico derby choque majestoso rei mineiro clasico amistoso decisao chance chances novo`)

export const AMONG = listed(`do da de dos das o a no na pro pra ao para os as`)
