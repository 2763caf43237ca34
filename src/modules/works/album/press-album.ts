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
import { bySpot, linesUnder } from './rules.ts'
import { sentPhotosById } from './store.ts'

// How the photos of a page stand: beside each other, and how high each may be, in points: all of them below the head of the
// first page, each with four lines of words.
const GRIDS: Readonly<Record<number, { readonly columns: 1 | 2; readonly height: number }>> = {
  2: { columns: 1, height: 236 },
  4: { columns: 2, height: 228 },
  6: { columns: 2, height: 134 },
}

/** Makes the PDF of an album: each photo with what it shows, its day and its place. A photo that was hidden since is left out. */
export async function pressedAlbum(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const { album, project } = await seenAlbum(tx, actor, id)
  const { companyId } = actor
  const ids = album.photos.map(({ fileId }) => fileId)
  const sent = await sentPhotosById(tx, companyId, { projectId: project.id, ids })
  const images: Record<string, string> = {}
  const shown: ShownPhoto[] = []
  for (const { fileId, caption } of album.photos) {
    const photo = sent.find((one) => one.id === fileId)
    const kept = photo && (await fileBytes(tx, companyId, fileId))
    if (!kept) continue
    const key = `foto${shown.length}`
    images[key] = pictureText(await paperPhoto(kept.bytes))
    const lines = linesUnder({ ...photo, own: caption ?? photo.own }, { lines: album.lines, place: project.place })
    shown.push({ key, spot: photo.spot, lines })
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
    after: album.pairs ? pairedPages(shown, album.perPage) : pages(shown, album.perPage),
  }
  return { name: `Album ${album.title}.pdf`, content: await makePdf(paper) }
}

interface ShownPhoto {
  readonly key: string
  readonly spot: string | null
  readonly lines: readonly string[]
}

function pages(shown: readonly ShownPhoto[], perPage: number, onNewPage = false): Piece[] {
  const grid = GRIDS[perPage] ?? { columns: 2 as const, height: 228 }
  const starts = shown.flatMap((_, at) => (at % perPage === 0 ? [at] : []))
  return starts.flatMap((start) => photoRows(shown.slice(start, start + perPage), grid, onNewPage || start > 0))
}

// Two photos of a spot stand beside each other, with room for as many rows as the page would have of others.
function pairedPages(shown: readonly ShownPhoto[], perPage: number): Piece[] {
  const spots = bySpot(shown).filter(({ photos }) => photos.length > 1)
  const height = GRIDS[Math.max(perPage, 4)]?.height ?? 134
  const paired = spots.flatMap(({ spot, photos }): Piece[] => {
    const [first, ...rows] = photoRows(photos, { columns: 2, height })
    const heading: Piece = { text: spot, style: 'strong', margin: [0, 4, 0, 4] }
    // A heading never stands at the foot of a page without its photos.
    return [{ unbreakable: true, stack: [heading, ...(first ? [first] : [])] }, ...rows]
  })
  const rest = shown.filter((photo) => !spots.some(({ photos }) => photos.includes(photo)))
  return [...paired, ...pages(rest, perPage, paired.length > 0 && rest.length > 0)]
}
