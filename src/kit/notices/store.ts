import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { NoticeLine } from '#kit/notices/contract.ts'
import type { NoticeKind } from '#kit/notices/kinds.ts'

/** What is told, the same to everybody. */
export interface Told {
  readonly companyId: string | null
  readonly kind: NoticeKind
  readonly subject: string
  readonly id: string | null
  readonly title: string
  readonly href: string
  readonly by: string | null
}

/** Whom it is told, and whether also by mail. */
export interface Reader {
  readonly userId: string
  /** In the bell; without it the word only goes by mail. */
  readonly bell: boolean
  readonly mail: boolean
}

/** Tells people; of the same thing an unread word of the same kind gives way, so that nothing piles up. */
export async function insertNotices(tx: Tx, told: Told, readers: readonly Reader[]): Promise<void> {
  const people = readers.map((reader) => reader.userId)
  if (told.id !== null || isDigest(told.kind)) await dropUnread(tx, told, people)
  await sql`
    insert into notice (id, company_id, user_id, kind, subject, subject_id, title, href, by_name, wants_mail, in_bell)
    select id, ${told.companyId}, user_id, ${told.kind}, ${told.subject}, ${told.id}, ${told.title}, ${told.href},
      ${told.by}, wants_mail, in_bell
    from unnest(${readers.map(() => newId())}::uuid[], ${people}::uuid[], ${readers.map((reader) => reader.mail)}::boolean[],
      ${readers.map((reader) => reader.bell)}::boolean[]) as given (id, user_id, wants_mail, in_bell)
  `.execute(tables(tx))
}

async function dropUnread(tx: Tx, told: Told, people: readonly string[]): Promise<void> {
  await sql`
    delete from notice where user_id = any (${[...people]}::uuid[]) and kind = ${told.kind} and subject = ${told.subject}
      and subject_id is not distinct from ${told.id}::uuid and read_at is null
  `.execute(tables(tx))
}

// Today's sum of things stands in for yesterday's.
function isDigest(kind: NoticeKind): boolean {
  return kind === 'due' || kind === 'stock-low'
}

/** Marks as read what waited about a thing, for everybody; gives those for whom something changed. */
export async function settleAll(
  tx: Tx,
  of: Pick<Told, 'companyId' | 'kind' | 'subject' | 'id'> & { readonly userId?: string },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update notice set read_at = now()
    where company_id is not distinct from ${of.companyId}::uuid and kind = ${of.kind} and subject = ${of.subject} and subject_id = ${of.id}
      and read_at is null and (${of.userId ?? null}::uuid is null or user_id = ${of.userId ?? null})
    returning user_id
  `.execute(tables(tx))
  return [...new Set(rows.map((row) => row.user_id))]
}

interface Whose {
  readonly userId: string
  readonly companyId: string
}

// What is about the person is seen from every company.
const own = (whose: Whose) =>
  sql`user_id = ${whose.userId} and in_bell and (company_id = ${whose.companyId} or company_id is null)`

/** A person's notices, the newest first, before a place. */
export async function noticesOf(
  tx: Tx,
  whose: Whose,
  asked: { before: string | null; unread: boolean; size: number },
): Promise<NoticeLine[]> {
  const { rows } = await sql<NoticeLine>`
    select id, kind, subject, subject_id as "subjectId", title, href, by_name as by, created_at as at,
      read_at is not null as "isRead"
    from notice
    where ${own(whose)} and (${asked.before}::uuid is null or id < ${asked.before}::uuid)
      and (not ${asked.unread}::boolean or read_at is null)
    order by id desc limit ${asked.size}
  `.execute(tables(tx))
  return rows
}

/** How many wait unread; counting stops at a hundred. */
export async function unreadOf(tx: Tx, whose: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from notice where ${own(whose)} and read_at is null limit 100) as few
  `.execute(tables(tx))
  return rows[0]?.count ?? 0
}

/** Marks one's own as read: the named ones, or all up to the newest that was seen. */
export async function markRead(tx: Tx, whose: Whose, which: { ids: readonly string[] | null }): Promise<void> {
  await sql`
    update notice set read_at = now() where ${own(whose)} and read_at is null
      and (${which.ids === null}::boolean or id = any (${[...(which.ids ?? [])]}::uuid[]))
  `.execute(tables(tx))
}

/** Marks one's own as unread again. */
export async function markUnread(tx: Tx, whose: Whose, id: string): Promise<void> {
  await sql`update notice set read_at = null where ${own(whose)} and id = ${id}`.execute(tables(tx))
}

/** What one person is to be mailed of, out of one company. */
export interface Due {
  readonly userId: string
  readonly companyId: string
  readonly lines: readonly { readonly title: string; readonly href: string; readonly by: string | null }[]
}

/**
 * Takes what waits to be mailed and marks it as mailed: what is two minutes old and still unread, and of a person who
 * had a mail within the quarter of an hour nothing yet, so that a storm becomes one mail.
 */
export async function takeDue(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      update notice set mailed_at = now() where id in (
        select n.id from notice n
        where n.wants_mail and n.mailed_at is null and n.read_at is null and n.created_at < now() - interval '2 minutes'
          and n.company_id is not null and not exists (
            select from notice m where m.user_id = n.user_id and m.mailed_at > now() - interval '15 minutes')
        order by n.id limit 2000 for update skip locked
      ) returning id, user_id, company_id, title, href, by_name
    )
    select user_id as "userId", company_id as "companyId",
      json_agg(json_build_object('title', title, 'href', href, 'by', by_name) order by id) as lines
    from taken group by user_id, company_id
  `.execute(tables(tx))
  return rows
}

/** Notices a person keeps. */
const MOST = 500

/** Forgets what was read a quarter ago, what nobody read in half a year, and what is beyond the newest of a person. */
export async function sweepNotices(tx: Tx): Promise<void> {
  await sql`
    delete from notice where created_at < now() - interval '180 days'
      or (read_at is not null and created_at < now() - interval '90 days')
  `.execute(tables(tx))
  await sql`
    delete from notice n using (
      select id, row_number() over (partition by user_id order by id desc) as place from notice
    ) as ranked where ranked.id = n.id and ranked.place > ${MOST}
  `.execute(tables(tx))
}
