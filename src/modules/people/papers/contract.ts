import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { period, type Period } from '#ground/period.ts'
import { zId } from '#kit/http/shapes.ts'

const zMonth = z.pipe(
  z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Tulis bulan, misalnya 2026-11.')),
  z.transform((text: string): Period => period(text)),
)
const only = z.strictObject({ id: zId })
const pdf = answer<never>()

/** Perjanjian kerja (PKWT or PKWTT) by the newest contract of an employee; it names NIK and wage, so the verb asks 'view gaji' too. */
export const printWorkContract = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/cetak/perjanjian',
  permission: 'update management-karyawan',
  input: only,
  answer: pdf,
})

/** Surat keterangan kerja; of who has left, the paklaring. */
export const printReference = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/cetak/keterangan',
  permission: 'update management-karyawan',
  input: only,
  answer: pdf,
})

/** The identity card of an employee, with a QR of the number. */
export const printEmployeeCard = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/cetak/kartu',
  permission: 'update management-karyawan',
  input: only,
  answer: pdf,
})

/** The identity card of a worker, with a QR of the number. */
export const printWorkerCard = endpoint({
  method: 'GET',
  path: '/api/pekerja/:id/cetak/kartu',
  permission: 'update management-karyawan',
  input: only,
  answer: pdf,
})

/** Perjanjian kerja harian kolektif of a project and a month: everybody who usually works there, with NIK and wage: asks 'view gaji' too. */
export const printDailyContract = endpoint({
  method: 'GET',
  path: '/api/pekerja/cetak/kontrak-harian',
  permission: 'update management-karyawan',
  input: z.strictObject({ projectId: zId, month: zMonth }),
  answer: pdf,
})
