import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { slotsOf } from '#kit/files/of-owner.ts'
import { found } from '#kit/http/not-found.ts'
import { openRecord } from '#kit/record/verbs.ts'
import type { Company, CompanyFiles } from '#modules/company/companies/contract.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'
import { companyRow, hasNumbers } from '#modules/company/companies/store.ts'

/** Shows a company whole. */
export async function openCompany(tx: Tx, actor: Actor, id: string): Promise<Company> {
  const master = await openRecord(tx, actor, companyRecord, id)
  const row = found(await companyRow(tx, id))
  return {
    ...master,
    isDefault: row.is_default,
    isActive: row.is_active,
    isCodeFixed: await hasNumbers(tx, id),
    files: filesFrom(await slotsOf(tx, { companyId: id, subject: 'perusahaan', ownerId: id })),
  }
}

/** The pictures of a company by the place they fill. */
export function filesFrom(slots: ReadonlyMap<string, string>): CompanyFiles {
  const signatures = [...slots].filter(([slot]) => slot.startsWith('ttd:')).map(([slot, id]) => [slot.slice(4), id])
  return {
    logo: slots.get('logo') ?? null,
    letterhead: slots.get('kop') ?? null,
    stamp: slots.get('stempel') ?? null,
    signatures: Object.fromEntries(signatures),
  }
}
