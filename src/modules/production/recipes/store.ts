import { sql, type Insertable, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { RecipeLineRow, RecipeRow } from '../tables.ts'
import type { Recipe } from './contract.ts'

export type RecipeToInsert = Insertable<RecipeRow>
export type LineToInsert = Insertable<RecipeLineRow>
export type KeptRecipe = Selectable<RecipeRow>
export type KeptLine = Selectable<RecipeLineRow>

/** Reads recipes with their lines, the version of the latest day first. */
export async function readRecipes(
  tx: Tx,
  actor: Actor,
  asked: { readonly itemId?: string | undefined; readonly q?: string | undefined; readonly today: Day },
): Promise<Recipe[]> {
  const words = wordConditions(sql`lower(i.code || ' ' || i.name)`, asked.q ?? '')
  const which = [
    sql`r.company_id = ${actor.companyId}`,
    ...words,
    ...(asked.itemId ? [sql`r.item_id = ${asked.itemId}`] : []),
  ]
  const { rows } = await sql<Recipe>`
    select r.id, r.version, r.item_id as "itemId", i.code as "itemCode", i.name as "itemName", i.base_unit as unit,
      r.valid_from::text as "validFrom", trim_scale(r.output_qty)::text as "outputQty", trim_scale(r.piece_rate)::text as "pieceRate", r.notes,
      exists (select from recipe n where n.company_id = r.company_id and n.item_id = r.item_id
        and n.valid_from > r.valid_from and n.valid_from <= ${asked.today}::date) as "isOld",
      case when s.id is null then null else json_build_object('id', s.id, 'code', s.code, 'name', s.name) end as "secondItem",
      (select json_agg(json_build_object('itemId', l.item_id, 'itemCode', li.code, 'itemName', li.name,
          'qty', trim_scale(l.qty)::text, 'unit', l.unit, 'baseUnit', li.base_unit, 'baseQty', trim_scale(l.base_qty)::text,
          'wastePercent', trim_scale(l.waste_percent)::text) order by l.position)
        from recipe_line l join item li on li.id = l.item_id where l.recipe_id = r.id) as lines
    from recipe r join item i on i.id = r.item_id left join item s on s.id = r.second_item_id
    where ${sql.join(which, sql` and `)}
    order by i.name, r.item_id, r.valid_from desc limit 100
  `.execute(own(tx))
  return rows
}

/** The recipe that holds on a day, with its lines. */
export async function recipeOn(
  tx: Tx,
  companyId: string,
  itemId: string,
  on: Day,
): Promise<{ recipe: KeptRecipe; lines: KeptLine[] } | undefined> {
  const recipe = await own(tx)
    .selectFrom('recipe')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('item_id', '=', itemId)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return recipe && { recipe, lines: await linesOf(tx, recipe.id) }
}

export async function linesOf(tx: Tx, recipeId: string): Promise<KeptLine[]> {
  return own(tx).selectFrom('recipe_line').selectAll().where('recipe_id', '=', recipeId).orderBy('position').execute()
}

export async function lockRecipe(tx: Tx, companyId: string, id: string): Promise<KeptRecipe> {
  const query = own(tx).selectFrom('recipe').selectAll().where('company_id', '=', companyId).where('id', '=', id)
  return found(await query.forUpdate().executeTakeFirst())
}

/** A version of a recipe as files and talk know it. */
export async function recipeOf(tx: Tx, actor: Actor, id: string): Promise<{ id: string; name: string }> {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, i.name from recipe r join item i on i.id = r.item_id
    where r.company_id = ${actor.companyId} and r.id = ${id}
  `.execute(own(tx))
  return found(rows[0])
}

/** The version of a recipe that begins on this very day, if there is one. */
export async function startingOn(tx: Tx, companyId: string, itemId: string, on: Day): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('recipe')
    .select('id')
    .where('company_id', '=', companyId)
    .where('item_id', '=', itemId)
    .where('valid_from', '=', on)
    .executeTakeFirst()
  return row?.id
}

export async function insertRecipe(tx: Tx, row: RecipeToInsert): Promise<void> {
  await own(tx).insertInto('recipe').values(row).execute()
}

export async function changeRecipe(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Partial<Omit<RecipeToInsert, 'version'>>,
): Promise<number> {
  const row = await own(tx)
    .updateTable('recipe')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

export async function replaceLines(tx: Tx, recipeId: string, lines: readonly LineToInsert[]): Promise<void> {
  await own(tx).deleteFrom('recipe_line').where('recipe_id', '=', recipeId).execute()
  await own(tx)
    .insertInto('recipe_line')
    .values([...lines])
    .execute()
}

export async function deleteRecipe(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('recipe').where('company_id', '=', companyId).where('id', '=', id).execute()
}
