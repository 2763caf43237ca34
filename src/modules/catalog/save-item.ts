import { dayIn, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { found } from '#kit/http/not-found.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut, EditOut } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { addRecord, editRecord } from '#kit/record/verbs.ts'
import { checkTaxCode } from '#modules/company/companies/face.ts'
import type { WithBeginnings, WithKept } from '#modules/catalog/beginnings/contract.ts'
import { openingStock } from '#modules/catalog/beginnings/opening-stock.ts'
import { itemHouses } from '#modules/catalog/item-houses.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { checkFrozen, checkSuppliers, checkUnits, codePrefix } from '#modules/catalog/rules.ts'
import { levels } from '#modules/catalog/prices/levels.ts'
import { putRabPrice, rabPricesOf } from '#modules/catalog/prices/rab-price-store.ts'
import { supplierPrices } from '#modules/catalog/prices/supplier-prices.ts'
import { knownCategory } from '#modules/catalog/terms/terms.ts'
import { seesPurchases } from '#modules/catalog/rights.ts'
import { isCodeTaken, itemRow, pricesOf, putPrice, unitsOf } from '#modules/catalog/store.ts'

/** Adds an item, with a code of its kind when none was typed. */
export async function addItem(
  tx: Tx,
  actor: Actor,
  { opening = [], openingOn, houseIds, ...asked }: AddOut<typeof itemRecord> & WithBeginnings,
): Promise<Saved> {
  checkUnits(asked.baseUnit, asked.units ?? [])
  checkOffers(actor, asked)
  if (asked.taxCode) await checkTaxCode(tx, asked.taxCode, dayIn(actor.zone, now()), 'taxCode')
  const code =
    asked.code ??
    (await nextCode(tx, actor.companyId, codePrefix(asked.kind), (each) => isCodeTaken(tx, actor.companyId, each)))

  const saved = await addRecord(tx, actor, itemRecord, {
    ...asked,
    code,
    category: await categoryOf(tx, actor, asked.category),
  })
  if (asked.suppliers) await supplierPrices().keep(tx, actor, saved.id, { asked: asked.suppliers })
  if (asked.sellPrice !== null) await writePrice(tx, actor, saved.id, { price: asked.sellPrice })
  if (asked.rabPrice !== null) await writeRabPrice(tx, actor, saved.id, { price: asked.rabPrice })
  if (houseIds) await itemHouses().keep(tx, actor, saved.id, houseIds)
  // Last: its documents take numbers, and their counter is the row everyone waits for.
  if (opening.length > 0)
    await openingStock()(tx, actor, saved.id, { on: openingOn ?? dayIn(actor.zone, now()), lines: opening })
  return saved
}

/** Changes an item; a new sell price begins today. */
export async function editItem(
  tx: Tx,
  actor: Actor,
  { houseIds, askedBefore, ...asked }: EditOut<typeof itemRecord> & WithKept,
): Promise<Saved> {
  const row = found(await itemRow(tx, actor.companyId, asked.id))
  checkFrozen({ kind: row.kind, baseUnit: row.base_unit, hasMoves: row.has_moves }, asked)
  checkUnits(
    asked.baseUnit ?? row.base_unit,
    asked.units ?? (await unitsOf(tx, actor.companyId, [row.id])).get(row.id) ?? [],
  )

  checkOffers(actor, asked)
  if (asked.taxCode) await checkTaxCode(tx, asked.taxCode, dayIn(actor.zone, now()), 'taxCode')

  const category = asked.category === undefined ? undefined : await categoryOf(tx, actor, asked.category)
  const saved = await editRecord(tx, actor, itemRecord, { ...asked, category, code: asked.code ?? undefined })
  if (asked.suppliers) await supplierPrices().keep(tx, actor, row.id, { asked: asked.suppliers, before: askedBefore })
  if (asked.sellPrice !== undefined && asked.sellPrice !== null)
    await writePrice(tx, actor, row.id, { price: asked.sellPrice })
  if (asked.rabPrice !== undefined && asked.rabPrice !== null)
    await writeRabPrice(tx, actor, row.id, { price: asked.rabPrice })
  if (houseIds) await itemHouses().keep(tx, actor, row.id, houseIds)
  return saved
}

// Who may not know what is paid cannot say what is asked; left out, it stays as it is.
function checkOffers(actor: Actor, { suppliers }: Pick<AddOut<typeof itemRecord>, 'suppliers'>): void {
  if (suppliers === undefined) return
  if (!seesPurchases.some((right) => actor.can(right))) throw new Forbidden(seesPurchases[0])
  checkSuppliers(suppliers)
}

async function categoryOf(tx: Tx, actor: Actor, category: string | null | undefined): Promise<string> {
  return category ? knownCategory(tx, actor, category) : ''
}

/** Sets a sell price from a day on, perhaps ahead. */
export async function setPrice(
  tx: Tx,
  actor: Actor,
  asked: { id: string; from: Day; price: Price; level: string },
): Promise<{ id: string }> {
  await readRow(tx, itemRecord, actor, asked.id, true)
  await writePrice(tx, actor, asked.id, asked)
  return { id: asked.id }
}

/** Sets an estimating price from a day on, perhaps ahead. */
export async function setRabPrice(
  tx: Tx,
  actor: Actor,
  asked: { id: string; from: Day; price: Price },
): Promise<{ id: string }> {
  await readRow(tx, itemRecord, actor, asked.id, true)
  await writeRabPrice(tx, actor, asked.id, asked)
  return { id: asked.id }
}

async function writePrice(
  tx: Tx,
  actor: Actor,
  itemId: string,
  given: { price: Price; from?: Day; level?: string },
): Promise<void> {
  const from = given.from ?? dayIn(actor.zone, now())
  const level = given.level ?? 'eceran'
  const asked = priceText(given.price)
  const before = plain((await pricesOf(tx, actor.companyId, [itemId], { on: from, level })).get(itemId))
  if (before === asked) return

  await putPrice(tx, { companyId: actor.companyId, itemId, level, from, price: asked, by: actor.userId })
  await recordHistory(tx, actor, {
    subject: itemRecord.name,
    id: itemId,
    act: 'price',
    changes: { sellPrice: [before, asked] },
    reason: heldFor(actor, from, level),
  })
}

async function writeRabPrice(tx: Tx, actor: Actor, itemId: string, given: { price: Price; from?: Day }): Promise<void> {
  const from = given.from ?? dayIn(actor.zone, now())
  const asked = priceText(given.price)
  const before = plain((await rabPricesOf(tx, actor.companyId, [itemId], from)).get(itemId))
  if (before === asked) return

  await putRabPrice(tx, { companyId: actor.companyId, itemId, from, price: asked, by: actor.userId })
  await recordHistory(tx, actor, {
    subject: itemRecord.name,
    id: itemId,
    act: 'price',
    changes: { rabPrice: [before, asked] },
    reason: heldFor(actor, from),
  })
}

/** For whom and from when a price holds, where that is not everybody and today: 'Langganan, mulai 3 Des 2026'. */
function heldFor(actor: Actor, from: Day, level = 'eceran'): string | null {
  const ahead = from !== dayIn(actor.zone, now()) && `mulai ${dayFormat(from, 'short')}`
  const whom = level !== 'eceran' && (levels[level as keyof typeof levels] ?? level)
  return [whom, ahead].filter(Boolean).join(', ') || null
}

function plain(text: string | undefined): string | null {
  return text === undefined ? null : priceText(price(text))
}
