import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrNothing, zOptionalText, zText } from '#kit/http/shapes.ts'
import { openedElsewhere } from './rules.ts'

/** An account that may be opened here: its balance is not the sum of another list. */
export const zOpenedAccount = z.string().check(
  z.regex(/^\d-\d{4}$/, 'Pilih akun dari daftar akun.'),
  z.refine((account) => openedElsewhere(account) === undefined, {
    error: ({ input }) => openedElsewhere(String(input)) ?? 'Pilih akun lain.',
  }),
)

const oneSided = z.refine<Sides>(({ debit, credit }) => (debit === 0n) !== (credit === 0n), {
  error: 'Isi debit atau kredit, salah satu, lebih dari Rp0.',
  path: ['debit'],
})

interface Sides {
  readonly debit: bigint
  readonly credit: bigint
}

/** What stood on one account. */
export const zOpeningLine = z
  .strictObject({ account: zOpenedAccount, debit: zMoneyOrNothing, credit: zMoneyOrNothing, note: zOptionalText(200) })
  .check(oneSided)

/** The same, with its day: a row of a file. */
export const zOpeningRow = z
  .strictObject({
    on: zDay,
    account: zOpenedAccount,
    debit: zMoneyOrNothing,
    credit: zMoneyOrNothing,
    note: zOptionalText(200),
  })
  .check(oneSided)

/** An opening journal. */
export interface OpeningRow {
  readonly id: string
  /** Of its entry: 'KU-2601-0001'. */
  readonly number: string
  readonly on: string
  readonly state: 'posted' | 'void'
  readonly accounts: number
  readonly debit: string
  readonly credit: string
  readonly by: string
  readonly at: string
  readonly voidReason: string | null
}

const touches = ['opening-balances', 'journal']

/** Jurnal saldo awal, the newest first. */
export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/saldo-awal',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly OpeningRow[]>(),
  reads: ['opening-balances'],
})

/** Opens accounts on the day the books begin; what does not balance stands against the capital. */
export const postOpening = endpoint({
  method: 'POST',
  path: '/api/saldo-awal',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    on: zDay,
    notes: zOptionalText(300),
    lines: z.array(zOpeningLine).check(z.minLength(1, 'Isi paling sedikit satu akun.'), z.maxLength(500)),
  }),
  answer: answer<{ readonly id: string; readonly number: string }>(),
  touches,
  idempotent: true,
})

/** Takes an opening journal back by its mirror; its accounts may be opened anew. */
export const voidOpening = endpoint({
  method: 'POST',
  path: '/api/saldo-awal/:id/batal',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
