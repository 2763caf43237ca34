import type { TableCell } from 'pdfmake/interfaces.js'
import { INK, MM, RULE, SHEETS } from './look.ts'
import type { PaperSize, Piece } from './paper.ts'

// In letters: beyond this the facts take half the sheet and wrap.
const LONG_FACT = 36

/** The width between the margins, in points. */
export function textWidth(size: PaperSize): number {
  const { width, margins } = SHEETS[size]
  return width - margins[0] - margins[2]
}

/** Draws a straight line across. */
export function rule(width: number, lineWidth: number): Piece {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: INK }] }
}

/** A small label over what it names, with room below; nothing when there is nothing to name. */
export function labelled(label: string, said: readonly (string | Piece)[], style = ''): Piece[] {
  const lines = said.filter((line) => line !== '')
  if (lines.length === 0) return []
  return [
    { margin: [0, 0, 0, 9], stack: [{ text: label, style: 'label' }, ...lines.map((line) => styled(line, style))] },
  ]
}

/** What stands in the band under the letterhead. */
export interface TitleBlock {
  readonly title: string
  /** Number, dates: those without a value are left out. */
  readonly facts: readonly (readonly [string, string | null])[]
  /** Stands below the title, beside the facts; saves a band on small sheets. */
  readonly below?: readonly Piece[]
}

/** The title of the document at left, its number and dates at right. */
export function titleBlock({ title, facts, below = [] }: TitleBlock, size: PaperSize): Piece {
  const air = SHEETS[size].isDense ? 9 : 20
  const known = facts.filter(([, value]) => value)
  const isLong = known.some(([, value]) => (value?.length ?? 0) > LONG_FACT)
  return {
    margin: [0, air, 0, air],
    columnGap: 24,
    columns: [
      { width: '*', stack: [{ text: title, style: 'title', margin: [0, -2, 0, 5] }, ...below] },
      ...stacks(known, size === 'continuous' && !isLong).map((stack) =>
        factTable(stack, isLong ? textWidth(size) / 2 : 'auto'),
      ),
    ],
  }
}

type Facts = TitleBlock['facts']

// A continuous form is wide and low: many facts stand there in two stacks.
function stacks(facts: Facts, isLow: boolean): Facts[] {
  if (!isLow || facts.length < 5) return [facts]
  const half = Math.ceil(facts.length / 2)
  return [facts.slice(0, half), facts.slice(half)]
}

function factTable(facts: Facts, width: number | 'auto'): Piece {
  const isLong = width !== 'auto'
  return {
    width,
    layout: 'facts',
    table: {
      widths: ['auto', isLong ? '*' : 'auto'],
      body: facts.map(([label, value]) => [
        { text: label, style: 'quiet', noWrap: true },
        { text: value ?? '', style: 'value', alignment: 'right', noWrap: !isLong },
      ]),
    },
  }
}

/** A person or firm the document speaks of. */
export interface PartyBlock {
  readonly label: string
  readonly name: string
  readonly lines: readonly (string | null)[]
}

/** One party: its label, its name, its lines. */
export function party({ label, name, lines }: PartyBlock): Piece {
  const known = lines.filter((line) => line).map((line) => ({ text: line ?? '' }))
  return {
    width: '*',
    stack: [{ text: label, style: 'label' }, { text: name, bold: true, margin: [0, 1, 0, 1] }, ...known],
  }
}

/** Parties side by side, in equal columns. */
export function parties(blocks: readonly PartyBlock[]): Piece {
  const columns = blocks.map(party)
  const filled: Piece[] = columns.length === 1 ? [...columns, { width: '*', text: '' }] : columns
  return { columns: filled, columnGap: 24, margin: [0, 0, 0, 18] }
}

/** A row of the totals: plain, a memo that is not added, the sum over a rule, or the amount that counts between rules. */
export interface TotalRow {
  readonly label: string
  readonly amount: string
  readonly rank?: 'plain' | 'memo' | 'sum' | 'due'
}

/** The totals at the right; a due amount closes with a double rule. */
export function totals(rows: readonly TotalRow[], width: number): Piece {
  const isClosed = rows.at(-1)?.rank === 'due'
  return {
    width,
    stack: [
      { layout: 'totals', table: { widths: ['*', 'auto'], body: rows.map((row) => totalRow(row)) } },
      ...(isClosed ? [{ ...(rule(width, RULE.head) as object), margin: [0, 1.5, 0, 0] } as Piece] : []),
    ],
  }
}

function totalRow({ label, amount, rank = 'plain' }: TotalRow): TableCell[] {
  const isRuled = rank === 'sum' || rank === 'due'
  const border: [boolean, boolean, boolean, boolean] = [false, isRuled, false, rank === 'due']
  const style = { plain: '', memo: 'label', sum: 'strong', due: 'due' }[rank]
  const voice = rank === 'plain' ? 'quiet' : style
  const figure = { text: amount, alignment: 'right' as const, noWrap: true, fontFeatures: ['tnum' as const] }
  return [
    { text: label, style: voice, border },
    { ...figure, style, border },
  ]
}

/** A place to sign: what is said above, the empty space, the name under the line. */
export interface SignatureBox {
  readonly above: string
  readonly name: string
  readonly role: string
  /** Draws the square for a duty stamp, 25 × 25 mm, with these words in it. */
  readonly stamp?: string
  /** Names of the paper's pictures that stand over the line, side by side: a company's stamp, a signature. */
  readonly pictures?: readonly string[]
}

/** Places to sign, side by side, each of a width. */
export function signatures(boxes: readonly SignatureBox[], width: number, space = 62): Piece[] {
  return boxes.map(({ above, name, role, stamp, pictures = [] }) => ({
    width,
    stack: [
      { text: above, style: 'signing' },
      ...signed(pictures, { width: width - (stamp ? 26 * MM : 0), space, from: stamp ? 26 * MM : 0 }),
      stamp ? stampBox(stamp) : { text: '', margin: [0, 0, 0, space] },
      rule(width, RULE.head),
      { text: name || ' ', bold: true, margin: [0, 4, 0, 0] },
      { text: role, style: 'small' },
    ],
  }))
}

// Takes no room of its own: the line stands where it would stand unsigned. Beside a duty stamp, to its right.
function signed(pictures: readonly string[], room: { width: number; space: number; from: number }): Piece[] {
  const each = (room.width - 6 * (pictures.length - 1)) / pictures.length
  return pictures.map((image, at) => ({
    image,
    fit: [each, room.space - 4],
    relativePosition: { x: room.from + at * (each + 6), y: 2 },
  }))
}

function stampBox(words: string): Piece {
  const side = 25 * MM
  return {
    margin: [0, 4, 0, 4],
    layout: 'boxed',
    table: {
      widths: [side - 12],
      heights: [side - 8],
      body: [[{ text: words, style: 'label', alignment: 'center', margin: [0, side / 2 - 16, 0, 0] }]],
    },
  }
}

function styled(line: string | Piece, style: string): Piece {
  return typeof line === 'string' ? { text: line, style } : line
}
