import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Encrypts a secret for the database (AES-256-GCM); `about` binds it to its row, so that rows cannot be swapped. */
export function seal(plain: Buffer, key: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Opens what `seal` made; nothing when it was changed, belongs to another row, or was sealed with another key. */
export function unseal(sealed: Buffer, key: Buffer, about: string): Buffer | undefined {
  if (sealed.length <= NONCE + TAG) return undefined
  const end = sealed.length - TAG
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(end))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE, end)), decipher.final()])
  } catch {
    return undefined
  }
}
