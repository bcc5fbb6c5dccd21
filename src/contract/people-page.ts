/** How many people one page of a championship's members shows. */
export const PEOPLE_PAGE = 50
