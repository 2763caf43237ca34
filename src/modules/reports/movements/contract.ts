import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type { areaWords } from '#modules/journal/contract.ts'
import { movementColumns } from './columns.ts'

/** A movement of cash or bank, with what lay there after it. */
export interface CashMovement {
  readonly id: string
  readonly date: string
  /** Of the document; null where that bears none. */
  readonly sourceNumber: string | null
  readonly entryNumber: string
  readonly memo: string
  /** The accounts that stand against it. */
  readonly against: string | null
  readonly cashAccountName: string
  readonly area: keyof typeof areaWords
  readonly cashIn: string
  readonly cashOut: string
  /** Of its cash account, up to and including this movement. */
  readonly balance: string
  /** Where its document is opened, where that is not told by its kind and id alone. */
  readonly page: string | null
  readonly sourceKind: string
  readonly sourceId: string
}

/** Every movement of cash and bank, the newest first. */
export const listCashMovements = endpoint({
  method: 'GET',
  path: '/api/laporan/mutasi-kas',
  permission: 'view laporan-keuangan',
  input: zListQuery(movementColumns),
  answer: answer<ListAnswer<CashMovement>>(),
  reads: ['journal', 'cash'],
})

/** The movements of a filter, as a file. */
export const exportCashMovements = endpoint({
  method: 'GET',
  path: '/api/laporan/mutasi-kas/ekspor',
  permission: 'export laporan-keuangan',
  input: zListQuery(movementColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})
