import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { ToldLine } from '#kit/history/contract.ts'
import { zBool, zId, zText, zVersion } from '#kit/http/shapes.ts'

/** What lines of the bank that read alike are made into; amounts in rupiah, below zero where the money goes out. */
export interface BankRule {
  readonly id: string
  readonly version: number
  readonly name: string
  /** The words all its lines share. */
  readonly words: readonly string[]
  readonly account: string
  readonly accountName: string
  readonly projectName: string | null
  readonly partyName: string | null
  readonly uses: number
  readonly least: string
  readonly most: string
  readonly usedOn: string
  /** Put aside: it proposes nothing any more. */
  readonly isArchived: boolean
}

/** The rules that were learned from use, those in use first, then the most used; at most 200. */
export const listBankRules = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/aturan-bank',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly BankRule[]>(),
  reads: ['bank-rules', 'bank-lines'],
})

/** Names a rule, puts it aside, or takes it up again. */
export const changeBankRule = endpoint({
  method: 'PATCH',
  path: '/api/laporan-keuangan/aturan-bank/:id',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({ id: zId, version: zVersion, name: zText(80), isArchived: zBool }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches: ['bank-rules', 'bank-lines'],
})

/** Who made a rule, named it, put it aside or took it up again, the newest first. */
export const bankRuleHistory = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/aturan-bank/:id/riwayat',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly ToldLine[]>(),
  reads: ['bank-rules'],
})
