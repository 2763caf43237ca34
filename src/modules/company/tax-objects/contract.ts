import * as z from 'zod/mini'

/** What Coretax calls the income that a tax is held back of: '24-104-29'. */
export const zTaxObject = z.string().check(z.regex(/^\d{2}-\d{3}-\d{2}$/, 'Tulis kodenya, misalnya 24-104-29.'))

/** Whether a code is shaped as Coretax writes them. */
export const isTaxObject = (code: string): boolean => zTaxObject.safeParse(code).success
