import { createHash, randomInt } from 'node:crypto'

/** How many codes a person keeps for the day the phone is lost. */
export const RECOVERY_CODES = 10

// No letters that a hand confuses with others: 0 O, 1 I L.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 16

/** Makes codes of almost eighty random bits: 'ABCD-EFGH-JKMN-PQRS'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => grouped(Array.from({ length: LENGTH }, letter).join('')))
}

/** Hashes a code as it was typed, with or without dashes; a fast hash is enough against so many. */
export function recoveryHash(userId: string, typed: string): Buffer {
  const bare = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(`recovery\0${userId}\0${bare}`).digest()
}

function letter(): string {
  return LETTERS[randomInt(LETTERS.length)] ?? ''
}

function grouped(text: string): string {
  return (text.match(/.{4}/g) ?? []).join('-')
}
