import type { Column as PdfColumn, TableCell } from 'pdfmake/interfaces.js'

/** One piece of a page. Plain data: it crosses to the press by copy, so it holds no functions. */
export type Piece = PdfColumn

/** The sizes papers come in; 'continuous' is half a 9,5 × 11 inch form for needle printers. A3 is for drawings. */
export type PaperSize = 'A3-landscape' | 'A4' | 'A5' | 'A5-landscape' | 'continuous'

/** A column of the table of lines. Measures in points; '*' takes what is left. */
export interface Column {
  readonly title: string
  readonly width: number | '*' | 'auto'
  readonly align?: 'left' | 'right' | 'center'
}

/** The table that runs over pages: its head repeats, its rows never split. */
export interface Lines {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly TableCell[])[]
}

/** A document ready for the press: what is said, in which order, and what must stay together. */
export interface Paper {
  /** Title of the file, also said small at the top of every page but the first. */
  readonly title: string
  readonly author: string
  /** ISO instant written into the file; equal data with an equal instant gives equal bytes. */
  readonly createdAt: string
  readonly size: PaperSize
  /** Letterhead, title, parties: before the lines. */
  readonly opening: readonly Piece[]
  readonly lines: Lines | null
  /** Totals and signatures: never split, and never on a page without the last two lines. */
  readonly closing: readonly Piece[]
  /** Terms and the like after the closing; may run over pages. */
  readonly after?: readonly Piece[]
  /** One sheet for each label ('Lembar 1 – Penerima'), numbered by itself; none is one sheet without a label. */
  readonly copies?: readonly string[]
  readonly foot: string
  /** Pictures by name, as data URLs; pieces name them. */
  readonly images?: Readonly<Record<string, string>>
  readonly watermark?: string | null
  /** Small framed word at the top of every page, such as SALINAN. */
  readonly mark?: string | null
  /** What opens the file (encrypted with AES, 256 bits). Null or absent: nothing is asked. */
  readonly password?: string | null
  /** How the company wants it to look; the press puts it on. */
  readonly dress?: Dress | null
}

/** How a company wants a kind of paper to look: what is left out, and its own words. */
export interface Dress {
  /** False: the sheet has its letterhead printed already. */
  readonly letterhead: boolean
  /** What the paper is called instead: the usual word, and the own one. */
  readonly title: { readonly usual: string; readonly own: string } | null
  /** Under the title: 'No. PO'. */
  readonly hiddenFacts: readonly string[]
  /** Of the lines: 'Kode'. */
  readonly hiddenColumns: readonly string[]
  /** Blocks beside and under the totals, by their label: 'Terbilang', 'Pembayaran'. */
  readonly hiddenParts: readonly string[]
  /** Said at the foot of every page instead of the company's line. */
  readonly footer: string | null
  /** Conditions after everything else. */
  readonly terms: string | null
  /** Who signs, from left to right; null: as usual, empty: nobody. */
  readonly signers: readonly Signer[] | null
  /** What the sheets of one paper are called; null: as usual. */
  readonly copies: readonly string[] | null
  /** The sheet it is printed on; null: the usual one. */
  readonly size: 'A4' | 'A5' | 'continuous' | null
}

/** Words at a place to sign; empty ones stay as usual. */
export interface Signer {
  readonly above: string
  readonly name: string
  readonly role: string
}

export type { TableCell }
