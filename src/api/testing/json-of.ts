/** The body of an answer. A deletion has none. */
export const jsonOf = async (answer: Response): Promise<Record<string, unknown>> =>
  answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>)
