import type { On, PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import { pictureText } from '#kit/paper/letterhead.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { photoRows } from './photo-rows.ts'
import { contractFacts, type ContractHead } from './handover-paper.ts'

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
  const placed = data.photos.map(({ date }, at) => ({ key: `foto${at}`, lines: [onPaper(date)] }))
  const after = photoRows(placed, { columns: 2, height: 190 })
  return { ...frame, images: { ...frame.images, ...pictures }, lines: null, closing: [], after }
}
