import * as z from 'zod/mini'
import { phoneE164 } from '#ground/identifiers.ts'

const WRONG = 'Nomor HP harus 10–13 angka, diawali 08 atau +62.'

/** A person's phone, kept as E.164; left out or empty reads as null. */
export const zOwnPhone = z._default(
  z.nullable(
    z.pipe(
      z.string({ error: WRONG }).check(z.trim(), z.maxLength(30, WRONG)),
      z.transform((text: string, context): string | null => {
        if (text === '') return null
        const phone = phoneE164(text)
        if (phone) return phone
        context.issues.push({ code: 'custom', message: WRONG, input: text })
        return z.NEVER
      }),
    ),
  ),
  null,
)
