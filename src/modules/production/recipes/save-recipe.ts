import { dayFormat } from '#ground/day-format.ts'
import { percentFormat, qtyFormat } from '#ground/format.ts'
import { percent, percentText } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory, type Changes } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { newId } from '#kit/id.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { itemsOf, type ItemFacts } from '#modules/catalog/face.ts'
import { inBaseUnit } from '#modules/catalog/rules.ts'
import { today } from '#kit/posting/today.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import type { saveRecipe } from './contract.ts'
import * as store from './store.ts'

type Asked = AskedOf<typeof saveRecipe>

/** Writes a recipe that holds from a day on, or replaces one version of it. */
export async function save(tx: Tx, actor: Actor, asked: Asked): Promise<{ id: string; version: number }> {
  const validFrom = asked.validFrom ?? today(actor)
  const { lines, nameOf } = await decidedLines(tx, actor, asked)
  const before = asked.id === undefined ? null : await store.lockRecipe(tx, actor.companyId, asked.id)
  if (before) expectVersion({ ...before, updatedByName: before.updated_by_name }, asked.version ?? 0)
  const twin = await store.startingOn(tx, actor.companyId, asked.itemId, validFrom)
  if (twin !== undefined && twin !== asked.id) throw new Refusal('recipe.same-day', {}, { field: 'validFrom' })

  const id = before?.id ?? newId()
  const row = {
    item_id: asked.itemId,
    valid_from: validFrom,
    output_qty: quantityText(asked.outputQty),
    piece_rate: pieceRateOf(actor, asked, before),
    second_item_id: asked.secondItemId,
    notes: asked.notes,
  }
  const version = before ? await store.changeRecipe(tx, actor, id, row) : 1
  if (!before) {
    const by = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
    await store.insertRecipe(tx, { ...row, ...by, id, company_id: actor.companyId })
  }
  const old = before ? await store.linesOf(tx, id) : []
  await store.replaceLines(
    tx,
    id,
    lines.map((line, at) => ({ ...line, id: newId(), company_id: actor.companyId, recipe_id: id, position: at + 1 })),
  )
  await recordHistory(tx, actor, {
    subject: 'recipe',
    id,
    act: before ? 'update' : 'create',
    ...(before && { changes: changesOf(before, row, [inWords(old, nameOf), inWords(lines, nameOf)]) }),
  })
  return { id, version }
}

/** Adds materials to a recipe; the rest of it stays as it is. */
export async function extend(
  tx: Tx,
  actor: Actor,
  recipe: store.KeptRecipe,
  more: Asked['lines'],
): Promise<{ id: string }> {
  const lines = (await store.linesOf(tx, recipe.id)).map((line) => ({
    itemId: line.item_id,
    qty: quantity(line.qty),
    unit: line.unit,
    wastePercent: percent(line.waste_percent),
  }))
  return save(tx, actor, {
    ...{ id: recipe.id, version: recipe.version, itemId: recipe.item_id, validFrom: recipe.valid_from },
    ...{ outputQty: quantity(recipe.output_qty), secondItemId: recipe.second_item_id, notes: recipe.notes },
    pieceRate: actor.can('view biaya') ? price(recipe.piece_rate) : null,
    lines: [...lines, ...more],
  })
}

/** Removes a version of a recipe. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const { item_id: itemId, valid_from: from } = await store.lockRecipe(tx, actor.companyId, id)
  const item = (await itemsOf(tx, actor.companyId, [itemId])).get(itemId)
  await intoTrash(tx, actor, {
    title: `${item?.name ?? ''} · berlaku ${dayFormat(from, 'short')}`,
    subject: 'recipe',
    table: 'recipe',
    id,
    kind: 'Resep',
    permissions: ['delete rumah-produksi'],
  })
  await store.deleteRecipe(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: 'recipe', id, act: 'delete' })
  return { id }
}

async function decidedLines(tx: Tx, actor: Actor, asked: Asked) {
  const second = asked.secondItemId === null ? [] : [asked.secondItemId]
  const old = asked.id === undefined ? [] : await store.linesOf(tx, asked.id)
  const ids = [...asked.lines.map((line) => line.itemId), ...old.map((line) => line.item_id)]
  const items = await itemsOf(tx, actor.companyId, [asked.itemId, ...second, ...ids])
  for (const id of [asked.itemId, ...second]) refuseService(items.get(id))
  const seen = new Set([asked.itemId])
  const nameOf = (id: string) => items.get(id)?.name ?? ''
  const lines = asked.lines.map((line, at) => {
    const item = refuseService(items.get(line.itemId))
    const field = `lines.${at}.itemId`
    if (line.itemId === asked.itemId) throw new Refusal('recipe.of-itself', { item: item.name }, { field })
    if (seen.has(line.itemId)) throw new Refusal('recipe.twice', { item: item.name }, { field })
    seen.add(line.itemId)
    return {
      item_id: line.itemId,
      qty: quantityText(line.qty),
      unit: line.unit,
      base_qty: quantityText(inBaseUnit(item, line.qty, line.unit)),
      waste_percent: line.wastePercent === null ? '0' : percentText(line.wastePercent),
    }
  })
  return { lines, nameOf }
}

function refuseService(item: ItemFacts | undefined): ItemFacts {
  if (!item || item.kind === 'jasa') throw new Refusal('stock.not-goods', { item: item?.name ?? '' })
  return item
}

function pieceRateOf(actor: Actor, asked: Asked, before: store.KeptRecipe | null): string {
  if (asked.pieceRate === null) return actor.can('view biaya') ? '0' : (before?.piece_rate ?? '0')
  if (!actor.can('view biaya')) throw new Forbidden('view biaya')
  return priceText(asked.pieceRate)
}

type Told = Pick<store.KeptRecipe, 'valid_from' | 'output_qty' | 'piece_rate' | 'notes'>

// Pay is a cost: the history says that it changed, and whoever may see costs reads it on the recipe.
function changesOf(before: Told, after: Told, lines: readonly [string, string]): Changes {
  const was = (row: Told) => ({
    validFrom: row.valid_from,
    outputQty: plain(row.output_qty),
    notes: row.notes,
  })
  const [then, now] = [was(before), was(after)]
  const fields = (Object.keys(then) as (keyof typeof then)[]).filter((field) => then[field] !== now[field])
  return {
    ...Object.fromEntries(fields.map((field) => [field, [then[field], now[field]] as const])),
    ...(plain(before.piece_rate) !== plain(after.piece_rate) && { pieceRate: ['…', 'diubah'] as const }),
    ...(lines[0] !== lines[1] && { lines }),
  }
}

function inWords(
  lines: readonly { item_id: string; qty: string; unit: string; waste_percent: string }[],
  nameOf: (id: string) => string,
): string {
  return lines
    .map((line) => {
      const waste = plain(line.waste_percent)
      return `${nameOf(line.item_id)} ${qtyFormat(plain(line.qty))} ${line.unit}${waste === '0' ? '' : ` (susut ${percentFormat(waste)})`}`
    })
    .join(', ')
}

function plain(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value
}
