import type pg from 'pg'

/**
 * The template is one small company whose documents were made by the verbs. A world is one more copy of them: other
 * ids, other customers, and as many days earlier. `is_recent` worlds copy what stands at every stage; the others,
 * further back, copy what is long done.
 */
export interface WorldsWanted {
  /** How often each half of the template is copied. */
  readonly recent: number
  readonly old: number
  /** How often the customers are copied. */
  readonly customers: number
  /** Over how many days back the old worlds are spread. */
  readonly days: number
}

/** A copied row's id: the same for the same row and world, and side by side with its neighbours in an index. */
const copiedId = `
  create function pg_temp.copied(id uuid, world int, stamp text) returns uuid language sql immutable as $$
    select overlay(overlay(md5(id::text || '/' || world::text) placing stamp || '7' from 1 for 13) placing '8' from 17 for 1)::uuid
  $$`

/** A copied customer's name: 27 words times 37 cities behind the one of the template. */
const copiedName = `
  create function pg_temp.copied_name(name text, world int) returns text language sql immutable as $$
    select name || ' ' || (array['Jaya', 'Abadi', 'Sentosa', 'Makmur', 'Lestari', 'Perkasa', 'Sejahtera', 'Gemilang', 'Bersama',
      'Mulia', 'Pratama', 'Nusantara', 'Persada', 'Anugerah', 'Cemerlang', 'Harapan', 'Kencana', 'Mandala', 'Sakti', 'Buana',
      'Permata', 'Cahaya', 'Surya', 'Bahari', 'Wijaya', 'Utama', 'Makna'])[world / 37 % 27 + 1]
    || ' ' || (array['Bogor', 'Depok', 'Bekasi', 'Tangerang', 'Jakarta', 'Bandung', 'Cimahi', 'Sukabumi', 'Cianjur', 'Garut',
      'Tasikmalaya', 'Ciamis', 'Cirebon', 'Indramayu', 'Subang', 'Purwakarta', 'Karawang', 'Serang', 'Cilegon', 'Lebak',
      'Semarang', 'Solo', 'Yogyakarta', 'Magelang', 'Tegal', 'Pekalongan', 'Kudus', 'Surabaya', 'Malang', 'Sidoarjo', 'Gresik',
      'Kediri', 'Madiun', 'Jember', 'Denpasar', 'Lampung', 'Palembang'])[world % 37 + 1]
  $$`

/** Makes the table of worlds and the two ways to copy a name. */
export async function makeWorlds(client: pg.Client, wanted: WorldsWanted): Promise<void> {
  await client.query(copiedId)
  await client.query(copiedName)
  const stamp = (days: string) =>
    `lpad(to_hex((extract(epoch from now() - make_interval(days => ${days})) * 1000)::bigint), 12, '0')`
  await client.query(`
    create temp table world as
    select n as w, is_recent as w_recent, days as w_days, ${stamp('days')} as w_stamp,
      (n - 1) % ${wanted.customers} + 1 as w_customer, ${stamp('0')} as w_customer_stamp
    from (
      select n, n > ${wanted.old} as is_recent,
        case when n > ${wanted.old} then 0 else ${wanted.days} - (n::bigint * ${wanted.days} / ${wanted.old + 1})::int end as days
      from generate_series(1, ${wanted.old + wanted.recent}) n
    ) numbered`)
  await client.query(`
    create temp table customer_world as
    select n as w, n as w_customer, true as w_recent, 0 as w_days, ${stamp('0')} as w_stamp, ${stamp('0')} as w_customer_stamp
    from generate_series(1, ${wanted.customers}) n`)
  await client.query('analyze world')
}

/** Makes the table of the worlds in which items are copied. */
export async function makeItemWorlds(client: pg.Client, copies: number): Promise<void> {
  await client.query(`
    create temp table item_world as
    select n as w, true as w_recent, 0 as w_days, n as w_customer,
      lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') as w_stamp,
      lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') as w_customer_stamp
    from generate_series(1, ${copies}) n`)
}
