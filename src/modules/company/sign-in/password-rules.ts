import * as z from 'zod/mini'

/** Shortest password: eight is enough because a mailed code is asked as well (NIST SP 800-63B, section on passwords). */
export const PASSWORD_MIN = 8

/** Longest password; well above the 64 that must be allowed, and short enough to hash. */
export const PASSWORD_MAX = 128

const TOO_SHORT = `Kata sandi minimal ${PASSWORD_MIN} karakter.`
const TOO_LONG = `Kata sandi paling panjang ${PASSWORD_MAX} karakter.`

/** A password as typed at sign-in: nothing is judged, so that old rules never lock anybody out. */
export const zPassword = z
  .string({ error: 'Isi kata sandi.' })
  .check(z.minLength(1, 'Isi kata sandi.'), z.maxLength(1000, TOO_LONG))

/** A new password: length only. No rule asks for digits or capitals; the blocklist is checked on the server. */
export const zNewPassword = z.string({ error: 'Isi kata sandi.' }).check(
  z.refine((text) => lengthOf(text) >= PASSWORD_MIN, TOO_SHORT),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, TOO_LONG),
  z.refine((text) => text.isWellFormed(), 'Kata sandi berisi huruf yang tidak dikenali.'),
)

/** The one form in which a password is hashed and compared, whatever keyboard wrote it. */
export function normalPassword(typed: string): string {
  return typed.normalize('NFC')
}

// Counted in characters as people see them, not in UTF-16 halves.
function lengthOf(text: string): number {
  return Array.from(normalPassword(text)).length
}

/** Names how strong a password looks, for the line under the field; it never refuses. */
export function strengthOf(typed: string): 'pendek' | 'mudah ditebak' | 'cukup' | 'baik' | 'kuat' {
  const length = lengthOf(typed)
  const kinds = new Set(normalPassword(typed)).size
  if (length < PASSWORD_MIN) return 'pendek'
  if (isRow(typed)) return 'mudah ditebak'
  if (length >= 16 && kinds >= 8) return 'kuat'
  return length >= 12 && kinds >= 6 ? 'baik' : 'cukup'
}

/** Each letter is its neighbour's or the next one: '12345678', 'aaaabbbb'. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return codes.every((code, at) => Math.abs(code - (codes[at - 1] ?? code)) < 2)
}
