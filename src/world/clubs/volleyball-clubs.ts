import { clubsFromRows } from './club.ts'

export const volleyballClubs = clubsFromRows({
  sport: 'volei',
  firstId: 201,
  rows: [
    ['uniao-uberaba', 'União Uberaba', 'Uberaba', 'UBE', 'Uberaba', '#16407f', '#f4f6fb', 'plain', 1.4, 0.3],
    ['campinas-voa', 'Campinas Voa', 'Campinas', 'CPV', 'Campinas', '#5b21b6', '#f6e27a', 'sash', 0.9, -0.5],
    ['maringa-volei', 'Maringá Vôlei Clube', 'Maringá', 'MGA', 'Maringá', '#14804a', '#ffffff', 'stripes', 0.5, 0.1],
    ['litoral-itajai', 'Litoral Itajaí', 'Itajaí', 'ITJ', 'Itajaí', '#0c7489', '#f2efe6', 'hoops', 0.1, 0.7],
    [
      'sertao-petrolina',
      'Sertão Petrolina',
      'Petrolina',
      'PTR',
      'Petrolina',
      '#b45309',
      '#fdf0d8',
      'plain',
      -0.2,
      -0.1,
    ],
    ['norte-belem', 'Norte Belém', 'Belém', 'NBL', 'Belém', '#b91c1c', '#f8f8f8', 'halves', -0.5, 0.4],
    ['ipe-goiania', 'Ipê Goiânia', 'Ipê', 'IPE', 'Goiânia', '#c99700', '#1f4d2b', 'stripes', -0.9, -0.6],
    ['pantanal-cuiaba', 'Pantanal Cuiabá', 'Pantanal', 'PCU', 'Cuiabá', '#0b5d3b', '#f1c40f', 'halves', -1.3, -0.2],
  ],
})
