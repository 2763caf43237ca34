import type { Piece } from '#kit/paper/paper.ts'
import { textWidth } from '#kit/paper/pieces.ts'

const GAP = 12

/** A photo among the images of a paper, and what is said under it. */
export interface PlacedPhoto {
  readonly key: string
  readonly lines: readonly string[]
}

/** Lays photos in rows across an A4, each as high as it may be in points; `onNewPage` begins them on a fresh sheet. */
export function photoRows(
  photos: readonly PlacedPhoto[],
  { columns, height }: { readonly columns: 1 | 2 | 3; readonly height: number },
  onNewPage = false,
): Piece[] {
  const width = (textWidth('A4') - GAP * (columns - 1)) / columns
  return photos
    .filter((_, at) => at % columns === 0)
    .map((_, row) => ({
      unbreakable: true,
      ...(row === 0 && onNewPage && { pageBreak: 'before' }),
      margin: [0, 0, 0, 10],
      columnGap: GAP,
      columns: Array.from({ length: columns }, (_none, at) => {
        const photo = photos[row * columns + at]
        if (!photo) return { width, text: '' }
        const said = photo.lines.map((text, line) => ({ text, style: 'label', margin: [0, line === 0 ? 3 : 0, 0, 0] }))
        return { width, stack: [{ image: photo.key, fit: [width, height] }, ...said] }
      }),
    })) as unknown as Piece[]
}
