export const PEOPLE_PAGE = 50
