import type { Day } from '#ground/day.ts'
import { percentText } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { purchasePricesOf } from '#modules/catalog/face.ts'
import { chosenFirst, defaultsOf } from '#modules/company/website/face.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { suppliersById } from '#modules/parties/face.ts'
import { warehousesFor } from '#modules/stock/face.ts'
import { buyerSeen } from '../facts.ts'
import { wireSettings } from '../settings.ts'
import type { lastPrices } from './contract.ts'
import type { LastPrice, PurchaseStart } from './detail.ts'

/** What an empty order form begins with on a day. */
export async function start(tx: Tx, actor: Actor, on: Day | undefined): Promise<PurchaseStart> {
  const buyer = await buyerSeen(tx, actor, on ?? today(actor))
  const places = await warehousesFor(tx, actor)
  const defaults = await defaultsOf(tx, actor.companyId)
  const accounts = await cashAccounts(tx, actor.companyId)
  return {
    today: today(actor),
    weArePkp: buyer.weArePkp,
    taxCode: buyer.taxCode,
    taxCodes: [...buyer.taxes.values()].map((tax) => ({
      code: tax.code,
      label: tax.label,
      rate: percentText(tax.rate),
      baseNum: String(tax.baseNum),
      baseDen: String(tax.baseDen),
    })),
    taxMode: defaults.purchaseTaxMode,
    warehouses: chosenFirst(places, defaults.warehouseId).map(({ id, name, type, address, racks }) => ({
      id,
      name,
      type,
      address,
      racks,
    })),
    cashAccounts: accounts.map(({ id, accountCode, name, kind }) => ({ id, code: accountCode, name, kind })),
    settings: await wireSettings(tx, actor.companyId),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The last prices paid for items; ids that are none are passed over. */
export async function pricesPaid(tx: Tx, actor: Actor, asked: AskedOf<typeof lastPrices>): Promise<LastPrice[]> {
  const ids = [...new Set(asked.itemIds.split(',').filter((id) => UUID.test(id)))].slice(0, 500)
  const last = await purchasePricesOf(tx, actor.companyId, ids)
  const theirs = asked.supplierId ? await purchasePricesOf(tx, actor.companyId, ids, asked.supplierId) : last
  const names = await suppliersById(
    tx,
    actor.companyId,
    [...last.values()].flatMap((paid) => paid.supplierId ?? []),
  )
  return [...last].map(([itemId, paid]) => {
    const own = theirs.get(itemId)
    const isOther = own !== undefined && own.documentId !== paid.documentId
    return {
      itemId,
      price: priceText(paid.price),
      on: paid.on,
      supplierId: paid.supplierId,
      supplierName: paid.supplierId === null ? null : (names.get(paid.supplierId)?.name ?? null),
      ofSupplier: isOther ? { price: priceText(own.price), on: own.on } : null,
    }
  })
}
