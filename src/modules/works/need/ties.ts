import { sql } from 'kysely'
import { convert, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { instant } from '#kit/posting/today.ts'
import { itemsNamed, itemsOf, type ItemFacts } from '#modules/catalog/face.ts'
import { own } from '../store.ts'
import type { tieMaterial, untieMaterial } from './contract.ts'
import { unitKey } from './rules.ts'

interface Words {
  readonly name: string
  readonly unit: string
}

/** The item the words of a plan mean. */
export interface TiedItem {
  readonly item: ItemFacts
  /** Tells a quantity of the plan in base units of the item. */
  readonly inBase: (qty: Quantity) => Quantity
}

/** Writes the words of a material as they are compared. */
export function wordsKey({ name, unit }: Words): string {
  return `${nameKey(name)} ${unitKey(unit)}`
}

const nameKey = (name: string) => name.trim().toLowerCase()

/** Finds the items that materials of a plan mean: as somebody said, else the item of the same name and a unit it knows. */
export async function tiedItems(
  tx: Tx,
  companyId: string,
  materials: readonly Words[],
): Promise<ReadonlyMap<string, TiedItem>> {
  const names = [...new Set(materials.map(({ name }) => nameKey(name)))]
  if (names.length === 0) return new Map()
  const { rows } = await sql<Words & { readonly itemId: string; readonly perBase: string | null }>`
    select name, unit, item_id as "itemId", per_base::text as "perBase" from material_tie
    where company_id = ${companyId} and name = any (${names}::text[])
  `.execute(own(tx))
  const said = new Map(rows.map((row) => [wordsKey(row), row]))
  const named = await itemsNamed(tx, companyId, names)
  const ids = [...rows.map(({ itemId }) => itemId), ...named.values()]
  const items = await itemsOf(tx, companyId, ids)
  const found = new Map<string, TiedItem>()
  for (const words of materials) {
    const key = wordsKey(words)
    const tie = said.get(key)
    const item = items.get(tie?.itemId ?? named.get(nameKey(words.name)) ?? '')
    const inBase = item && inBaseOf(item, words.unit, tie?.perBase ?? null)
    if (item && inBase) found.set(key, { item, inBase })
  }
  return found
}

function inBaseOf(item: ItemFacts, unit: string, perBase: string | null): TiedItem['inBase'] | undefined {
  if (perBase !== null) {
    const per = quantity(perBase)
    return (qty) => convert(qty, quantity('1'), per)
  }
  if (unitKey(item.baseUnit) === unitKey(unit)) return (qty) => qty
  const other = item.units.find((one) => unitKey(one.unit) === unitKey(unit))
  return other && ((qty) => convert(qty, BigInt(other.num), BigInt(other.den)))
}

/** Ties the words of a plan to an item; refuses a unit the item does not know without how many make one ('need.unit'). */
export async function tieWords(tx: Tx, actor: Actor, asked: AskedOf<typeof tieMaterial>): Promise<{ itemId: string }> {
  const { companyId } = actor
  const item = (await itemsOf(tx, companyId, [asked.itemId])).get(asked.itemId) as ItemFacts
  const isKnown = inBaseOf(item, asked.unit, null) !== undefined
  if (!isKnown && asked.perBase === null) {
    throw new Refusal('need.unit', { item: item.name, unit: asked.unit, base: item.baseUnit }, { field: 'perBase' })
  }
  const row = {
    ...{ item_id: item.id, per_base: isKnown || asked.perBase === null ? null : quantityText(asked.perBase) },
    ...{ updated_at: instant(), updated_by: actor.userId, updated_by_name: actor.name },
  }
  await own(tx)
    .insertInto('material_tie')
    .values({ ...row, company_id: companyId, name: nameKey(asked.name), unit: unitKey(asked.unit) })
    .onConflict((known) => known.columns(['company_id', 'name', 'unit']).doUpdateSet(row))
    .execute()
  return { itemId: item.id }
}

/** Takes a tie back. */
export async function untieWords(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof untieMaterial>,
): Promise<{ name: string }> {
  await own(tx)
    .deleteFrom('material_tie')
    .where('company_id', '=', actor.companyId)
    .where('name', '=', nameKey(asked.name))
    .where('unit', '=', unitKey(asked.unit))
    .execute()
  return { name: asked.name }
}
