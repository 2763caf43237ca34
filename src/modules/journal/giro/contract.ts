import * as z from 'zod/mini'
import { zDay, zOptionalText, zText } from '#kit/http/shapes.ts'

/** What a payment by giro or cek tells of its paper. With it the money stands in an account of its own until the bank has paid. */
export const zGiro = z.strictObject({
  number: zText(40),
  /** Who issued it; of one that is given it is the bank of the account that pays it. */
  bank: zOptionalText(60),
  /** The first day on which a bank pays it. */
  dueOn: zDay,
})

/** A giro as a payment names it. */
export type GiroAsked = z.output<typeof zGiro>

/** Which way it goes: received of a customer, or given to a supplier. */
export type GiroDirection = 'masuk' | 'keluar'
