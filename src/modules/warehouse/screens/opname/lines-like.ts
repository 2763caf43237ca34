import type { CountLine } from '#modules/warehouse/opname/contract.ts'

type Named = Pick<CountLine, 'itemName' | 'itemCode' | 'barcode' | 'rack'>

/** The lines that hold every word that was typed; the one whose code it is comes first, for a scanner leads there. */
export function linesLike<Line extends Named>(lines: readonly Line[], typed: string): readonly Line[] {
  const wanted = typed.trim().toLowerCase()
  const words = wanted.split(/\s+/)
  const isMeant = (line: Line) => line.itemCode.toLowerCase() === wanted || line.barcode === wanted
  return lines
    .filter((line) => words.every((word) => textOf(line).includes(word)))
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
}

function textOf({ itemName, itemCode, barcode, rack }: Named): string {
  return `${itemName} ${itemCode} ${barcode ?? ''} ${rack ?? ''}`.toLowerCase()
}
