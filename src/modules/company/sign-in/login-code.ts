import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** Makes a code of six digits, each code as likely as any other. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/**
 * Hashes a code with the session's own token as key. The token lies only in that browser: neither another browser nor
 * a copy of the database can find the code.
 */
export function codeHash(code: string, login: { readonly token: string; readonly userId: string }): Buffer {
  return createHmac('sha256', login.token).update(`otp\0${login.userId}\0${code}`).digest()
}

/** Compares two hashes in constant time. */
export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
