import type { PaperSize, Piece } from '#kit/paper/paper.ts'
import { signatures, textWidth, type SignatureBox } from '#kit/paper/pieces.ts'

const GAP = 24

/** Places to sign across a sheet, each as wide as the others. */
export function signingRow(boxes: readonly SignatureBox[], size: PaperSize = 'A4'): Piece {
  const width = (textWidth(size) - (boxes.length - 1) * GAP) / boxes.length
  return { margin: [0, 22, 0, 0], columnGap: GAP, columns: signatures(boxes, width, 56) } as Piece
}
