import type { Dress, Lines, Paper, Piece, Signer, TableCell } from './paper.ts'
import { labelled } from './pieces.ts'

/** The title of a paper in the company's own word: of 'INVOICE UANG MUKA' only the usual word is replaced. */
export function titleIn(dress: Dress | null | undefined, title: string): string {
  const own = dress?.title
  return own && title.startsWith(own.usual) ? own.own + title.slice(own.usual.length) : title
}

/** Puts a paper into its dress; the press does it last, so that no kind of paper needs to know. */
export function dressed(paper: Paper): Paper {
  const { dress } = paper
  if (!dress) return paper
  const closing = paper.closing.flatMap((piece) => kept(piece, dress))
  return {
    ...paper,
    lines: paper.lines && withoutColumns(paper.lines, dress.hiddenColumns),
    closing: dress.signers ? signed(closing, dress.signers) : closing,
    after: [...(paper.after ?? []).flatMap((piece) => kept(piece, dress)), ...termsOf(dress)],
    ...(paper.copies?.length && dress.copies && { copies: dress.copies }),
  }
}

function termsOf({ terms }: Dress): Piece[] {
  if (!terms) return []
  return [{ margin: [0, 16, 0, 0], stack: labelled('Ketentuan', terms.split('\n')) }]
}

function withoutColumns({ columns, rows }: Lines, hidden: readonly string[]): Lines {
  const isShown = columns.map(({ title }) => !hidden.includes(title))
  const left = isShown.filter(Boolean).length
  if (left === columns.length || left === 0) return { columns, rows }
  return {
    columns: columns.filter((_, at) => isShown[at]),
    rows: rows.map((row) => (spanOf(row[0]) > 1 ? across(row, left) : row.filter((_, at) => isShown[at]))),
  }
}

// A heading or note runs across all columns that are left.
function across([first]: readonly TableCell[], width: number): TableCell[] {
  return [{ ...(first as object), colSpan: width } as TableCell, ...Array.from({ length: width - 1 }, () => '')]
}

function spanOf(cell: TableCell | undefined): number {
  return typeof cell === 'object' && 'colSpan' in cell ? Number(cell.colSpan) : 1
}

type Nested = { readonly stack?: readonly Piece[]; readonly columns?: readonly Piece[]; readonly text?: unknown }

// A block is known by the label or the heading over it.
function kept(piece: Piece, dress: Dress): Piece[] {
  if (typeof piece !== 'object') return [piece]
  const { stack, columns } = piece as Nested
  const label = stack?.[0] as (Nested & { style?: unknown }) | undefined
  if ((label?.style === 'label' || label?.style === 'strong') && dress.hiddenParts.includes(String(label.text)))
    return []
  return [
    {
      ...piece,
      ...(stack && { stack: stack.flatMap((each) => kept(each, dress)) }),
      ...(columns && { columns: columns.map((each) => kept(each, dress)[0] ?? { text: '', width: 'auto' }) }),
    } as Piece,
  ]
}

function signed(pieces: readonly Piece[], signers: readonly Signer[]): Piece[] {
  let place = 0
  const visit = (piece: Piece): Piece => {
    if (typeof piece !== 'object') return piece
    const { stack, columns } = piece as Nested
    if (isSigning(stack)) return boxOf(piece, stack ?? [], signers[place++])
    return {
      ...piece,
      ...(stack && { stack: stack.map(visit) }),
      ...(columns && { columns: columns.map(visit) }),
    } as Piece
  }
  return pieces.map(visit)
}

function isSigning(stack: readonly Piece[] | undefined): boolean {
  const first = stack?.[0]
  return typeof first === 'object' && 'style' in first && first.style === 'signing'
}

function boxOf(piece: Piece, stack: readonly Piece[], signer: Signer | undefined): Piece {
  if (!signer) return { width: (piece as { width?: number }).width ?? 'auto', text: '' }
  const words = [signer.above, ...stack.slice(1, -2).map(() => ''), signer.name, signer.role]
  const said = stack.map((each, at) => (words[at] ? { ...(each as object), text: words[at] } : each))
  return { ...(piece as object), stack: said } as Piece
}
