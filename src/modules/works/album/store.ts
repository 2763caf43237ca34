import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'
import type { CaptionLine, PhotoAlbum, PhotoWork } from './contract.ts'

/** A photo that a site sent, with where and when it was taken. */
export interface SentPhoto {
  readonly id: string
  readonly date: Day
  readonly caption: string | null
  /** In degrees. */
  readonly lat: string | null
  readonly lng: string | null
  readonly siteLat: string | null
  readonly siteLng: string | null
  /** The radius of the project, in metres. */
  readonly radius: number | null
  /** What somebody wrote of it, and the spot it shows. */
  readonly own: string | null
  readonly spot: string | null
  /** The work item it shows. */
  readonly work: PhotoWork | null
  readonly noteVersion: number
  /** Of the contract, built on that day; percent. */
  readonly progress: string | null
  readonly reportId: string
}

/** Reads the photos that a site sent with its reports between two days, oldest first; at most 200. */
export async function sentPhotos(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly from: Day; readonly to: Day },
): Promise<SentPhoto[]> {
  return photosWhere(
    tx,
    companyId,
    sql`s.project_id = ${of.projectId} and s.report_date between ${of.from}::date and ${of.to}::date`,
  )
}

/** Reads some of the photos that a site sent, in no order; those that are no such photos are left out. */
export async function sentPhotosById(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly ids: readonly string[] },
): Promise<SentPhoto[]> {
  return photosWhere(tx, companyId, sql`s.project_id = ${of.projectId} and f.id = any (${[...of.ids]}::uuid[])`)
}

/** Reads the photos of a project that name their spot, by spot and day; the last 200. */
export async function spotPhotos(tx: Tx, companyId: string, projectId: string): Promise<SentPhoto[]> {
  const where = sql<SqlBool>`s.project_id = ${projectId} and n.spot is not null`
  const photos = await photosWhere(tx, companyId, where, sql`s.report_date desc, f.id desc`)
  return photos.toReversed()
}

/** Reads the photos of a project that show a work item, then those of the days it was worked on that show no other; newest first. */
export async function workPhotos(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly workItemId: string },
): Promise<SentPhoto[]> {
  const where = sql<SqlBool>`s.project_id = ${of.projectId} and (n.work_item_id = ${of.workItemId}
    or (n.work_item_id is null and exists (
      select from site_report_work w where w.company_id = s.company_id and w.report_id = s.id
        and w.work_item_id = ${of.workItemId})))`
  return photosWhere(tx, companyId, where, sql`n.work_item_id is null, s.report_date desc, f.id desc`)
}

/** Tells whether a work item is one of a project; a group of them is none. */
export async function isWorkOf(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly workItemId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from work_item w where w.company_id = ${companyId} and w.id = ${of.workItemId} and w.project_id = ${of.projectId}
      and not exists (select from work_item c where c.company_id = w.company_id and c.parent_id = w.id)
  `.execute(own(tx))
  return rows.length > 0
}

/** Keeps which work items photos show that came with a report. */
export async function tiePhotos(
  tx: Tx,
  actor: Actor,
  of: {
    readonly projectId: string
    readonly shows: readonly { readonly fileId: string; readonly workItemId: string }[]
  },
): Promise<void> {
  const hand = { updated_by: actor.userId, updated_by_name: actor.name }
  await insertRows(
    tx,
    'photo_note',
    of.shows.map(({ fileId, workItemId }) => ({
      ...{ company_id: actor.companyId, file_id: fileId, project_id: of.projectId, work_item_id: workItemId, ...hand },
    })),
  )
}

const oldestFirst = sql`s.report_date, f.id`

async function photosWhere(
  tx: Tx,
  companyId: string,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown> = oldestFirst,
): Promise<SentPhoto[]> {
  const { rows } = await sql<SentPhoto>`
    select f.id, s.id as "reportId", s.report_date as date, f.lat::text, f.lng::text,
      p.lat::text as "siteLat", p.lng::text as "siteLng", p.geofence_m as radius,
      n.caption as own, n.spot, coalesce(n.version, 0) as "noteVersion",
      case when k.id is not null then jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name) end as work, (
      select trim_scale(round(g.pct, 1))::text from progress_report g
      where g.company_id = s.company_id and g.project_id = s.project_id and g.state = 'approved'
        and g.report_date <= s.report_date order by g.week desc limit 1
    ) as progress, (
      select string_agg(coalesce(i.name, w.note), ', ' order by w.line_no) from site_report_work w
      left join work_item i on i.company_id = w.company_id and i.id = w.work_item_id
      where w.company_id = s.company_id and w.report_id = s.id and w.line_no <= 3
    ) as caption
    from site_report s
    join project p on p.company_id = s.company_id and p.id = s.project_id
    join file f on f.company_id = s.company_id and f.owner_subject = 'dokumentasi-proyek' and f.owner_id = s.id
    left join photo_note n on n.company_id = f.company_id and n.file_id = f.id
    left join work_item k on k.company_id = n.company_id and k.id = n.work_item_id
    where s.company_id = ${companyId} and s.state in ('sent', 'checked') and f.type like 'image/%'
      and not f.is_private and ${where}
    order by ${order} limit 200
  `.execute(own(tx))
  return rows
}

/** Reads the albums of a project, newest first. */
export async function albumsOf(tx: Tx, companyId: string, projectId: string): Promise<PhotoAlbum[]> {
  const { rows } = await sql<PhotoAlbum>`
    select a.id, a.title, a.per_page as "perPage", a.created_at as "madeAt", a.created_by_name as "madeBy",
      (select count(*)::int from photo_album_photo p where p.company_id = a.company_id and p.album_id = a.id) as photos
    from photo_album a where a.company_id = ${companyId} and a.project_id = ${projectId}
    order by a.id desc limit 100
  `.execute(own(tx))
  return rows
}

/** An album as it is kept, its photos in their order. */
export interface KeptAlbum {
  readonly id: string
  readonly projectId: string
  readonly title: string
  readonly perPage: number
  readonly lines: readonly CaptionLine[]
  readonly pairs: boolean
  readonly photos: readonly { readonly fileId: string; readonly caption: string | null }[]
}

/** Reads an album; 404 when it is none of this company. */
export async function albumById(tx: Tx, companyId: string, id: string): Promise<KeptAlbum> {
  const { rows } = await sql<KeptAlbum>`
    select a.id, a.project_id as "projectId", a.title, a.per_page as "perPage", a.lines, a.pairs, coalesce((
      select jsonb_agg(jsonb_build_object('fileId', p.file_id, 'caption', p.caption) order by p.position)
      from photo_album_photo p where p.company_id = a.company_id and p.album_id = a.id
    ), '[]') as photos
    from photo_album a where a.company_id = ${companyId} and a.id = ${id}
  `.execute(own(tx))
  return found(rows[0])
}

/** Keeps an album. */
export async function insertAlbum(tx: Tx, actor: Actor, { photos, ...album }: KeptAlbum): Promise<void> {
  const { id, projectId: project_id, title, perPage: per_page, pairs } = album
  const hand = { company_id: actor.companyId, created_by: actor.userId, created_by_name: actor.name }
  await own(tx)
    .insertInto('photo_album')
    .values({ id, project_id, title, per_page, lines: [...album.lines], pairs, ...hand })
    .execute()
  await own(tx)
    .insertInto('photo_album_photo')
    .values(
      photos.map(({ fileId, caption }, at) => ({
        ...{ album_id: id, company_id: actor.companyId, position: at + 1, file_id: fileId, caption },
      })),
    )
    .execute()
}

/** Throws an album away. */
export async function deleteAlbum(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('photo_album').where('company_id', '=', companyId).where('id', '=', id).execute()
}
