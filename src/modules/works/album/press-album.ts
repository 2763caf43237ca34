import { dayFormat } from '#ground/format.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import { framed, partyBlock } from '#kit/paper/frame.ts'
import { pictureText } from '#kit/paper/letterhead.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { paperPhoto } from '#kit/paper/photo.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { photoRows } from '../papers/photo-rows.ts'
import { seenAlbum } from './keep-album.ts'
import { distanceText, metresBetween } from '#ground/distance.ts'
import { sentPhotosById, type SentPhoto } from './store.ts'

// How the photos of a page stand: beside each other, and how high each may be, in points.
const GRIDS: Readonly<Record<number, { readonly columns: 1 | 2; readonly height: number }>> = {
  2: { columns: 1, height: 250 },
  4: { columns: 2, height: 235 },
  6: { columns: 2, height: 150 },
}

/** Makes the PDF of an album: each photo with what it shows, its day and its place. A photo that was hidden since is left out. */
export async function pressedAlbum(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const { album, project } = await seenAlbum(tx, actor, id)
  const { companyId } = actor
  const ids = album.photos.map(({ fileId }) => fileId)
  const sent = await sentPhotosById(tx, companyId, { projectId: project.id, ids })
  const images: Record<string, string> = {}
  const shown: { key: string; lines: string[] }[] = []
  for (const { fileId, caption } of album.photos) {
    const photo = sent.find((one) => one.id === fileId)
    const kept = photo && (await fileBytes(tx, companyId, fileId))
    if (!kept) continue
    const key = `foto${shown.length}`
    images[key] = pictureText(await paperPhoto(kept.bytes))
    shown.push({ key, lines: linesOf(photo, caption, project.place) })
  }
  const customer = await customerOf(tx, companyId, project.customerId)
  const places = await placesOf(tx, companyId, project.customerId)
  const { name, phone } = customer
  const party = { name, npwp: null, address: places.billing, contact: places.contactName, phone }
  const frame = framed(
    {
      date: today(actor),
      letterhead: await issuerOf(tx, companyId, { docType: 'album foto', amount: ZERO }),
      printed: printedNow(actor),
    },
    {
      ...{ title: 'ALBUM FOTO', size: 'A4' },
      facts: [
        ['Album', album.title],
        ['Proyek', project.name],
        ['Lokasi', project.place],
      ],
      parties: [partyBlock('Pemberi kerja', party)],
    },
  )
  const paper: Paper = {
    ...frame,
    images: { ...frame.images, ...images },
    lines: null,
    closing: [],
    after: pages(shown, album.perPage),
  }
  return { name: `Album ${album.title}.pdf`, content: await makePdf(paper) }
}

function pages(shown: readonly { key: string; lines: string[] }[], perPage: number): Piece[] {
  const grid = GRIDS[perPage] ?? { columns: 2 as const, height: 235 }
  const starts = shown.flatMap((_, at) => (at % perPage === 0 ? [at] : []))
  return starts.flatMap((start) => photoRows(shown.slice(start, start + perPage), grid, start > 0))
}

function linesOf(photo: SentPhoto, own: string | null, place: string | null): string[] {
  const { date, caption, lat, lng, siteLat, siteLng } = photo
  const metres = metresBetween(photo, { lat: siteLat, lng: siteLng })
  const spot = lat !== null && lng !== null ? `${lat.replace('.', ',')}; ${lng.replace('.', ',')}` : null
  const where = [dayFormat(date, 'long'), place, spot, metres !== null && `${distanceText(metres)} dari proyek`]
    .filter(Boolean)
    .join(' · ')
  return [own ?? caption, where].filter((line) => line !== null)
}
