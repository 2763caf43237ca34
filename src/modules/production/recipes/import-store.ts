import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileSaid, isOfEarlierFile } from '#kit/import/drafts.ts'
import type { Twin } from '#kit/import/importer.ts'
import { own } from '../store.ts'
import { lockRecipe, startingOn, type KeptRecipe } from './store.ts'

/** The recipe that earlier rows of the same file have made, if it is still as they left it. */
export async function recipeFromFile(
  tx: Tx,
  actor: Actor,
  one: { readonly itemId: string; readonly validFrom: Day },
): Promise<KeptRecipe | undefined> {
  const id = await startingOn(tx, actor.companyId, one.itemId, one.validFrom)
  if (id === undefined || (await isOfEarlierFile(tx, actor, id))) return undefined
  const { rows } = await sql<{ isOurs: boolean }>`
    select bool_and(via = 'import' and user_id = ${actor.userId} and at > now() - interval '1 day'
      and starts_with(reason, ${fileSaid(actor)})) as "isOurs"
    from history where company_id = ${actor.companyId} and subject = 'recipe' and subject_id = ${id}
  `.execute(own(tx))
  return rows[0]?.isOurs === true ? lockRecipe(tx, actor.companyId, id) : undefined
}

/** Materials that recipes hold already: item, day and material together. */
export async function writtenAlready(tx: Tx, companyId: string, texts: readonly string[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select k.key as text, r.id, i.name || ' ' || to_char(r.valid_from, 'DD/MM/YYYY') as label
    from recipe r
    join item i on i.id = r.item_id
    join recipe_line l on l.recipe_id = r.id
    cross join lateral (select r.item_id || '|' || r.valid_from::text || '|' || l.item_id as key) k
    where r.company_id = ${companyId}
      and r.item_id = any (${[...new Set(texts.map((text) => text.split('|')[0] ?? ''))]}::uuid[])
      and k.key = any (${[...texts]}::text[])
  `.execute(own(tx))
  return rows
}

/** Codes for an example: something that is made, then what it may be made of. */
export async function exampleItems(tx: Tx, companyId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    with goods as (select id, code, kind from item
      where company_id = ${companyId} and archived_at is null and kind <> 'jasa'),
    made as (select * from goods order by kind = 'produk_jadi' desc, code limit 1),
    materials as (select * from goods where id not in (select id from made) order by kind = 'bahan_baku' desc, code limit 3)
    select code from (select 0 as part, code, false as other from made
      union all select 1, code, kind <> 'bahan_baku' from materials) all_of order by part, other, code
  `.execute(own(tx))
  return rows.map(({ code }) => code)
}
