import type { PaperBasis } from '#kit/paper/document.ts'
import { INK } from '#kit/paper/look.ts'
import type { Letterhead } from '#kit/paper/letterhead.ts'
import type { PaperSize, Piece } from '#kit/paper/paper.ts'
import { signatures, textWidth, type SignatureBox } from '#kit/paper/pieces.ts'

const GAP = 24

/** The words in the square for a duty stamp (UU 10/2020). */
export const METERAI = 'Meterai\nRp10.000'

/** The side of a square code, in points: two to a dot, as wide as an address of ours needs. */
export const SQUARE = 82

/** What is said at such a code. */
export const SCAN = 'Pindai untuk\ntanda terima'

/** The code alone. */
export function squareCode(url: string): Piece {
  return { qr: url, fit: SQUARE, eccLevel: 'L', foreground: INK, width: SQUARE }
}

/** A square code that opens the page on which whoever takes the goods signs for them. */
export function signingSquare(url: string): Piece {
  return {
    width: SQUARE,
    stack: [
      { ...(squareCode(url) as object), alignment: 'center' } as Piece,
      { text: SCAN, style: 'small', alignment: 'center', margin: [0, 3, 0, 0] },
    ],
  }
}

/** Places to sign across a sheet, each as wide as the others; beside them the square of the page where it is done by phone. */
export function signingRow(
  boxes: readonly SignatureBox[],
  size: PaperSize = 'A4',
  signAt: string | null = null,
): Piece {
  const beside = signAt ? [signingSquare(signAt)] : []
  const room = textWidth(size) - beside.length * (SQUARE + GAP)
  const width = (room - (boxes.length - 1) * GAP) / boxes.length
  return { margin: [0, 22, 0, 0], columnGap: GAP, columns: [...signatures(boxes, width, 56), ...beside] } as Piece
}

/** The place of somebody who signs alone: half a sheet of A4 wide. */
export function signingAlone(box: SignatureBox): Piece {
  return { margin: [0, 22, 0, 0], columns: signatures([box], (textWidth('A4') - GAP) / 2, 56) } as Piece
}

/**
 * Our own place to sign: who may sign for the company, with stamp and signature where the company keeps them. A draft
 * and what was called off are signed by nobody.
 */
export function issuerBox(above: string, letterhead: Letterhead, state?: PaperBasis['state']): SignatureBox {
  const { signatory, stamp } = letterhead
  const isSigned = state !== 'draft' && state !== 'void'
  const pictures = [...(stamp ? ['stempel'] : []), ...(signatory?.signature ? ['tanda-tangan'] : [])]
  return {
    above,
    name: signatory?.name ?? '',
    role: signatory?.role ?? '',
    ...(isSigned && signatory && pictures.length > 0 && { pictures }),
  }
}
