import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull, zVersion } from '#kit/http/shapes.ts'

/** A bank account of the company, and where its money stands in the books. */
export interface BankInBooks {
  readonly id: string
  readonly version: number
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
  readonly cashAccountId: string | null
}

export const openBanks = endpoint({
  method: 'GET',
  path: '/api/rekening-perusahaan',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<{
    readonly banks: readonly BankInBooks[]
    readonly cashAccounts: readonly { readonly id: string; readonly code: string; readonly name: string }[]
  }>(),
  reads: ['company', 'cash'],
})

/** Gives a bank account its place in the books; without one named, a new one is opened. */
export const tieBank = endpoint({
  method: 'PUT',
  path: '/api/rekening-perusahaan/:id',
  permission: 'update pengaturan-website',
  input: z.strictObject({ id: zId, version: zVersion, cashAccountId: zOrNull(zId) }),
  answer: answer<{ readonly cashAccountId: string }>(),
  touches: ['cash', 'company', 'journal', 'orders', 'purchases', 'settings-log'],
  secondFactor: true,
})
