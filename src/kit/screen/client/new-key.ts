// crypto.randomUUID is missing on plain http away from localhost, where small offices do run this.

/** Makes an Idempotency-Key: one per form opening or act, kept until it succeeded. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
