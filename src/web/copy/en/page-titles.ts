import type { PageTitlesCopy } from '#web/copy/pt-BR/page-titles.ts'

export const pageTitles: PageTitlesCopy = {
  home: {
    title: 'Craque · The Future of Fantasy Sports',
  },
  fantasy: {
    heading: 'Fantasy Sports',
    lead: 'Here you build your team, watch the budget and join leagues.',
  },
  planner: {
    heading: 'Plan ahead',
    lead: 'Here you see the next five rounds: matches, projections, expected prices and the best team of each.',
  },
  analytics: {
    heading: 'Sports Analysis',
    lead: 'Here you read the standings, the top scorers and the forecasts of the next games.',
  },
  rankings: {
    heading: 'Global Rankings',
    lead: 'Here you see who leads and where you stand.',
  },
  duel: {
    heading: 'Your Duel',
    lead: 'Follow your opponent of the round here, player by player.',
  },
  picks: {
    heading: 'Picks',
    lead: 'Pick until kick-off. Every tap is saved at once.',
  },
  profile: {
    heading: 'My Profile',
  },
  signIn: {
    heading: 'Sign in',
    lead: 'Sign in to continue where you left off.',
  },
  signUp: {
    heading: 'Create account',
    lead: 'Take your game to any device. It takes less than a minute.',
  },
  recover: {
    heading: 'Recover password',
  },
  account: {
    heading: 'Account',
    lead: 'Security, sessions, language, theme and your data.',
  },
  operator: {
    heading: 'Operations',
    lead: 'Follow the round, correct results and check the points.',
  },
  embed: {
    heading: 'Craque on your site',
    lead: 'Show the table, a match or your pool on any page, without scripts or cookies.',
  },
  webhooks: {
    heading: 'Webhooks',
    lead: 'Your program hears what happens, signed, instead of asking again and again.',
  },
  privacy: {
    heading: 'Privacy',
  },
  manager: {
    heading: 'Manager',
  },
  leagues: {
    heading: 'Leagues',
  },
  player: {
    heading: 'Player',
  },
  match: { heading: 'Match' },
  club: { heading: 'Club' },
  forecast: {
    heading: 'How good the model is',
  },
  var: { heading: 'Open VAR' },
}
