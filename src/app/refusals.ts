import { demoRefusals } from '#app/demo/refusals.ts'
import { departments } from '#app/departments.ts'
import { dataExportRefusals } from '#app/export/export.ts'
import type { Facts } from '#ground/refusal.ts'
import { commentRefusals } from '#kit/comments/refusals.ts'
import type { Sentences } from '#kit/department.ts'
import { fileRefusals } from '#kit/files/refusals.ts'
import { importRefusals } from '#kit/import/refusals.ts'
import { paperRefusals } from '#kit/paper/refusals.ts'
import { postingRefusals } from '#kit/posting/refusals.ts'
import { preferenceRefusals } from '#kit/preferences/refusals.ts'
import { recordRefusals } from '#kit/record/refusals.ts'
import { trashRefusals } from '#kit/trash/refusals.ts'

const shared: Sentences = {
  'idempotency.mismatch': () => 'Isian ini sudah pernah dikirim dengan isi lain. Muat ulang halaman, lalu coba lagi.',
  ...commentRefusals,
  ...demoRefusals,
  ...paperRefusals,
  ...postingRefusals,
  ...preferenceRefusals,
  ...recordRefusals,
  ...trashRefusals,
  ...fileRefusals,
  ...importRefusals,
  ...dataExportRefusals,
}

/** Every sentence of every department. */
export const sentences: Sentences = Object.assign({}, shared, ...departments.map(({ refusals }) => refusals))

/** Gives the sentence of a refusal; a code without a sentence is a bug that the laws find. */
export function sentenceOf(refusal: { code: string; facts: Facts }): string {
  const sentence = sentences[refusal.code]
  return sentence ? sentence(refusal.facts) : `Tindakan ini ditolak (${refusal.code}).`
}
