import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** One value a setting had, and who gave it. */
export interface SettingLine {
  readonly key: string
  readonly value: unknown
  readonly at: string
  readonly by: string | null
}

/** The value of a setting as it holds now; null company: of the whole installation. */
export async function readSetting(tx: Tx, companyId: string | null, key: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select value from setting
    where company_id is not distinct from ${companyId} and key = ${key} and effective_from <= clock_timestamp()
    order by effective_from desc limit 1
  `.execute(tables(tx))
  return rows[0]?.value
}

/** Sets a value from now on; what held before stays on record. */
export async function writeSetting(
  tx: Tx,
  given: { companyId: string | null; key: string; value: unknown; by: string | null },
): Promise<void> {
  await sql`
    insert into setting (company_id, key, value, effective_from, changed_by)
    values (${given.companyId}, ${given.key}, ${JSON.stringify(given.value)}::jsonb, clock_timestamp(), ${given.by})
  `.execute(tables(tx))
}

/** Every value of some settings, newest first. */
export async function settingLines(tx: Tx, companyId: string, keys: readonly string[]): Promise<SettingLine[]> {
  const { rows } = await sql<SettingLine>`
    select s.key, s.value, s.effective_from as at, u.name as by
    from setting s left join app_user u on u.id = s.changed_by
    where (s.company_id is null or s.company_id = ${companyId}) and s.key = any (${[...keys]}::text[])
    order by s.effective_from desc limit 200
  `.execute(tables(tx))
  return rows
}

/** A picture's place and the mark of its content. */
export interface PictureRow {
  readonly slot: string
  readonly hash: string
}

export async function pictureRows(tx: Tx): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`select slot, hash from site_picture`.execute(tables(tx))
  return rows
}

export async function pictureBytes(tx: Tx, slot: string, hash: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from site_picture where slot = ${slot} and hash = ${hash}
  `.execute(tables(tx))
  return rows[0]?.bytes
}

export async function keepPicture(
  tx: Tx,
  given: { slot: string; bytes: Buffer; hash: string; by: string },
): Promise<void> {
  await sql`
    insert into site_picture (slot, bytes, hash, created_by) values (${given.slot}, ${given.bytes}, ${given.hash}, ${given.by})
    on conflict (slot) do update set bytes = excluded.bytes, hash = excluded.hash, created_at = now(),
      created_by = excluded.created_by
  `.execute(tables(tx))
}

export async function dropPicture(tx: Tx, slot: string): Promise<void> {
  await sql`delete from site_picture where slot = ${slot}`.execute(tables(tx))
}
