import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull, zVersion } from '#kit/http/shapes.ts'

/** What new documents begin with, and what stands in the company's own data. */
export interface CompanyDefaults {
  readonly version: number
  readonly companyId: string
  readonly companyName: string
  readonly isDefaultCompany: boolean
  readonly companyVersion: number
  readonly zone: string
  readonly fiscalYearStart: number
  readonly isPkp: boolean
  readonly warehouseId: string | null
  readonly warehouses: readonly { readonly id: string; readonly name: string }[]
  readonly salesTaxMode: 'exclusive' | 'inclusive'
  readonly purchaseTaxMode: 'exclusive' | 'inclusive' | 'none'
}

export const openDefaults = endpoint({
  method: 'GET',
  path: '/api/bawaan',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<CompanyDefaults>(),
  reads: ['defaults', 'company', 'warehouses'],
})

export const saveDefaults = endpoint({
  method: 'PUT',
  path: '/api/bawaan',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    version: zVersion,
    warehouseId: zOrNull(zId),
    salesTaxMode: z.enum(['exclusive', 'inclusive'], { error: 'Pilih cara menulis harga jual.' }),
    purchaseTaxMode: z.enum(['exclusive', 'inclusive', 'none'], { error: 'Pilih cara menulis harga beli.' }),
  }),
  answer: answer<{ readonly version: number; readonly message: string }>(),
  touches: ['defaults', 'orders', 'purchases', 'settings-log'],
})
