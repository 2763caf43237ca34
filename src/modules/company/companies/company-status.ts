import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { readRow } from '#kit/record/rows.ts'
import { setColumns } from '#kit/record/verbs.ts'
import { leaveCompany } from '#modules/company/accounts/company-store.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'
import { clearDefault, companyRow } from '#modules/company/companies/store.ts'

/** Makes a company the one that new people start in. */
export async function makeDefault(tx: Tx, actor: Actor, asked: Saved): Promise<Saved> {
  const row = await seen(tx, actor, asked.id)
  if (!row.is_active) throw new Refusal('company.inactive-default', { name: row.name })
  await clearDefault(tx)
  return setColumns(tx, actor, companyRecord, asked, { act: 'make-default', values: { is_default: true } })
}

/** Ends a company: no new documents, the old ones stay readable. */
export async function closeCompany(tx: Tx, actor: Actor, asked: Saved & { reason: string }): Promise<Saved> {
  await refuseDefault(tx, actor, asked.id)
  const { reason } = asked
  const values = { is_active: false, closed_reason: reason }
  const saved = await setColumns(tx, actor, companyRecord, asked, { act: 'close', values, reason })
  await leaveCompany(tx, asked.id)
  return saved
}

/** Takes a closed company up again. */
export function reopenCompany(tx: Tx, actor: Actor, asked: Saved): Promise<Saved> {
  return setColumns(tx, actor, companyRecord, asked, {
    act: 'reopen',
    values: { is_active: true, closed_reason: null },
  })
}

guardRecord('company', 'archive', refuseDefault)
// Its chart of accounts, its cash and its first warehouse were made with it: it has books, and books are kept.
guardRecord('company', 'remove', async (tx, actor, id) => {
  await refuseDefault(tx, actor, id)
  throw new Refusal('company.kept', { name: (await seen(tx, actor, id)).name })
})

async function refuseDefault(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await seen(tx, actor, id)
  if (row.is_default) throw new Refusal('company.default', { name: row.name })
}

async function seen(tx: Tx, actor: Actor, id: string) {
  await readRow(tx, companyRecord, actor, id)
  return found(await companyRow(tx, id))
}
