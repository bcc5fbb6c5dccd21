/** Words that carry a pick, and words that carry nothing, as people write them to a group (PM1). */

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
  alias melhor digo dizer retifico retificando altera alterar inverte inverter exagerei viajei`)

/** With one of these a sentence is no pick: it denies, chooses between two, hopes, or tells what has been. */
export const DOUBT_WORDS = listed(`
  nao nunca nem ou se talvez quase ontem passado passada foi fez fizeram ganhou venceu perdeu empatou estava tava
  duvido duvida dificil impossivel sei quem qual quanto quantos como porque depende tomara queria seria quisera
  podia poderia devia deveria caso vinha vinham quando sempre costuma normalmente geralmente acha acham disse
  disseram falou botou colocou apostou cravou chutou palpitou mandou diz dizem falam previu ganhava perdia vencia deu ganhasse espero imagina ultimo sem ninguem menos odeio jamais sera apagar apaga cancela cancelar anula tira tirar alguem acabou terminou rolando abriu abre virou acertei perdi tinha tinham avisei levou tomou meteu
  ganhe ganhem venca vencam perca percam vira viram virar
  ganhamos perdemos empatamos jogamos fizemos classifica classificam
  remove remover exclui excluir deleta deletar desfaz zera retira parece aham sonha sonho sonhando mentira piada sqn ironia onde aonde canal reza rezo rezar torco torce
  basquete feminino feminina volei sub futsal juniores ida volta aspirantes`)

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
