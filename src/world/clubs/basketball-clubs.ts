import { clubsFromRows } from './club.ts'

export const basketballClubs = clubsFromRows({
  sport: 'basquete',
  firstId: 101,
  rows: [
    ['lobos-de-curitiba', 'Lobos de Curitiba', 'Lobos', 'LOB', 'Curitiba', '#2f3a4f', '#b8c4d6', 'halves', 1.3, -0.4],
    ['gavioes-do-recife', 'Gaviões do Recife', 'Gaviões', 'GAV', 'Recife', '#c2410c', '#fff3e4', 'sash', 0.9, 0.6],
    ['trem-mineiro', 'Trem Mineiro', 'Trem', 'TRM', 'Belo Horizonte', '#7a1f2b', '#f2d9a0', 'plain', 0.5, -0.2],
    ['farol-salvador', 'Farol Salvador', 'Farol', 'FAR', 'Salvador', '#0f6fb8', '#ffd54a', 'stripes', 0.2, 0.8],
    ['planalto-brasilia', 'Planalto Brasília', 'Planalto', 'PLB', 'Brasília', '#1d7a4f', '#f4f4ee', 'plain', -0.1, 0.0],
    ['mare-alta-vitoria', 'Maré Alta Vitória', 'Maré Alta', 'MAV', 'Vitória', '#0e8f9c', '#e8fbfb', 'hoops', -0.5, 0.3],
    ['serra-caxias', 'Serra Caxias', 'Serra', 'SRC', 'Caxias do Sul', '#4a2a6b', '#e9def5', 'halves', -0.9, -0.7],
    ['jangada-fortaleza', 'Jangada Fortaleza', 'Jangada', 'JAN', 'Fortaleza', '#e0a100', '#23303a', 'sash', -1.4, 0.1],
  ],
})
