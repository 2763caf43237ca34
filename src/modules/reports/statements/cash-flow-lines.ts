import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { cashCounterEntries, postableAccounts } from '#modules/journal/face.ts'
import { assetSales } from './asset-sale-store.ts'
import { cashClassOf, settlesWithin } from './cash-rules.ts'
import type * as contract from './contract.ts'
import type { MoneyPage } from './contract.ts'
import { refuseNarrowed, spanOf } from './make-report.ts'

/** Entries of one page. */
const PAGE = 200

/** Shows the entries that a figure of arus kas comes from; sales of assets lead the first page. */
export async function showCashFlowLines(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.cashFlowEntries>,
): Promise<MoneyPage> {
  refuseNarrowed(actor, null)
  const { account, group, offset } = asked
  const span = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const known = (await postableAccounts(tx, actor.companyId)).find(({ code }) => code === account)
  if (!known) throw new Refusal('report.no-account', {}, { field: 'account' })
  const found = await cashCounterEntries(tx, actor.companyId, {
    ...{ ...span, withCosts: actor.can('view biaya'), account },
    ...{ settles: settlesWithin(account, group), offset, most: PAGE + 1 },
  })
  const isOwn = cashClassOf({ account, settles: null }) === group
  const sold = offset === 0 && isOwn ? await assetSales(tx, actor.companyId, span) : []
  const rows = [...sold.filter((one) => one.account === account), ...found.slice(0, PAGE)].map(
    ({ flow, entryId, date, entryNumber, sourceKind, sourceId, memo }) => ({
      ...{ entryId, date, entryNumber, sourceKind, sourceId, memo, amount: String(flow) },
    }),
  )
  return { name: known.name, rows, next: found.length > PAGE ? offset + PAGE : null }
}
