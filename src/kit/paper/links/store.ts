import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Zone } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { publicUrl } from '#kit/http/public-url.ts'
import { newId } from '#kit/id.ts'
import type { PaperLinkLine } from './contract.ts'
import { linkToken, type SignedLink } from './link-token.ts'
import type { Copy } from './copy.ts'

/** A link as its row tells it. */
export interface LinkRow extends SignedLink {
  readonly copy: Copy
  readonly zone: Zone
  readonly madeBy: string
  readonly madeByName: string
  readonly isOver: boolean
  readonly isRevoked: boolean
}

/** The secret of this installation; the first who asks makes it. */
export async function linkSecret(db: Tx): Promise<Buffer> {
  const { rows } = await sql<{ secret: Buffer }>`select secret from paper_link_key`.execute(tables(db))
  if (rows[0]) return rows[0].secret
  await sql`insert into paper_link_key (secret) values (${randomBytes(32)}) on conflict do nothing`.execute(tables(db))
  return linkSecret(db)
}

/** Keeps a link; answers the instant it ends, as it is signed. */
export async function insertLink(
  tx: Tx,
  link: Omit<LinkRow, 'isOver' | 'isRevoked' | 'expiresAt'> & { readonly days: number },
): Promise<string> {
  const { rows } = await sql<{ expiresAt: string }>`
    insert into paper_link (id, company_id, kind, document_id, copy, zone, made_by, made_by_name, expires_at)
    values (${link.id}, ${link.companyId}, ${link.kind}, ${link.documentId}, ${JSON.stringify(link.copy)}::jsonb, ${link.zone},
      ${link.madeBy}, ${link.madeByName}, date_trunc('second', now()) + make_interval(days => ${link.days}))
    returning expires_at as "expiresAt"
  `.execute(tables(tx))
  return found(rows[0]).expiresAt
}

/** Makes the link by which whoever takes the goods signs for them; for thirty days, unless it is ended. */
export async function openForSigning(
  tx: Tx,
  { companyId, zone, userId, name }: Pick<Actor, 'companyId' | 'zone' | 'userId' | 'name'>,
  of: { readonly kind: string; readonly documentId: string },
): Promise<void> {
  await insertLink(tx, { id: newId(), companyId, ...of, copy: {}, zone, madeBy: userId, madeByName: name, days: 30 })
}

/** The address of the newest link of a document that still opens; nothing without one. */
export async function newestLink(
  tx: Tx,
  of: { readonly companyId: string; readonly kind: string; readonly documentId: string },
): Promise<string | null> {
  const [newest] = await liveLinks(tx, of)
  const link = newest && (await linkRow(tx, newest.id))
  return link ? publicUrl(`/d/${linkToken(await linkSecret(tx), link)}`) : null
}

/** One link by id, of whatever company: who opens it belongs to none. */
export async function linkRow(db: Tx, id: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select id, company_id as "companyId", kind, document_id as "documentId", copy, zone, made_by as "madeBy",
      made_by_name as "madeByName", expires_at as "expiresAt", expires_at <= now() as "isOver",
      revoked_at is not null as "isRevoked"
    from paper_link where id = ${id}
  `.execute(tables(db))
  return rows[0]
}

/** The links of a document that still open, newest first. */
export async function liveLinks(
  tx: Tx,
  of: { companyId: string; kind: string; documentId: string },
): Promise<PaperLinkLine[]> {
  const { rows } = await sql<PaperLinkLine>`
    select id, made_at as "madeAt", made_by_name as "madeBy", expires_at as "expiresAt", opened_count as "openedCount",
      opened_at as "openedAt"
    from paper_link
    where company_id = ${of.companyId} and kind = ${of.kind} and document_id = ${of.documentId}
      and revoked_at is null and expires_at > now()
    order by made_at desc, id desc limit 50
  `.execute(tables(tx))
  return rows
}

/** Ends a link; false when it had ended already. */
export async function endLink(tx: Tx, id: string, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update paper_link set revoked_at = now(), revoked_by_name = ${by} where id = ${id} and revoked_at is null
  `.execute(tables(tx))
  return numAffectedRows === 1n
}

/** Counts an opening. */
export async function countOpening(tx: Tx, id: string): Promise<void> {
  await sql`update paper_link set opened_count = opened_count + 1, opened_at = now() where id = ${id}`.execute(
    tables(tx),
  )
}
