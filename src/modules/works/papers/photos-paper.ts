import type { On, PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import { pictureText } from '#kit/paper/letterhead.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { textWidth } from '#kit/paper/pieces.ts'
import { contractFacts, type ContractHead } from './handover-paper.ts'

const GAP = 12

/** A photo of a day on the site. */
export interface SitePhoto {
  readonly date: On
  readonly picture: Uint8Array
}

/** What a paper of photos says. */
export interface PhotosData extends PaperBasis, ContractHead {
  readonly photos: readonly SitePhoto[]
}

/** Foto pekerjaan: two beside each other, each with its day. */
export function photosPaper(data: PhotosData): Paper {
  const frame = framed(data, {
    title: 'FOTO PEKERJAAN',
    size: 'A4',
    facts: [['Tanggal', onPaper(data.date)], ...contractFacts(data)],
    parties: [partyBlock('Pemberi kerja', { ...data.customer, npwp: null })],
  })
  const pictures = Object.fromEntries(data.photos.map(({ picture }, at) => [`foto${at}`, pictureText(picture)]))
  return { ...frame, images: { ...frame.images, ...pictures }, lines: null, closing: [], after: pairs(data.photos) }
}

function pairs(photos: readonly SitePhoto[]): Piece[] {
  const width = (textWidth('A4') - GAP) / 2
  return photos
    .filter((_, at) => at % 2 === 0)
    .map((_, row) => ({
      unbreakable: true,
      margin: [0, 0, 0, 10],
      columnGap: GAP,
      columns: [2 * row, 2 * row + 1].map((at) => {
        const photo = photos[at]
        if (!photo) return { width, text: '' }
        return {
          width,
          stack: [
            { image: `foto${at}`, fit: [width, 190] },
            { text: onPaper(photo.date), style: 'label', margin: [0, 3, 0, 0] },
          ],
        }
      }),
    })) as unknown as Piece[]
}
