const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export interface NameStock {
  firstNames: readonly string[]
  surnames: readonly string[]
  /** The ways in which a fan signs: {f} first name, {s} surname, {n} number. */
  nicknames: readonly string[]
}

export const PORTUGUESE_NAMES: NameStock = {
  firstNames: words(`
Ana Beatriz Camila Daniela Eduarda Fernanda Gabriela Helena Isabela Joana Karina Larissa Mariana Natália Olívia Patrícia
Rafaela Sabrina Tatiane Vanessa Yasmin Amanda Bruna Carolina Débora Érica Flávia Giovana Heloísa Ingrid Juliana Letícia
Manuela Nicole Paula Renata Simone Thaís Vitória Aline André Antônio Arthur Augusto Bernardo Caio Carlos Cláudio Daniel
Diego Eduardo Fábio Felipe Fernando Francisco Gabriel Guilherme Gustavo Henrique Hugo Igor João Jorge José Leonardo Luan
Lucas Luiz Marcelo Márcio Marcos Mateus Maurício Miguel Nelson Otávio Paulo Pedro Rafael Ricardo Roberto Rodrigo Samuel
Sérgio Thiago Tiago Vinícius Vitor Wagner Wellington Yuri Caetano Davi Emanuel Geraldo Ítalo Joaquim Raimundo Sebastião`),
  surnames: words(`
Almeida Alves Amaral Andrade Araújo Azevedo Barbosa Barros Batista Borges Braga Brito Caldas Campos Cardoso Carvalho
Castro Chaves Correia Costa Cruz Cunha Dias Duarte Farias Fernandes Ferraz Ferreira Figueiredo Fonseca Franco Freitas
Gomes Gonçalves Guedes Leal Leite Lima Lopes Machado Maia Marinho Marques Martins Matos Melo Mendes Menezes Miranda
Monteiro Moraes Moreira Moura Nascimento Neves Nunes Oliveira Pacheco Paiva Pereira Pinto Pires Prado Queiroz Ramos Rego
Reis Ribeiro Rocha Rodrigues Sales Santana Santos Silva Silveira Soares Souza Tavares Teles Torres Vargas Vasques Vaz
Viana Vieira Vilela Xavier Zanini Aguiar Bastos Bueno Camargo Dutra Esteves Fialho Furtado Galdino`),
  nicknames: [
    '{f} do Gol',
    'Mister {s}',
    'Professor {s}',
    'Time de {f}',
    '{s} FC',
    'Tio {s}',
    '{f} da Arquibancada',
    '{f}{s}{n}',
    '{f}_{n}',
    'Seleção {s}',
    'Cartola {s}',
    '{f} Camisa {n}',
    'Varzeano {s}',
    'Boteco do {s}',
    '{f} do Apito',
  ],
}

export const SPANISH_NAMES: NameStock = {
  firstNames: words(`
Agustina Alejandra Andrea Antonella Brenda Camila Carla Carolina Catalina Cecilia Claudia Constanza Daniela Diana Elena
Florencia Francisca Gabriela Guadalupe Isabel Jimena Josefina Julieta Karla Laura Lorena Lucía Luisa Magdalena Marcela
Martina Micaela Milagros Natalia Paola Paulina Pilar Rocío Romina Rosario Sofía Susana Valentina Verónica Ximena Adrián
Agustín Alberto Alejandro Andrés Ángel Arturo Benjamín Bruno Camilo Carlos César Cristian Cristóbal Daniel Diego Eduardo
Emiliano Enrique Ernesto Esteban Ezequiel Facundo Federico Felipe Fernando Franco Gastón Germán Gonzalo Guillermo Gustavo
Hernán Ignacio Iván Javier Joaquín Jorge José Juan Julián Leandro Lisandro Lorenzo Lucas Luciano Manuel Marcelo Martín
Matías Mauricio Maximiliano Nahuel Nicolás Óscar Pablo Patricio Rafael Ramiro Raúl Renzo Ricardo Roberto Rodrigo Santiago
Sebastián Sergio Tomás Vicente Víctor`),
  surnames: words(`
Acosta Aguirre Alarcón Alonso Álvarez Aranda Araya Arias Ávila Benítez Blanco Bravo Bustos Cabrera Cáceres Calderón
Campos Cárdenas Carrasco Castillo Castro Contreras Córdoba Correa Cortés Cruz Delgado Díaz Domínguez Espinoza Estrada
Fernández Figueroa Flores Fuentes Gallardo García Giménez Godoy Gómez González Gutiérrez Guzmán Henríquez Hernández
Herrera Ibarra Jara Jiménez Lagos Leiva López Luna Maldonado Márquez Martínez Medina Méndez Mendoza Molina Montoya Mora
Morales Moreno Muñoz Navarro Núñez Ojeda Olivera Ortega Ortiz Pacheco Palacios Paredes Peña Peralta Pérez Pinto Ponce
Quintero Quiroga Quispe Ramírez Ramos Restrepo Reyes Ríos Rivas Rivera Robles Rojas Romero Rosales Ruiz Salazar Salinas
Sánchez Sandoval Sepúlveda Silva Solís Soto Suárez Tapia Torres Valdés Valencia Vargas Vega Velásquez Vera Vergara Vidal
Villalba Zapata Zúñiga`),
  nicknames: [
    'Profe {s}',
    '{f} del Tablón',
    'Los de {s}',
    '{s} FC',
    'Tío {s}',
    'Club {s}',
    '{f}{s}{n}',
    '{f}_{n}',
    'El Diez {s}',
    'Barrio {s}',
    '{f} de la Popular',
    'Deportivo {s}',
    'Atlético {s}',
    '{f} Camiseta {n}',
    'Don {s}',
  ],
}

/** Famous people whose names chance could combine. */
export const TAKEN_MANAGER_NAMES = new Set(
  `Arturo Vidal,Eduardo Vargas,Juan Quintero,Diego Costa,Thiago Silva,Daniel Alves,Marcelo Vieira,Luan Santana,
Fernando Torres,Sergio Ramos,Raúl Jiménez,Rafael Márquez,Javier Hernández,Gustavo Lima,Sergio Romero,Lucas Torres,
Fernando Henrique Cardoso,Gustavo Gómez,Nicolás Castillo,Marcelo Díaz,Matías Fernández,Camilo Vargas,Carlos Valderrama`
    .split(',')
    .map((name) => name.trim()),
)
