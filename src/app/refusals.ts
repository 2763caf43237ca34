import { demoRefusals } from '#app/demo/refusals.ts'
import type { Refusal } from '#ground/refusal.ts'
import { commentRefusals } from '#kit/comments/refusals.ts'
import { dataExportRefusals } from '#app/export/export.ts'
import { fileRefusals } from '#kit/files/refusals.ts'
import { importRefusals } from '#kit/import/refusals.ts'
import { paperRefusals } from '#kit/paper/refusals.ts'
import { postingRefusals } from '#kit/posting/refusals.ts'
import { preferenceRefusals } from '#kit/preferences/refusals.ts'
import { recordRefusals } from '#kit/record/refusals.ts'
import { trashRefusals } from '#kit/trash/refusals.ts'
import { catalogRefusals } from '#modules/catalog/refusals.ts'
import { accountRefusals } from '#modules/company/accounts/refusals.ts'
import { ownAccountRefusals } from '#modules/company/own-account/refusals.ts'
import { secondFactorRefusals } from '#modules/company/second-factor/refusals.ts'
import { signInRefusals } from '#modules/company/sign-in/refusals.ts'
import { numberingRefusals } from '#modules/company/numbering/refusals.ts'
import { companiesRefusals } from '#modules/company/companies/refusals.ts'
import { templateRefusals } from '#modules/company/templates/refusals.ts'
import { letterRefusals } from '#modules/company/letters/refusals.ts'
import { mailRefusals } from '#modules/company/mail/refusals.ts'
import { financeRefusals } from '#modules/finance/refusals.ts'
import { journalRefusals } from '#modules/journal/refusals.ts'
import { partiesRefusals } from '#modules/parties/refusals.ts'
import { peopleRefusals } from '#modules/people/refusals.ts'
import { productionRefusals } from '#modules/production/refusals.ts'
import { attendanceRefusals } from '#modules/attendance/refusals.ts'
import { kasbonRefusals } from '#modules/kasbon/refusals.ts'
import { crewRefusals } from '#modules/crews/refusals.ts'
import { payrollRefusals } from '#modules/payroll/refusals.ts'
import { projectRefusals } from '#modules/projects/refusals.ts'
import { purchasingRefusals } from '#modules/purchasing/refusals.ts'
import { reportRefusals } from '#modules/reports/refusals.ts'
import { salesRefusals } from '#modules/sales/refusals.ts'
import { stockRefusals } from '#modules/stock/refusals.ts'
import { warehouseRefusals } from '#modules/warehouse/refusals.ts'
import { worksRefusals } from '#modules/works/refusals.ts'

type Facts = Refusal['facts']

/** A department's refusals: code → Indonesian sentence that names the way out. */
export type Sentences = Readonly<Record<string, (facts: Facts) => string>>

const shared: Sentences = {
  'idempotency.mismatch': () => 'Isian ini sudah pernah dikirim dengan isi lain. Muat ulang halaman, lalu coba lagi.',
}

/** Every sentence of every department. */
export const sentences: Sentences = {
  ...shared,
  ...commentRefusals,
  ...demoRefusals,
  ...paperRefusals,
  ...postingRefusals,
  ...preferenceRefusals,
  ...recordRefusals,
  ...trashRefusals,
  ...accountRefusals,
  ...ownAccountRefusals,
  ...secondFactorRefusals,
  ...signInRefusals,
  ...companiesRefusals,
  ...numberingRefusals,
  ...templateRefusals,
  ...mailRefusals,
  ...letterRefusals,
  ...partiesRefusals,
  ...catalogRefusals,
  ...fileRefusals,
  ...importRefusals,
  ...dataExportRefusals,
  ...peopleRefusals,
  ...productionRefusals,
  ...projectRefusals,
  ...attendanceRefusals,
  ...kasbonRefusals,
  ...payrollRefusals,
  ...crewRefusals,
  ...purchasingRefusals,
  ...salesRefusals,
  ...stockRefusals,
  ...financeRefusals,
  ...reportRefusals,
  ...journalRefusals,
  ...warehouseRefusals,
  ...worksRefusals,
}

/** Gives the sentence of a refusal; a code without a sentence is a bug that the laws find. */
export function sentenceOf(refusal: { code: string; facts: Facts }): string {
  const sentence = sentences[refusal.code]
  return sentence ? sentence(refusal.facts) : `Tindakan ini ditolak (${refusal.code}).`
}
