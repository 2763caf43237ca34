import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { FoundAnalysis } from '../../ahsp/read-analyses.ts'
import type { RabRow } from '../../rab/contract.ts'
import { takenRows, type JudgedRow } from '../../rab/judge.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'

/** A row of the editor; one without volume and price is a group. */
export interface RabLine extends KeyedRow {
  readonly number: string
  readonly name: string
  readonly unit: string
  readonly volume: string
  readonly unitPrice: string
  /** The analysis the price comes from. */
  readonly analysisCode: string
}

/** The cells of a fresh row. */
export const blankRabLine = () => ({ number: '', name: '', unit: '', volume: '', unitPrice: '', analysisCode: '' })

/** Makes rows of the editor out of a version. */
export function linesOfRab(rows: readonly RabRow[]): RabLine[] {
  return rows.map(({ number, name, unit, volume, unitPrice, analysisCode }) => ({
    ...{ key: rowKey(), number, name, unit: unit ?? '', analysisCode: analysisCode ?? '' },
    ...{ volume: volume ?? '', unitPrice: unitPrice ?? '' },
  }))
}

/** Makes rows of the editor out of what was judged of a workbook; a line of the same name and unit stands on its analysis. */
export function linesOfWorkbook(rows: readonly JudgedRow[], analyses: readonly FoundAnalysis[]): RabLine[] {
  const codes = new Map(analyses.map(({ name, unit, code }) => [workKey(name, unit), code]))
  return takenRows(rows).map((row) => ({
    ...{ key: rowKey(), number: row.number, name: row.name, unit: row.unit ?? '' },
    analysisCode: codes.get(workKey(row.name, row.unit ?? '')) ?? '',
    volume: row.volume === null ? '' : quantityText(row.volume),
    unitPrice: row.unitPrice === null ? '' : priceText(row.unitPrice),
  }))
}

const workKey = (name: string, unit: string) => `${name.toLowerCase().replaceAll(/\s+/g, ' ').trim()} ${unit}`
