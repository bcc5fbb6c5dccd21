/** Identities as stored. Rules only compare them and write them into keys. */
export type ManagerId = number
export type SquadId = number
export type PlayerId = number
export type ClubId = number
export type MatchId = number
export type RoundId = number
export type LeagueId = number
