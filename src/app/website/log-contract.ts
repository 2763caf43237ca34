import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'

/** The sections of /pengaturan-website whose changes are told. */
export const loggedSections = [
  'identitas',
  'bawaan',
  'rekening',
  'masuk',
  'penomoran',
  'pajak',
  'dokumen',
  'satuan',
  'penjualan',
  'pembelian',
  'gudang',
  'persetujuan',
  'periode',
  'surel',
  'sampah',
] as const
export type LoggedSection = (typeof loggedSections)[number]

/** One change of a setting. */
export interface SettingChange {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly act: string
  readonly reason: string | null
  readonly changes: readonly {
    readonly field: string
    readonly label: string
    readonly from: unknown
    readonly to: unknown
  }[]
}

export const openSettingsLog = endpoint({
  method: 'GET',
  path: '/api/pengaturan/riwayat',
  permission: 'view pengaturan-website',
  input: z.strictObject({ section: z.enum(loggedSections, { error: 'Pilih bagiannya.' }) }),
  answer: answer<readonly SettingChange[]>(),
  reads: [
    'settings-log',
    'approval-rules',
    'numbering',
    'sales-settings',
    'purchase-settings',
    'stock-rules',
    'period-locks',
    'settings',
  ],
})
