const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const ATHLETE_FIRST_NAMES = words(`
Caio Davi Renan Otávio Breno Murilo Vitor Yago Igor Ruan Kauê Nicolas Enzo Heitor Samuel Tales Juan Alan Wesley Douglas
Jonas Cauã Levi Bento Ravi Icaro Raul Saulo Tadeu Ubiratan Valter Wagner Xande Yuri Zeca Ademir Bernardo César Danilo
Elias Fabrício Gustavo Hélio Ivan Jair Kléber Leandro Maicon Nilton Osmar Pablo Quirino Rômulo Sandro Tarcísio Ulisses
Vicente William Alex Benício Cícero Dário Emerson Flávio Gerson Hugo Ítalo Joel Luan Miguel Natan Olavo Pietro Reinaldo
Sidnei Túlio Adriano Bruno Celso Diogo Erick Felipe Geovane Henrique Jefferson Lázaro Marlon Nathan Patrick Rafael`)

export const ATHLETE_SURNAMES = words(`
Brandão Peçanha Valadares Taborda Queiroga Scarpelli Montenegro Arruda Quaresma Lindner Bittencourt Camargo Drummond
Evangelista Fontoura Gadelha Holanda Imperial Junqueira Lacerda Maranhão Negreiros Ourique Paranhos Quintela Rangel
Saldanha Tavares Uchôa Vasconcelos Wanderley Ximenes Zanetti Abranches Bragança Cavalcante Dornelas Espíndola Feitosa
Guimarães Hermes Itaboraí Jatobá Krieger Leitão Medeiros Noronha Olinda Pimentel Quental Rezende Siqueira Teixeira
Urbano Vidigal Werneck Xavier Zago Amorim Bezerra Cordeiro Damasceno Estrela Falcão Godoy Horta Inácio Jardim Lobato
Macedo Neves Otoni Pacheco Ribas Sampaio Toledo Ubirajara Viana Albuquerque Barreto Coutinho Dantas Escobar Furtado
Garcez Honorato Juvenal Lustosa Moraes Nogueira Portela Queirós Rosário Seixas Trindade Varela Antunes Bandeira Carneiro
Delgado Esteves Farias Galvão Laranjeira Magalhães Novais Peixoto Raposo Serrano Tourinho Valente Assunção Bacelar
Calheiros Diniz Fagundes Goulart Lisboa Mesquita Outeiro Pinheiral Rabelo Sardinha Travassos Vilhena`)

/** Well-known athletes whose names chance could combine; an invented player must not be mistaken for them. */
export const TAKEN_ATHLETE_NAMES = new Set(
  `Bruno Guimarães,Felipe Anderson,Danilo Barbosa,Alex Teixeira,Douglas Luiz,Rafael Cabral,Gustavo Scarpa,Hugo Moura,
Diogo Barbosa,Bruno Viana,Rafael Tolói,Wesley Moraes,Juan Jesus,Alan Franco,Yuri Alberto,Rômulo Caldeira,Emerson Palmieri,
Rafael Toledo,Bruno Rezende,Felipe Coutinho,Wagner Moura,Murilo Rosa,Alex Dantas,Henrique Dourado,Vitor Feijão`
    .split(',')
    .map((name) => name.trim()),
)
