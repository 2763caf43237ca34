import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { cashCounterEntries, entriesWithout, postableAccounts, type CashCounterEntry } from '#modules/journal/face.ts'
import { assetSales, disposalEntries } from './asset-sale-store.ts'
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
  const rows = [...sold.filter((one) => one.account === account), ...found.slice(0, PAGE)].map(rowOf)
  return { name: known.name, rows, next: found.length > PAGE ? offset + PAGE : null }
}

/** Shows the entries that a figure of arus kas tidak langsung comes from. */
export async function showIndirectLines(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.indirectEntries>,
): Promise<MoneyPage> {
  refuseNarrowed(actor, null)
  const { account, offset } = asked
  const span = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const known = (await postableAccounts(tx, actor.companyId)).find(({ code }) => code === account)
  if (!known) throw new Refusal('report.no-account', {}, { field: 'account' })
  const { companyId } = actor
  const without = account.startsWith('1-2') ? await disposalEntries(tx, companyId, span) : []
  const wanted = { ...span, companyId, account, without, withCosts: actor.can('view biaya'), offset, most: PAGE + 1 }
  const found = await entriesWithout(tx, wanted, ['year_closing', 'opening_balance', 'cashless_equity'])
  return { name: known.name, rows: found.slice(0, PAGE).map(rowOf), next: found.length > PAGE ? offset + PAGE : null }
}

function rowOf({ flow, entryId, date, entryNumber, sourceKind, sourceId, memo }: CashCounterEntry) {
  return { entryId, date, entryNumber, sourceKind, sourceId, memo, amount: String(flow) }
}
