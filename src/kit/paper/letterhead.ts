import { headLines, type HeadWords } from './head-words.ts'
import { MM, RULE, SHEETS } from './look.ts'
import type { Dress } from './paper.ts'
import type { PaperSize, Piece } from './paper.ts'
import { rule, textWidth } from './pieces.ts'

const LOGO: Piece = { width: 'auto', stack: [{ image: 'logo', fit: [32 * MM, 14 * MM] }] }

/** How an issuer presents itself on paper. */
export interface Letterhead extends HeadWords {
  /** PNG or JPEG, best at 240 pixels or so: it is printed 14 mm high. */
  readonly logo: Uint8Array | null
  /** A picture of the whole head, in the place of logo, name and address. */
  readonly head?: Uint8Array | null
  /** The stamp that stands beside the signature. */
  readonly stamp?: Uint8Array | null
  /** A line of the issuer's own at the foot. */
  readonly footer: string | null
  readonly bankAccounts: readonly BankAccount[]
  readonly signatory: Signatory | null
  /** How this kind of paper is to look; absent: as usual. */
  readonly dress?: Dress | null
}

/** Where money is to be paid. */
export interface BankAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/** Who signs for the issuer. */
export interface Signatory {
  readonly name: string
  readonly role: string
  readonly signature?: Uint8Array | null
}

/** The head of the first page: logo, name, address, and the heavy rule. */
export function letterheadPiece(from: Letterhead, size: PaperSize): Piece {
  // Forms for needle printers carry no picture.
  if (from.head && size !== 'continuous')
    return { image: 'kop', fit: [textWidth(size), (SHEETS[size].isDense ? 17 : 32) * MM], alignment: 'center' }
  const [name, place, reach] = headLines(from)
  const words: Piece = {
    width: '*',
    stack: [
      { text: name, style: 'company' },
      { text: place, style: 'label', margin: [0, 1.5, 0, 0] },
      { text: reach, style: 'label' },
    ],
  }
  const logo: Piece[] = from.logo && size !== 'continuous' ? [LOGO] : []
  return {
    stack: [
      { columns: [...logo, words], columnGap: 12, margin: [0, 0, 0, SHEETS[size].isDense ? 8 : 12] },
      rule(textWidth(size), RULE.heavy),
    ],
  }
}

/** The place of a letterhead that the sheet bears already. */
export function letterheadRoom(size: PaperSize): Piece {
  return { text: '', margin: [0, 0, 0, SHEETS[size].isDense ? 14 * MM : 24 * MM] }
}

/** The pictures of the letterhead, for the paper's images. */
export function letterheadImages({ logo, head, stamp, signatory }: Letterhead): Record<string, string> {
  const all = { logo, kop: head, stempel: stamp, 'tanda-tangan': signatory?.signature }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, picture]) => (picture ? [[name, pictureText(picture)]] : [])),
  )
}

/** A picture as a paper carries it. */
export function pictureText(picture: Uint8Array): string {
  const kind = picture[0] === 0xff ? 'jpeg' : 'png'
  return `data:image/${kind};base64,${Buffer.from(picture).toString('base64')}`
}
