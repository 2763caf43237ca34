import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'

/** What of the rights is put on paper: which role may what, who is there, who changed what. */
export const accessPaperKinds = ['matriks', 'pengguna', 'riwayat'] as const
export type AccessPaperKind = (typeof accessPaperKinds)[number]

/** Papers are files: the browser fetches them as bytes and prints that very PDF. */
type Pdf = never

/** The rights of everybody as PDF, for whoever checks them on a desk: an auditor, a bank. */
export const openAccessPaper = endpoint({
  method: 'GET',
  path: '/api/permissions/cetak/:kind',
  permission: 'export permissions',
  input: z.strictObject({ kind: z.enum(accessPaperKinds) }),
  answer: answer<Pdf>(),
})
