import type { Refusal } from '#ground/refusal.ts'
import { accountRefusals } from '#modules/company/accounts/refusals.ts'
import { signInRefusals } from '#modules/company/sign-in/refusals.ts'

type Facts = Refusal['facts']

/** A department's refusals: code → Indonesian sentence that names the way out. */
export type Sentences = Readonly<Record<string, (facts: Facts) => string>>

const shared: Sentences = {
  'idempotency.mismatch': () => 'Isian ini sudah pernah dikirim dengan isi lain. Muat ulang halaman, lalu coba lagi.',
}

/** Every sentence of every department. */
export const sentences: Sentences = { ...shared, ...accountRefusals, ...signInRefusals }

/** Gives the sentence of a refusal; a code without a sentence is a bug that the laws find. */
export function sentenceOf(refusal: { code: string; facts: Facts }): string {
  const sentence = sentences[refusal.code]
  return sentence ? sentence(refusal.facts) : `Tindakan ini ditolak (${refusal.code}).`
}
