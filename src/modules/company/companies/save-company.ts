import { day, dayIn } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { needFactor } from '#kit/access/second-factor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut, EditOut } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { addRecord, editRecord, openRecord } from '#kit/record/verbs.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'
import { companyOpened } from '#modules/company/companies/opening.ts'
import { renameCode } from '#modules/company/numbering/store.ts'
import { pkpOf, sameBankAccounts, shortCode } from '#modules/company/companies/rules.ts'
import { adoptCompany, companyRow, hasAnyCompany, hasNumbers } from '#modules/company/companies/store.ts'
import { checkTaxCode } from '#modules/company/tax/face.ts'

/** Opens a company of ours, with all that a company starts with. */
export async function addCompany(tx: Tx, actor: Actor, asked: AddOut<typeof companyRecord>): Promise<Saved> {
  // A person of some companies could not see the new one, nor anyone give it to them unasked.
  if (actor.scope.companies !== 'all') throw new Refusal('company.own-scope')
  if ((asked.bankAccounts ?? []).length > 0) needFactor(actor)
  const pkp = pkpOf(asked, { isPkp: false, pkpDate: null })
  checkSbu(asked.sbu)
  await checkDefaultTax(tx, actor, asked.defaultTaxCode)
  const isFirst = !(await hasAnyCompany(tx))

  const saved = await addRecord(
    tx,
    actor,
    companyRecord,
    { ...asked, ...pkp, shortCode: shortCode(asked.shortCode) },
    { is_default: isFirst },
  )
  await companyOpened(tx, saved.id)
  await adoptCompany(tx, actor, saved.id)
  return saved
}

/** Changes a company; its code stays once a document bears it. */
export async function editCompany(tx: Tx, actor: Actor, asked: EditOut<typeof companyRecord>): Promise<Saved> {
  await readRow(tx, companyRecord, actor, asked.id)
  const row = found(await companyRow(tx, asked.id))
  const code = asked.shortCode === undefined ? row.short_code : shortCode(asked.shortCode)
  if (code !== row.short_code && (await hasNumbers(tx, row.id))) {
    throw new Refusal('company.code-fixed', { code: row.short_code }, { field: 'shortCode' })
  }

  if (asked.bankAccounts !== undefined) {
    const { bankAccounts } = await openRecord(tx, actor, companyRecord, row.id)
    if (!sameBankAccounts(bankAccounts, asked.bankAccounts)) needFactor(actor)
  }
  checkSbu(asked.sbu)
  await checkDefaultTax(tx, actor, asked.defaultTaxCode)
  const pkp = pkpOf(asked, { isPkp: row.is_pkp, pkpDate: row.pkp_date === null ? null : day(row.pkp_date) })
  if (code !== row.short_code) await renameCode(tx, row.id, code)
  return editRecord(tx, actor, companyRecord, { ...asked, ...pkp, shortCode: code })
}

async function checkDefaultTax(tx: Tx, actor: Actor, code: string | null | undefined): Promise<void> {
  if (code) await checkTaxCode(tx, code, dayIn(actor.zone, now()), 'defaultTaxCode')
}

function checkSbu(sbu: AddOut<typeof companyRecord>['sbu']): void {
  const at = (sbu ?? []).findIndex(({ validFrom, validUntil }) => validFrom && validUntil < validFrom)
  if (at >= 0) throw new Refusal('company.sbu-ends-early', {}, { field: `sbu.${at}.validUntil` })
}
