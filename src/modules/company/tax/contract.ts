import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zPercent, zText } from '#kit/http/shapes.ts'

/** One rate of a tax, from its day until its last. */
export interface TaxRateLine {
  readonly name: string
  readonly rate: string
  readonly baseNum: string
  readonly baseDen: string
  readonly validFrom: string
  readonly validUntil: string | null
  /** Null: it came with the product. */
  readonly addedBy: string | null
  /** It has not begun: it may still be taken back. */
  readonly isAhead: boolean
}

const code = z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/))

export const taxRateHistory = endpoint({
  method: 'GET',
  path: '/api/tarif-pajak/:code/riwayat',
  permission: 'view pengaturan-website',
  input: z.strictObject({ code }),
  answer: answer<readonly TaxRateLine[]>(),
  reads: ['company', 'tax-rates'],
})

/** A new rate from a day that is still to come; what was charged before stays. */
export const addTaxRate = endpoint({
  method: 'POST',
  path: '/api/tarif-pajak/:code',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    code,
    name: zText(60, 'Isi nama yang dicetak di dokumen.'),
    rate: zPercent,
    baseNum: z.int().check(z.minimum(1), z.maximum(1000)),
    baseDen: z.int().check(z.minimum(1), z.maximum(1000)),
    validFrom: zDay,
  }),
  answer: answer<{ readonly code: string }>(),
  touches: ['company', 'tax-rates', 'settings-log'],
  idempotent: true,
})

/** Takes back a rate that has not begun; the one before it goes on. */
export const removeTaxRate = endpoint({
  method: 'DELETE',
  path: '/api/tarif-pajak/:code/:validFrom',
  permission: 'update pengaturan-website',
  input: z.strictObject({ code, validFrom: zDay }),
  answer: answer<{ readonly code: string }>(),
  touches: ['company', 'tax-rates', 'settings-log'],
})
