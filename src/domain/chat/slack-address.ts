/** The address that Slack shows for an incoming webhook. Nothing else is ever called for Slack. */
const pattern = /^https:\/\/hooks\.slack\.com(\/(?:services|triggers|workflows)\/[A-Za-z0-9/_-]{10,200})$/

/** The path of the address; undefined if it is not such an address. */
export const slackPath = (address: string): string | undefined => pattern.exec(address.trim())?.[1]
