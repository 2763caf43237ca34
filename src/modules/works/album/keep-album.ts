import { day, monthLength, partsOf } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { beforeUntrashed } from '#kit/trash/untrashed.ts'
import { knownProject } from '#modules/projects/face.ts'
import type * as contract from './contract.ts'
import type { AlbumChoice, PhotoAlbum, PhotoSpot } from './contract.ts'
import { bySpot } from './rules.ts'
import { metresBetween } from '#ground/distance.ts'
import * as store from './store.ts'
import type { SentPhoto } from './store.ts'

/** The name under which albums stand in history. */
export const ALBUM = 'photo-album'

/** Shows the albums of a project. */
export async function showAlbums(tx: Tx, actor: Actor, projectId: string): Promise<PhotoAlbum[]> {
  await knownProject(tx, actor, projectId)
  return store.albumsOf(tx, actor.companyId, projectId)
}

/** Shows the photos of a month that an album may show. */
export async function showChoices(
  tx: Tx,
  actor: Actor,
  { projectId, month }: AskedOf<typeof contract.albumChoices>,
): Promise<AlbumChoice[]> {
  await knownProject(tx, actor, projectId)
  const from = day(`${month}-01`)
  const { year, month: number } = partsOf(from)
  const to = day(`${month}-${monthLength(year, number)}`)
  const photos = await store.sentPhotos(tx, actor.companyId, { projectId, from, to })
  return photos.map(choiceOf)
}

/** Shows the spots of a site of which there are photos to compare. */
export async function showSpots(tx: Tx, actor: Actor, projectId: string): Promise<PhotoSpot[]> {
  await knownProject(tx, actor, projectId)
  const photos = await store.spotPhotos(tx, actor.companyId, projectId)
  return bySpot(photos)
    .filter(({ photos: seen }) => seen.length > 1)
    .map(({ spot, photos: seen }) => ({ spot, photos: seen.map(choiceOf) }))
    .toSorted((a, b) => a.spot.localeCompare(b.spot, 'id', { numeric: true }))
}

/** Shows the photos of a work item of a project. */
export async function showPhotosOfWork(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.photosOfWork>,
): Promise<AlbumChoice[]> {
  await knownProject(tx, actor, asked.projectId)
  return (await store.workPhotos(tx, actor.companyId, asked)).map(choiceOf)
}

function choiceOf({
  id,
  date,
  caption,
  radius,
  own,
  spot,
  work,
  noteVersion,
  progress,
  ...photo
}: SentPhoto): AlbumChoice {
  const metres = metresBetween(photo, { lat: photo.siteLat, lng: photo.siteLng })
  const isFar = metres !== null && radius !== null && metres > radius
  return { id, date, caption, own, spot, work, noteVersion, progress, metres, isFar }
}

/** Makes an album of photos that the site of a project sent. */
export async function makeAlbum(
  tx: Tx,
  actor: Actor,
  { projectId, title, perPage, lines, pairs, photos }: AskedOf<typeof contract.addAlbum>,
): Promise<{ id: string }> {
  await knownProject(tx, actor, projectId)
  const ids = photos.map(({ fileId }) => fileId)
  const sent = await store.sentPhotosById(tx, actor.companyId, { projectId, ids })
  const strange = ids.findIndex((one) => !sent.some(({ id }) => id === one))
  if (strange >= 0) throw new Refusal('album.photo', {}, { field: `photos.${strange}.fileId` })
  const id = newId()
  await store.insertAlbum(tx, actor, { id, projectId, title, perPage, lines, pairs, photos })
  await recordHistory(tx, actor, { subject: ALBUM, id, act: 'create' })
  return { id }
}

/** Throws an album away, into the trash; its links open nothing there. */
export async function dropAlbum(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const { album, project } = await seenAlbum(tx, actor, id)
  await intoTrash(tx, actor, {
    ...{ subject: ALBUM, table: 'photo_album', id, kind: 'Album foto', title: `${album.title} · ${project.name}` },
    permissions: ['update dokumentasi-proyek'],
  })
  await store.deleteAlbum(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: ALBUM, id, act: 'delete' })
  return { id }
}

beforeUntrashed(ALBUM, async (tx, actor, kept) => {
  await knownProject(tx, actor, String(kept['project_id']))
  return undefined
})

/** Gives an album of a project that this person may see, with its project. */
export async function seenAlbum(tx: Tx, actor: Actor, id: string) {
  const album = await store.albumById(tx, actor.companyId, id)
  return { album, project: await knownProject(tx, actor, album.projectId) }
}
