import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zPositiveMoney } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'

/** Money that one person holds for a project, in rupiah. */
export interface SiteFloat {
  readonly id: string
  readonly holderId: string
  readonly holderName: string
  readonly given: MoneyText
  /** What the office said yes to. */
  readonly spent: MoneyText
  readonly returned: MoneyText
  /** Given less spent and returned; below zero it is owed to the holder. */
  readonly balance: MoneyText
  /** Written down and not yet said yes to; in no other sum. */
  readonly waiting: MoneyText
}

export const floatMoves = { given: 'Diberikan', spent: 'Dibelanjakan', returned: 'Dikembalikan' } as const

/** One entry of a float. */
export interface FloatMove {
  readonly id: string
  readonly number: string | null
  readonly kind: keyof typeof floatMoves
  readonly state: 'draft' | 'posted' | 'void'
  readonly date: DayText
  readonly memo: string | null
  readonly amount: MoneyText
}

const giver = 'create laporan-keuangan'
const view = ['view laporan-keuangan-proyek', 'create laporan-keuangan-proyek', giver] as const
const touches = ['site-floats', 'site-expenses', 'cash-entries', 'journal', 'cash']
const reads = ['site-floats', 'site-expenses', 'cash-entries']

/** The floats of a project; one's own without the right to see costs, to approve expenses or to move cash. At most 200. */
export const listSiteFloats = endpoint({
  method: 'GET',
  path: '/api/kas-lapangan',
  permission: view,
  input: z.strictObject({ projectId: zId }),
  answer: answer<readonly SiteFloat[]>(),
  reads,
})

/** A float with its newest 200 entries. */
export const openSiteFloat = endpoint({
  method: 'GET',
  path: '/api/kas-lapangan/:id',
  permission: view,
  input: z.strictObject({ id: zId }),
  answer: answer<SiteFloat & { readonly moves: readonly FloatMove[] }>(),
  reads,
})

/** The account of a float as a paper: given, spent and returned, and what is left or owed to the holder. */
export const printSiteFloat = endpoint({
  method: 'GET',
  path: '/api/kas-lapangan/:id/cetak',
  permission: view,
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})

interface Named {
  readonly id: string
  readonly name: string
}

/** Who may hold money for a project, and from where it is given. */
export const startSiteFloat = endpoint({
  method: 'GET',
  path: '/api/kas-lapangan/mulai',
  permission: giver,
  input: z.strictObject({ projectId: zId }),
  answer: answer<{ readonly holders: readonly Named[]; readonly cashAccounts: readonly Named[] }>(),
  reads: ['cash', 'users'],
})

/** Gives money to somebody for a project; what is owed to them is settled by it. */
export const giveSiteFloat = endpoint({
  method: 'POST',
  path: '/api/kas-lapangan',
  permission: giver,
  input: z.strictObject({
    ...{ projectId: zId, holderId: zId, date: zDay, fromCashAccountId: zId, amount: zPositiveMoney },
    memo: zOptionalText(200),
  }),
  answer: answer<DocumentRef & { readonly floatId: string }>(),
  touches,
  idempotent: true,
})

/** Takes money of a float back; absent amount: all that is left of it. */
export const returnSiteFloat = endpoint({
  method: 'POST',
  path: '/api/kas-lapangan/:id/kembali',
  permission: giver,
  input: z.strictObject({ id: zId, date: zDay, toCashAccountId: zId, amount: z.optional(zPositiveMoney) }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
