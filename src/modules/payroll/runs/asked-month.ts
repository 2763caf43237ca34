import * as z from 'zod/mini'
import { period, type Period } from '#ground/period.ts'

/** A month of the calendar: '2026-11'. */
export const zPeriod = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}$/, 'Tulis bulan, misalnya 2026-11.')),
  z.transform((text: string, context): Period => {
    try {
      return period(text)
    } catch {
      context.issues.push({ code: 'custom', message: 'Tulis bulan, misalnya 2026-11.', input: text })
      return z.NEVER
    }
  }),
)
