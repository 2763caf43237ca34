import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import { zOnlyId, zReason } from '#kit/posting/acts.ts'

/** Somebody whose pay may be sent by the bank. */
export interface TransferRow {
  readonly slipId: string
  readonly name: string
  readonly amount: MoneyText
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
  /** The account is in another name than the person's. */
  readonly isOther: boolean
  /** The account is at Mandiri, so that Mandiri Cash Management sends it within the bank. */
  readonly isAtMandiri: boolean
}

/** A file that was made for the bank. */
export interface TransferMade {
  readonly id: string
  readonly valueDate: DayText
  readonly people: number
  readonly amount: MoneyText
  readonly by: string
  readonly isVoid: boolean
  /** It is one for Mandiri Cash Management. */
  readonly isMcm: boolean
}

/** Who of a run may still be sent, who has no account, and the files made before. */
export const openTransfers = endpoint({
  method: 'GET',
  path: '/api/penggajian/:id/berkas-bank',
  permission: 'view gaji',
  input: zOnlyId,
  answer: answer<{
    readonly rows: readonly TransferRow[]
    readonly withoutAccount: readonly { readonly employeeId: string; readonly name: string }[]
    readonly made: readonly TransferMade[]
    /** The next day on which the bank works. */
    readonly next: DayText
    /** Accounts of ours at Mandiri that Mandiri Cash Management may pay from. */
    readonly mcmAccounts: readonly { readonly id: string; readonly name: string; readonly accountNo: string }[]
  }>(),
  reads: ['payroll', 'employees'],
})

/** Makes the file of some slips: each is in one file that stands. */
export const addTransfer = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/berkas-bank',
  permission: 'approve slip-gaji',
  input: z.strictObject({
    id: zId,
    valueDate: zDay,
    /** The account at Mandiri that pays, for a file of its Cash Management; null for the plain list. */
    mcmAccountId: z._default(z.nullable(zId), null),
    slipIds: z.array(zId).check(z.minLength(1, 'Pilih paling sedikit satu orang.'), z.maxLength(5000)),
  }),
  answer: answer<{ readonly id: string; readonly format: 'csv' | 'mcm' }>(),
  touches: ['payroll'],
  idempotent: true,
})

/** The file as it was made, the same every time. */
export const downloadTransfer = endpoint({
  method: 'GET',
  path: '/api/penggajian/berkas-bank/:id/unduh',
  permission: 'view gaji',
  input: z.strictObject({ id: zId, format: z.enum(['csv', 'xlsx', 'mcm']) }),
  answer: answer<never>(),
})

/** Says that a file was not sent: its people may be in another. */
export const voidTransfer = endpoint({
  method: 'POST',
  path: '/api/penggajian/berkas-bank/:id/batalkan',
  permission: 'approve slip-gaji',
  input: z.strictObject({ id: zId, reason: zReason }),
  answer: answer<{ readonly id: string }>(),
  touches: ['payroll'],
  idempotent: true,
})
