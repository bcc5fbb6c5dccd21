/** Ids as stored. Rules only compare them and write them into keys. */
export type ManagerId = number
export type SquadId = number
export type PlayerId = number
export type ClubId = number
export type MatchId = number
export type RoundId = number
export type LeagueId = number

declare const championship: unique symbol
/** A branded number: no other id can take its place, because it decides whose market, board or live round is meant. */
export type ChampionshipId = number & { readonly [championship]: true }
