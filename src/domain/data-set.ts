/** The kinds of public data that have a version each: writers name what they changed, answers name what they stand on. */
export const DATA_SETS = ['forecast', 'league', 'manager', 'market', 'match', 'pick', 'ranking', 'round'] as const
export type DataSet = (typeof DATA_SETS)[number]

export const isDataSet = (name: string): name is DataSet => (DATA_SETS as readonly string[]).includes(name)
