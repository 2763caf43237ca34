import * as z from 'zod/mini'
import type { Wire } from '#kit/document/document.ts'
import { draftShape } from '#kit/document/shapes.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zOnlyId, type DocumentRef } from '#kit/posting/acts.ts'
import { kasbonColumns } from './columns.ts'
import { kasbon, type kasbonActs } from './kasbon.ts'
import type { InstalmentState, KasbonStatus } from './words.ts'

/** A row of the list of kasbon. */
export interface KasbonListRow {
  readonly id: string
  readonly label: string
  readonly date: DayText
  readonly name: string
  readonly code: string
  readonly purpose: string
  readonly amount: MoneyText
  /** Paid out and not come back. */
  readonly open: MoneyText
  readonly nextDue: DayText | null
  readonly status: KasbonStatus
}

/** An instalment as the page shows it; one of a kasbon not paid out yet has no id. */
export interface InstalmentShown {
  readonly id: string | null
  readonly dueOn: DayText
  readonly amount: MoneyText
  readonly taken: MoneyText
  readonly state: InstalmentState
}

/** A kasbon as its page shows it. */
export interface KasbonPage extends Wire<typeof kasbon> {
  readonly number: string
  readonly status: KasbonStatus
  readonly open: MoneyText
  /** The journal of openings it is in, where it was lent before the books began. */
  readonly openingId: string | null
  readonly instalments: readonly InstalmentShown[]
  readonly returns: readonly {
    /** Of what brought it: the slip, the note, or the payment by hand. */
    readonly id: string
    readonly on: DayText
    readonly memo: string
    readonly amount: MoneyText
    readonly isByHand: boolean
    readonly isVoid: boolean
    readonly by: string
  }[]
  readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
  readonly can: readonly (keyof typeof kasbonActs)[]
}

/** Kasbon, the newest first. */
export const listKasbon = endpoint({
  method: 'GET',
  path: '/api/kasbon',
  permission: 'view gaji',
  input: zListQuery(kasbonColumns),
  answer: answer<ListAnswer<KasbonListRow>>(),
  reads: ['kasbon'],
})

/** The kasbon of a filter, as a file. */
export const exportKasbon = endpoint({
  method: 'GET',
  path: '/api/kasbon/ekspor',
  permission: 'view gaji',
  input: zListQuery(kasbonColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** One kasbon with its schedule and what came back. */
export const openKasbon = endpoint({
  method: 'GET',
  path: '/api/kasbon/:id',
  permission: 'view gaji',
  input: zOnlyId,
  answer: answer<KasbonPage>(),
  reads: ['kasbon', 'cash'],
})

/** Asks for a kasbon of an employee or a worker. */
export const addKasbon = endpoint({
  method: 'POST',
  path: '/api/kasbon',
  permission: 'create slip-gaji',
  input: z.strictObject(draftShape(kasbon)),
  answer: answer<DocumentRef>(),
  touches: kasbon.touches,
  idempotent: true,
})

/** The letter that whoever borrows signs: what is lent, when it is cut, and their yes to it. */
export const printKasbon = endpoint({
  method: 'GET',
  path: '/api/kasbon/:id/cetak',
  permission: 'view gaji',
  input: zOnlyId,
  answer: answer<never>(),
})
