import { createHash, randomBytes } from 'node:crypto'

/** Makes a token of 256 random bits; only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a token for storing and finding; a fast hash is enough, because nobody can try 2^256 tokens. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Tells whether a text can be a token at all, before the database is asked. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
