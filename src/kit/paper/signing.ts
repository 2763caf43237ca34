import type { Piece } from '#kit/paper/paper.ts'
import { signatures, textWidth, type SignatureBox } from '#kit/paper/pieces.ts'

const GAP = 24

/** Places to sign across an A4 sheet, each as wide as the others. */
export function signingRow(boxes: readonly SignatureBox[]): Piece {
  const width = (textWidth('A4') - (boxes.length - 1) * GAP) / boxes.length
  return { margin: [0, 22, 0, 0], columnGap: GAP, columns: signatures(boxes, width, 56) } as Piece
}
