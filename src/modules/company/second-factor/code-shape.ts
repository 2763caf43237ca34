import * as z from 'zod/mini'

const WRONG = 'Isi 6 angka dari aplikasi, atau satu kode cadangan.'

/** Six digits of the app, or a recovery code, with dashes or spaces between or none: it is copied from paper. */
export const zFactorCode = z
  .string({ error: WRONG })
  .check(z.trim(), z.regex(/^(\d{6}|[A-Za-z0-9]{4}([ -]?[A-Za-z0-9]{4}){3})$/, WRONG))

/** Tells the digits of the app from a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
