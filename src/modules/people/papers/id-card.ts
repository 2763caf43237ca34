import { phoneText } from '#ground/identifiers.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { fullName } from '#kit/paper/head-words.ts'
import { INK, MM } from '#kit/paper/look.ts'
import type { Paper, Piece, TableCell } from '#kit/paper/paper.ts'

/** Whose card it is. */
interface CardData extends Omit<PaperBasis, 'state' | 'number' | 'date'> {
  readonly name: string
  /** What they do, and where. */
  readonly work: readonly string[]
  readonly code: string
}

// A card as in a purse (ISO/IEC 7810 ID-1), and a passport photo of 2 × 3.
const [WIDTH, HEIGHT] = [85.6 * MM, 54 * MM]
const [PHOTO, TALL] = [20 * MM, 27 * MM]
const QR = 21 * MM
const PAD = 9

/** The identity card of somebody, to be cut out along its edge: room for a photo, name, work, number, and a QR of the number. */
export function idCardPaper({ letterhead, printed, name, work, code }: CardData): Paper {
  const firm = fullName(letterhead)
  const lost = [letterhead.address, letterhead.phone && `Telp. ${phoneText(letterhead.phone)}`]
    .filter(Boolean)
    .join(' · ')
  const inside: Piece[] = [
    { text: firm, bold: true, fontSize: 9.5, margin: [0, 0, 0, 7] },
    {
      columnGap: 8,
      columns: [
        { width: PHOTO, layout: 'boxed', table: { widths: [PHOTO - 12], heights: [TALL - 8], body: [[photo]] } },
        {
          width: '*',
          stack: [
            { text: name, bold: true, fontSize: 11.5, lineHeight: 1.05, margin: [0, 0, 0, 3] },
            ...work.map((text): Piece => ({ text, style: 'small' })),
            { text: code, bold: true, margin: [0, 5, 0, 0] },
          ],
        },
        { width: QR, stack: [{ qr: code, fit: QR, eccLevel: 'M', foreground: INK }] },
      ],
    },
    {
      ...{ text: lost ? `Kartu ini milik ${firm}. Bila ditemukan: ${lost}` : `Kartu ini milik ${firm}.` },
      ...{ style: 'small', fontSize: 6, lineHeight: 1, margin: [0, 8, 0, 0] },
    },
  ]
  return {
    ...{ title: `Kartu ${name}`, author: firm, createdAt: printed.at, size: 'A4' },
    opening: [
      {
        layout: 'boxed',
        table: {
          widths: [WIDTH - 12],
          heights: [HEIGHT - 8],
          body: [[{ stack: inside, margin: [PAD - 6, PAD - 4, PAD - 6, 0] }]],
        },
      },
    ],
    lines: null,
    closing: [],
    foot: 'Gunting menurut garis, tempel foto 2 × 3, lalu laminasi.',
  }
}

const photo: Piece & TableCell = {
  text: 'Foto\n2 × 3',
  style: 'small',
  alignment: 'center' as const,
  margin: [0, TALL / 2 - 14, 0, 0],
}
