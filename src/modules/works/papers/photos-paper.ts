import { percentFormat } from '#ground/format.ts'
import type { On, PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import { pictureText } from '#kit/paper/letterhead.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { photoRows } from './photo-rows.ts'
import { contractFacts, type ContractHead } from './handover-paper.ts'

/** A photo of a day on the site. */
export interface SitePhoto {
  readonly date: On
  readonly picture: Uint8Array
  /** The work item it shows, with how far that was; null: none is said. */
  readonly work: { readonly id: string; readonly name: string; readonly pct: string } | null
}

/** What a paper of photos says. */
export interface PhotosData extends PaperBasis, ContractHead {
  readonly photos: readonly SitePhoto[]
}

/** Foto pekerjaan: of each work item its photos beside each other, each with how far it was; then those of the days, two in a row. */
export function photosPaper(data: PhotosData): Paper {
  const frame = framed(data, {
    title: 'FOTO PEKERJAAN',
    size: 'A4',
    facts: [['Tanggal', onPaper(data.date)], ...contractFacts(data)],
    parties: [partyBlock('Pemberi kerja', { ...data.customer, npwp: null })],
  })
  const pictures = Object.fromEntries(data.photos.map(({ picture }, at) => [`foto${at}`, pictureText(picture)]))
  const placed = data.photos.map((photo, at) => ({ ...photo, key: `foto${at}` }))
  const works = Map.groupBy(
    placed.filter(({ work }) => work !== null),
    ({ work }) => work?.id,
  )
  const days = placed.filter(({ work }) => work === null).map(({ key, date }) => ({ key, lines: [onPaper(date)] }))
  const after = [...[...works.values()].flatMap(workRow), ...photoRows(days, { columns: 2, height: 190 })]
  return { ...frame, images: { ...frame.images, ...pictures }, lines: null, closing: [], after }
}

// Its name never stands at the foot of a page without its photos.
function workRow(photos: readonly (SitePhoto & { readonly key: string })[]): Piece[] {
  const said = photos.map(({ key, date, work }) => ({
    key,
    lines: [`${percentFormat(work?.pct ?? '0')}, ${onPaper(date)}`],
  }))
  const heading: Piece = { text: photos[0]?.work?.name ?? '', style: 'strong', margin: [0, 4, 0, 4] }
  return [{ unbreakable: true, stack: [heading, ...photoRows(said, { columns: 3, height: 124 })] }]
}
