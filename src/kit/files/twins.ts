import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { MOST_DIFFERENT } from '#kit/files/look.ts'
import { DRAFT } from '#kit/files/store.ts'

/** A kept file that shows the same as another. */
export interface Twin {
  readonly id: string
  /** The record it belongs to. */
  readonly subject: string
  readonly ownerId: string
  readonly name: string
  readonly createdAt: string
  readonly createdBy: string
  /** `same`: byte for byte. `alike`: the picture looks the same, saved anew or sent through a messenger. */
  readonly how: 'same' | 'alike'
}

const columns = sql`f.id, f.owner_subject as subject, f.owner_id as "ownerId", f.name, f.created_at as "createdAt",
  f.created_by_name as "createdBy"`

/** The files of records that have this very content, as it came or as it is kept; newest first. */
export async function sameContent(tx: Tx, companyId: string, sha256: string): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select ${columns}, 'same' as how from file f
    where f.company_id = ${companyId} and (f.sha256 = ${sha256} or f.source_sha256 = ${sha256})
      and f.owner_subject <> ${DRAFT} order by f.created_at desc limit 20
  `.execute(tables(tx))
  return rows
}

/**
 * The files of other records that show the same as these, of the last year when they only look alike: what a 'double
 * nota' detector asks with the drafts of a form before it saves, or with the files of a record.
 */
export async function twinsOf(
  tx: Tx,
  companyId: string,
  fileIds: readonly string[],
): Promise<(Twin & { of: string })[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<Twin & { of: string }>`
    with own as materialized (
      select id, owner_subject, owner_id, sha256, source_sha256, look from file
      where company_id = ${companyId} and id = any (${[...fileIds]}::uuid[])
    ), met as (
      select own.id as of, f.id, 'same' as how from own
        join file f on f.company_id = ${companyId} and f.sha256 = own.sha256
      union
      select own.id, f.id, 'same' from own
        join file f on f.company_id = ${companyId} and f.source_sha256 = own.source_sha256
      union
      select own.id, f.id, 'alike' from own
        join file f on f.company_id = ${companyId} and f.look is not null and f.created_at > now() - interval '1 year'
          and bit_count(f.look # own.look) <= ${MOST_DIFFERENT}
    )
    select own.id as of, ${columns}, max(met.how) as how
    from met join own on own.id = met.of join file f on f.id = met.id
    where f.id <> own.id and f.slot = '' and f.owner_subject <> ${DRAFT}
      and (f.owner_subject, f.owner_id) <> (own.owner_subject, own.owner_id)
    group by own.id, f.id order by f.created_at desc, f.id limit 50
  `.execute(tables(tx))
  return rows
}
