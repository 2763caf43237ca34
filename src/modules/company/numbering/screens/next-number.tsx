import { today } from '#kit/screen/format/zone.ts'
import { frameOf, numberText, usualTemplate } from '#kit/posting/number-template.ts'
import { nextSeq, type Standing } from '#modules/company/numbering/rules.ts'
import type { NumberedPaper, Numbering, SeriesRow } from '#modules/company/numbering/contract.ts'

/** How one kind of paper is numbered. */
export type Row = NumberedPaper & Omit<SeriesRow, 'doc'>

/** As the company chose, or as everybody begins. */
export function rowOf(paper: NumberedPaper, { series }: Numbering): Row {
  const chosen = series.find((row) => row.doc === paper.doc)
  return {
    ...(chosen ?? { version: 0, template: usualTemplate, reset: 'monthly', monthly: untouched, yearly: untouched }),
    // Only what names the paper: asked again in a conflict, a row brings its old values along.
    doc: paper.doc,
    name: paper.name,
  }
}

const untouched = { last: null, first: '1', highest: '0' }
const standingIn = (row: Row, reset: Row['reset']): Standing => {
  const { last, first, highest } = row[reset]
  return { last: last === null ? null : BigInt(last), first: BigInt(first), highest: BigInt(highest) }
}

interface ExampleProps {
  readonly row: Row
  readonly code: string
  /** What somebody wants to begin with. */
  readonly wanted?: bigint | undefined
}

/** The number that the next paper of today will bear. */
export function Example({ row, code, wanted }: ExampleProps) {
  const frame = frameOf(row.template, { doc: row.doc, companyCode: code, day: today() })
  return <span className="code">{numberText(frame, nextSeq(standingIn(row, row.reset), wanted))}</span>
}
