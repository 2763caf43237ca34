import { money, plus } from '#ground/money.ts'
import { percentText, shareOf } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { knownProject } from '#modules/projects/face.ts'
import { keptContract } from '../billing/store.ts'
import { seesPrices } from '../prices.ts'
import { rabIn } from '../rab/store.ts'
import type { ChangeableRow, ChangeOrder, ChangeOrderLine, ChangeSheet } from './contract.ts'
import * as store from './store.ts'

/** Shows the changes of a project's contract and what they come to; money only to who sees prices. */
export async function showChanges(tx: Tx, actor: Actor, projectId: string): Promise<ChangeSheet> {
  const { companyId } = actor
  await knownProject(tx, actor, projectId)
  const contract = await keptContract(tx, companyId, projectId)
  const bill = await rabIn(tx, companyId, { projectId, state: 'approved' })
  const rows = bill ? await store.heldRows(tx, companyId, bill.id) : []
  const orders = await store.changeOrders(tx, companyId, projectId)
  const lines = await store.changeLines(
    tx,
    companyId,
    orders.map((one) => one.id),
  )
  const codes = new Map(rows.map((row) => [row.workItemId, row.code]))
  const seen = seesPrices(actor) ? contract : undefined
  const share = seen && shareOf(seen.changes, seen.value)
  return {
    isSigned: contract !== undefined,
    original: seen ? String(seen.value) : null,
    changes: seen ? String(seen.changes) : null,
    current: seen ? String(plus(seen.value, seen.changes)) : null,
    pending: seen ? String(store.pendingOf(orders)) : null,
    share: share === null || share === undefined ? null : percentText(share),
    orders: orders.map((row) => ({
      ...seenOrder(
        actor,
        row,
        (lines.get(row.id) ?? []).map((line) => fullyNumbered(line, codes)),
      ),
      isLast: row.rab_after === bill?.id,
    })),
    rows: rows.map((row): ChangeableRow => ({
      ...{ workItemId: row.workItemId ?? '', isGroup: row.isGroup, code: row.code, unit: row.unit },
      name: row.name.split('\n')[0] ?? row.name,
      volume: row.volume === null ? null : quantityText(row.volume),
    })),
  }
}

// A line of the bill is told by its number as a whole, as it is typed: 'II.1' is '1' in the bill itself.
function fullyNumbered(line: store.ChangeLineStored, codes: ReadonlyMap<string | null, string>) {
  return line.is_new ? line : { ...line, number: codes.get(line.work_item_id) ?? line.number }
}

function seenOrder(
  actor: Actor,
  row: store.ChangeStored,
  lines: readonly store.ChangeLineStored[],
): Omit<ChangeOrder, 'isLast'> {
  const isOwn = row.writers.includes(actor.userId)
  const hasPrices = seesPrices(actor)
  return {
    ...{ id: row.id, number: row.number, date: row.change_date, kind: row.kind, reason: row.reason, days: row.days },
    ...{ requestedBy: row.requested_by, addendumNo: row.addendum_no, state: row.state, remark: row.remark },
    net: hasPrices ? String(money(row.net)) : null,
    ...{ updatedBy: row.updated_by_name, decidedBy: row.decided_by_name },
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    hindrance: !actor.can('approve daftar-proyek') ? 'right' : isOwn ? 'own' : null,
    lines: lines.map((line) => seenLine(line, hasPrices)),
    version: row.version,
  }
}

function seenLine(line: store.ChangeLineStored, hasPrices: boolean): ChangeOrderLine {
  return {
    ...{ isNew: line.is_new, workItemId: line.work_item_id, number: line.number, name: line.name, unit: line.unit },
    volume: quantityText(quantity(line.volume)),
    unitPrice: hasPrices ? priceText(price(line.unit_price)) : null,
    amount: hasPrices ? String(money(line.amount)) : null,
  }
}
