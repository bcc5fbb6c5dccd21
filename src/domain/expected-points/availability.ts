/** Whether a player can be counted on for the next round. */
export const AVAILABILITIES = ['provavel', 'duvida', 'contundido', 'suspenso'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Reasons against counting on a player in the next round. */
export type Concern = Exclude<Availability, 'provavel'> | 'nao_relacionado' | 'sem_jogo'

/** The prospects by which people can filter players, the good ones first. */
export const PROSPECTS = [...AVAILABILITIES, 'nao_relacionado', 'sem_jogo'] as const satisfies ('provavel' | Concern)[]
export type Prospect = (typeof PROSPECTS)[number]
