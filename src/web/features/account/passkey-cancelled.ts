/**
 * The browser made no passkey or proved none. Usually the person closed the dialog, or the device has no key that fits.
 */
export class PasskeyCancelled extends Error {}
