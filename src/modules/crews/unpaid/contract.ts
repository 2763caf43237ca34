import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { MoneyText } from '#kit/http/wire.ts'
import type { SettlementRef } from '../settlements/contract.ts'

/** What a worker is owed: wages nobody fetched, and what is held back of contracts he leads. */
export interface WorkerOwed {
  readonly wages: readonly (Pick<SettlementRef, 'id' | 'number' | 'kind' | 'feast' | 'until'> & {
    readonly open: MoneyText
  })[]
  readonly retentions: readonly { readonly projectId: string; readonly crew: string; readonly open: MoneyText }[]
}

/** Upah belum diambil of a worker, the oldest first: at most 100. */
export const workerOwed = endpoint({
  method: 'GET',
  path: '/api/pekerja/:id/belum-dibayar',
  permission: 'view gaji',
  input: z.strictObject({ id: zId }),
  answer: answer<WorkerOwed>(),
  reads: ['wages', 'piece-crews', 'workers'],
})
