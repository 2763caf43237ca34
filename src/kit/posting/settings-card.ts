import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { expectVersion } from './version.ts'

/** A card of settings: of one company, or (null) of the whole installation. */
export interface SettingsCard {
  readonly companyId: string | null
  /** 'sales', 'identity', 'approval/sales-order' */
  readonly card: string
}

/** Whose a card is, as the index has it: no company is written as zeros. */
const WHOSE = sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`
const whose = (companyId: string | null) => companyId ?? '00000000-0000-0000-0000-000000000000'

/** How often a card was saved; 0 while nobody did. */
export async function cardVersion(tx: Tx, { companyId, card }: SettingsCard): Promise<number> {
  return (await cardVersions(tx, companyId)).get(card) ?? 0
}

/** The same of all cards of a company, by name; one that nobody saved is missing. */
export async function cardVersions(tx: Tx, companyId: string | null): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ card: string; version: number }>`
    select card, version from settings_card where ${WHOSE} = ${whose(companyId)}
  `.execute(tables(tx))
  return new Map(rows.map(({ card, version }) => [card, version]))
}

/**
 * Counts a save and gives the version that holds from now on. Refuses (409, with who and when) when somebody saved the
 * card since it was read; of two at the same moment the second waits here, and is refused.
 */
export async function countSave(tx: Tx, card: SettingsCard, version: number, by: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with again as (
      update settings_card set version = version + 1, updated_at = now(), updated_by = ${by}
      where ${WHOSE} = ${whose(card.companyId)} and card = ${card.card} and version = ${version}
      returning version
    ), first as (
      insert into settings_card (company_id, card, updated_by)
      select ${card.companyId}::uuid, ${card.card}, ${by} where ${version}::int = 0
      on conflict do nothing
      returning version
    )
    select version from again union all select version from first
  `.execute(tables(tx))
  if (!rows[0]) expectVersion(await standing(tx, card), version)
  return version + 1
}

async function standing(tx: Tx, { companyId, card }: SettingsCard) {
  const { rows } = await sql<{ version: number; updatedAt: string; updatedByName: string | null }>`
    select c.version, c.updated_at as "updatedAt", u.name as "updatedByName"
    from settings_card c left join app_user u on u.id = c.updated_by
    where ${WHOSE} = ${whose(companyId)} and c.card = ${card}
  `.execute(tables(tx))
  return rows[0] ?? { version: 0 }
}
