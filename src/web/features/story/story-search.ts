export interface StorySearch {
  participante?: number | undefined
}

const largestId = 2_147_483_647

/** Who is no number is nobody: the page is one's own then. */
export const readStorySearch = (raw: Record<string, unknown>): StorySearch => {
  const asked = raw['participante']
  const isId = typeof asked === 'number' && Number.isInteger(asked) && asked > 0 && asked <= largestId
  return { participante: isId ? asked : undefined }
}
