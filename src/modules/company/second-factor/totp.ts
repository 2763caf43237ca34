import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a code is shown. */
export const STEP_SECONDS = 30

const DIGITS = 6
/** Steps a phone's clock may be off, to either side. */
const SLACK = 1n
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The half minute an instant falls into, counted from 1970. */
export function stepAt(instant: Date): bigint {
  return BigInt(instant.getTime()) / BigInt(STEP_SECONDS * 1000)
}

/**
 * The code of a step: HOTP of RFC 4226 over the step of RFC 6238, SHA-1, as every authenticator app makes it.
 *
 *   codeOf(Buffer.from('12345678901234567890'), 1n)  // '287082'
 */
export function codeOf(secret: Buffer, step: bigint, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step a typed code belongs to: this one, the one before or the one after; nothing when it is wrong. */
export function stepOfCode(secret: Buffer, code: string, instant: Date): bigint | undefined {
  const current = stepAt(instant)
  const typed = Buffer.from(code)
  let found: bigint | undefined
  for (let step = current - SLACK; step <= current + SLACK; step += 1n) {
    const own = Buffer.from(codeOf(secret, step))
    // Every step is compared, so that the time taken tells nothing.
    if (own.length === typed.length && timingSafeEqual(own, typed)) found = step
  }
  return found
}

/** Writes a secret as apps take it: base32 without padding. */
export function base32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The address an authenticator app reads from the QR code. */
export function otpauthUrl(secret: string, email: string, product = 'Mandor'): string {
  const label = encodeURIComponent(`${product}:${email}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${product}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
