import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zSearch } from '#kit/http/shapes.ts'

// Pickers stand on many pages: this door comes without the records and the forms behind them.

/** What a picker shows of a worker: neither pay nor NIK nor telephone. */
export interface WorkerChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly trade: string
  readonly projectName: string | null
}

/** At most twenty workers by number, name or trade, or the one already chosen; `foreman`: only those who lead a crew. */
export const pickWorker = endpoint({
  method: 'GET',
  path: '/api/pekerja/pilih',
  permission: ['view management-karyawan', 'create absensi', 'update absensi'],
  input: z.strictObject({ q: z.optional(zSearch), id: z.optional(zId), foreman: z.optional(zBool) }),
  answer: answer<readonly WorkerChoice[]>(),
  reads: ['workers'],
})

/** What a picker shows of an employee: neither pay nor NIK nor telephone. */
export interface EmployeeChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly position: string
}

/** At most twenty employees by number, name or position, or the one already chosen. */
export const pickEmployee = endpoint({
  method: 'GET',
  path: '/api/karyawan/pilih',
  permission: ['view management-karyawan', 'create absensi', 'update absensi'],
  input: z.strictObject({ q: z.optional(zSearch), id: z.optional(zId) }),
  answer: answer<readonly EmployeeChoice[]>(),
  reads: ['employees'],
})
