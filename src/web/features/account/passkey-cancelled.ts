/** The browser's passkey dialog failed: the person closed it, or the device has no key that fits. */
export class PasskeyCancelled extends Error {}
