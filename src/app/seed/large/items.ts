import type pg from 'pg'
import { copyRows, type Copy } from '#app/seed/large/copy.ts'
import { makeItemWorlds } from '#app/seed/large/worlds.ts'

const worlds = 'item_world'

/** In these makes an item is sold again and again: the make, then its grade. */
const copiedName = `t.name || ' ' || (array['Standar', 'Super', 'Ekonomis', 'Premium', 'Pilihan', 'Ekspor', 'Hemat', 'Khusus', 'Unggul',
  'Pabrik'])[(t.w - 1) % 10 + 1] || ' ' || chr(65 + (t.w - 1) / 10 % 26)`

const serial = (count: number) => `(t.w::bigint * ${count} + right(t.code, 4)::int)`

function itemCopies(count: number): Copy[] {
  return [
    {
      table: 'item',
      owner: 'id',
      ids: ['id'],
      worlds,
      set: {
        name: copiedName,
        code: `left(t.code, -4) || lpad(${serial(count)}::text, 6, '0')`,
        barcode: 'null',
        has_moves: 'false',
      },
    },
    { table: 'item_unit', owner: 'item_id', ids: ['id', 'item_id'], worlds },
    { table: 'item_price', owner: 'item_id', ids: ['item_id'], worlds },
  ]
}

/** A copied item and how much of it lay there on the first day. */
export interface CopiedItem {
  readonly itemId: string
  /** The item of the template it is a copy of. */
  readonly of: string
}

/** Copies the template's items until there are `wanted` or a little more; they have not moved yet. */
export async function copyItems(client: pg.Client, count: number, wanted: number): Promise<CopiedItem[]> {
  const copies = Math.max(0, Math.ceil(wanted / count) - 1)
  await makeItemWorlds(client, copies)
  // Items are nobody's documents: they are marked only while they are copied.
  await client.query('insert into template select id, id, true from item')
  for (const copy of itemCopies(count)) await copyRows(client, copy)
  const { rows } = await client.query<CopiedItem>(`
    select pg_temp.copied(i.id, w.w, w.w_stamp) as "itemId", i.id as of
    from item i join template t on t.id = i.id cross join item_world w order by w.w, i.code`)
  await client.query(`
    delete from template t using item i where i.id = t.id;
    update record_code c set last = n.last
    from (select company_id, substring(code from '^(.*?)-\\d+$') as prefix, max(substring(code from '\\d+$')::int) as last
      from item group by 1, 2) n
    where n.company_id = c.company_id and n.prefix = c.prefix`)
  return rows
}
