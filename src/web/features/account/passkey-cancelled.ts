/** The person closed the browser's dialog, or the device has no such key. */
export class PasskeyCancelled extends Error {}
