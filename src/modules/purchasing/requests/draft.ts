import { dimsRow, lineDims } from '#ground/dims.ts'
import { sum, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { Person } from '#modules/company/accounts/face.ts'
import type { Warehouse } from '#modules/stock/face.ts'
import { perUnit, unitOf, type ItemFact } from '../facts.ts'
import type { createRequest } from './contract.ts'
import type { RequestLineToInsert, RequestToInsert } from './store.ts'

export type RequestAsked = Omit<AskedOf<typeof createRequest>, 'submit' | 'files'>

interface Facts {
  readonly requester: Person
  readonly items: ReadonlyMap<string, ItemFact>
  readonly warehouse: Warehouse
}

/** What the request would be: its lines named, and what they would cost at the last prices paid. */
export function decideRequest(asked: RequestAsked, { requester, items, warehouse }: Facts) {
  if (asked.neededBy < asked.date)
    throw new Refusal('request.needed-early', { date: asked.date }, { field: 'neededBy' })
  const projectId = asked.projectId ?? warehouse.projectId
  const lines = asked.lines.map((line, at) => lineOf(line, at, { items, projectId }))
  return {
    row: {
      request_date: asked.date,
      needed_by: asked.neededBy,
      requester_id: requester.id,
      requester_name: requester.name,
      warehouse_id: warehouse.id,
      warehouse_name: warehouse.name,
      project_id: projectId,
      notes: asked.notes,
      estimate: sum(lines.map((line) => line.amount)),
      line_count: lines.length,
    } satisfies Partial<RequestToInsert>,
    lines: lines.map((line) => line.row),
  }
}

function lineOf(
  asked: RequestAsked['lines'][number],
  at: number,
  { items, projectId }: Pick<Facts, 'items'> & { readonly projectId: string | null },
): { readonly row: Omit<RequestLineToInsert, 'company_id' | 'request_id'>; readonly amount: Money } {
  const item = asked.itemId === null ? undefined : items.get(asked.itemId)
  if (item && !item.isActive)
    throw new Refusal('purchase.item-archived', { item: item.name }, { field: `lines.${at}.itemId` })
  if (!item && asked.description === null)
    throw new Refusal('purchase.line-empty', { line: at + 1 }, { field: `lines.${at}.description` })
  const unit = unitOf(asked.unit, item, at)
  const last = item?.lastPrice ? perUnit(item.lastPrice, unit) : null
  const estPrice = asked.estPrice ?? last
  return {
    amount: estPrice === null ? ZERO : lineAmount(asked.qty, estPrice),
    row: {
      id: newId(),
      position: at + 1,
      item_id: item?.id ?? null,
      item_code: item?.code ?? null,
      item_kind: item?.kind ?? null,
      description: asked.description ?? item?.name ?? '',
      qty: quantityText(asked.qty),
      unit: unit.name,
      unit_num: unit.num,
      unit_den: unit.den,
      est_price: estPrice === null ? null : priceText(estPrice),
      reason: asked.reason,
      ...dimsRow(lineDims(asked, projectId)),
    },
  }
}
