import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { CompanyDay } from '../days/rules.ts'
import { own } from '../store.ts'

/** Reads what a company made of days between two. */
export async function companyDaysOf(
  tx: Tx,
  companyId: string,
  { from, until }: { readonly from: Day; readonly until: Day },
): Promise<readonly CompanyDay[]> {
  return own(tx)
    .selectFrom('company_day')
    .select(['day', 'kind', 'name'])
    .where('company_id', '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()
}

/** Writes what a company makes of a day; without a kind it is as decreed. */
export async function writeCompanyDay(
  tx: Tx,
  { companyId, userId, name: by }: Actor,
  { day, kind, name }: { readonly day: Day; readonly kind: 'holiday' | 'work' | null; readonly name: string },
): Promise<void> {
  if (kind === null) {
    await own(tx).deleteFrom('company_day').where('company_id', '=', companyId).where('day', '=', day).execute()
    return
  }
  const said = { kind, name, updated_by: userId, updated_by_name: by }
  await own(tx)
    .insertInto('company_day')
    .values({ company_id: companyId, day, ...said })
    .onConflict((conflict) => conflict.columns(['company_id', 'day']).doUpdateSet(said))
    .execute()
}
