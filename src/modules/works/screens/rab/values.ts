import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { AnalysisCopy } from '../../ahsp/contract.ts'
import type { RabRow } from '../../rab/contract.ts'
import { takenRows, type JudgedRow } from '../../rab/judge.ts'
import { price, priceText, type Price } from '#ground/price.ts'
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

/**
 * Makes rows of the editor out of what was judged of a workbook. A line stands on the analysis of its own unit that has
 * its name, else on the only one of its price.
 */
export function linesOfWorkbook(rows: readonly JudgedRow[], analyses: readonly AnalysisCopy[]): RabLine[] {
  return takenRows(rows).map((row) => {
    const unitPrice = row.unitPrice === null ? '' : priceText(row.unitPrice)
    const ofUnit = analyses.filter(({ unit }) => unit === row.unit)
    const ofPrice = ofUnit.filter((one) => isNear(price(one.price), row.unitPrice))
    const analysis =
      ofUnit.find(({ name }) => plain(name) === plain(row.name)) ?? (ofPrice.length === 1 ? ofPrice[0] : undefined)
    return {
      ...{ key: rowKey(), number: row.number, name: row.name, unit: row.unit ?? '', unitPrice },
      volume: row.volume === null ? '' : quantityText(row.volume),
      analysisCode: analysis?.code ?? '',
    }
  })
}

// A workbook keeps the decimals that the analysis rounds off.
const isNear = (ours: Price, written: Price | null) => written !== null && abs(ours - written) < abs(price('1'))
const abs = (amount: bigint) => (amount < 0n ? -amount : amount)
const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
