import { clubsFromRows } from './club.ts'

export const footballClubs = clubsFromRows({
  sport: 'futebol',
  firstId: 1,
  rows: [
    ['flamengo', 'Flamengo', 'Flamengo', 'FLA', 'Rio de Janeiro', '#c3141e', '#16130f', 'hoops', 1.35, 0.5],
    ['palmeiras', 'Palmeiras', 'Palmeiras', 'PAL', 'São Paulo', '#0a5a39', '#f4f4ef', 'plain', 1.15, -0.2],
    ['sao-paulo', 'São Paulo', 'São Paulo', 'SAO', 'São Paulo', '#f6f5f1', '#d01822', 'hoops', 0.25, -0.4],
    ['corinthians', 'Corinthians', 'Corinthians', 'COR', 'São Paulo', '#1a1a1a', '#f6f5f1', 'plain', -0.35, -0.5],
    ['internacional', 'Internacional', 'Inter', 'INT', 'Porto Alegre', '#d3202a', '#f6f5f1', 'plain', 0.1, 0.2],
    ['gremio', 'Grêmio', 'Grêmio', 'GRE', 'Porto Alegre', '#1f86c9', '#101418', 'stripes', -0.55, 0.6],
    ['atletico-mg', 'Atlético-MG', 'Atlético', 'CAM', 'Belo Horizonte', '#17171a', '#f1f1ee', 'stripes', -0.75, 0.1],
    ['santos', 'Santos', 'Santos', 'SAN', 'Santos', '#f7f7f4', '#1b1b1d', 'plain', -1.2, -0.3],
  ],
})
