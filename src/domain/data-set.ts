/**
 * The kinds of public data that have a version in each championship. Writers name what they changed; answers name what
 * they depend on.
 */
const OF_A_CHAMPIONSHIP = ['forecast', 'league', 'market', 'match', 'pick', 'ranking', 'round'] as const
/** Data that all championships share. */
const OF_THE_SERVER = ['championship', 'manager'] as const

export const DATA_SETS = [...OF_A_CHAMPIONSHIP, ...OF_THE_SERVER] as const
export type ChampionshipDataSet = (typeof OF_A_CHAMPIONSHIP)[number]
export type ServerDataSet = (typeof OF_THE_SERVER)[number]
export type DataSet = ChampionshipDataSet | ServerDataSet

const includes = (names: readonly string[], name: string) => names.includes(name)
export const isDataSet = (name: string): name is DataSet => includes(DATA_SETS, name)
export const isOfTheServer = (name: DataSet): name is ServerDataSet => includes(OF_THE_SERVER, name)
