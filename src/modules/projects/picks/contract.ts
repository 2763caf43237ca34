import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zSearch } from '#kit/http/shapes.ts'
import type { CostHead, ProjectStatus } from '../words.ts'

// Pickers stand on many pages: these two doors come without the record and the forms behind them.

/** Whoever writes something that may be for a project. */
export const projectUsers = [
  'view daftar-proyek',
  'view laporan-bahan-baku',
  'create laporan-bahan-baku',
  'create dokumentasi-proyek',
  'update dokumentasi-proyek',
  'create order',
  'update order',
  'create pembelian-barang',
  'update pembelian-barang',
  'create stock',
  'update stock',
  'create rumah-produksi',
  'update rumah-produksi',
  'create management-karyawan',
  'update management-karyawan',
  'create absensi',
  'update absensi',
  'create laporan-keuangan-proyek',
  'update laporan-keuangan-proyek',
  'create laporan-keuangan',
  'update laporan-keuangan',
] as const

/** What a picker shows of a project. */
export interface ProjectChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly customerId: string
  readonly customerName: string
  readonly city: string
  readonly siteAddress: string | null
  readonly warehouseId: string
  readonly status: ProjectStatus
}

/** At most twenty projects that take costs, by name, code, town or team; or the one already chosen. */
export const pickProject = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/pilih',
  permission: projectUsers,
  input: z.strictObject({ q: z.optional(zSearch), id: z.optional(zId) }),
  answer: answer<readonly ProjectChoice[]>(),
  reads: ['projects'],
})

/** What a picker shows of a work item. */
export interface WorkItemChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly costHead: CostHead | null
  /** Of the group it stands under. */
  readonly group: string | null
}

/** At most fifty work items of a project that may bear cost, by code or name; or the one already chosen. */
export const pickWorkItem = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:projectId/pekerjaan/pilih',
  permission: projectUsers,
  input: z.strictObject({ projectId: zId, q: z.optional(zSearch), id: z.optional(zId) }),
  answer: answer<readonly WorkItemChoice[]>(),
  reads: ['projects', 'work-items'],
})

/** The projects to which somebody's rights can be narrowed: at most 1,000 of those one may see oneself, by name. */
export const scopeProjects = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/cakupan',
  permission: ['view permissions', 'update permissions'],
  input: z.strictObject({}),
  answer: answer<readonly { readonly id: string; readonly name: string }[]>(),
  reads: ['projects'],
})
