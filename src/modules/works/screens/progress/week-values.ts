import type { InputOf } from '#kit/http/endpoint.ts'
import { mulDiv } from '#ground/decimal.ts'
import { HUNDRED_PERCENT, percent, percentText, type Percent } from '#ground/percent.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { ProgressLine, saveProgress, ProgressSheet } from '../../progress/contract.ts'
import { measuredSum, type Measurement } from '../../progress/measure.ts'

/** The week of a project as its form holds it; volumes by work item, so that what was typed earlier still fits the bill. */
export interface WeekValues {
  readonly week: string
  readonly date: string
  readonly note: string
  readonly volumes: Readonly<Record<string, string>>
  /** What a volume was measured from, by work item; where there is any, their sum is the volume. */
  readonly measured?: Readonly<Record<string, readonly MeasuredRow[]>>
}

/** One thing that was measured, as it is typed. */
export interface MeasuredRow extends KeyedRow {
  readonly note: string
  readonly count: string
  readonly length: string
  readonly width: string
  readonly height: string
  readonly isOff: boolean
}

/** A fresh thing to be measured. */
export const blankMeasured = () => ({ note: '', count: '', length: '', width: '', height: '', isOff: false })

/** Tells whether a line is a lump sum, whose volume of a week is typed in percent of its contract. */
export function isLumpSum({ unit, contract }: Pick<ProgressLine, 'unit' | 'contract'>): boolean {
  return /^(ls|lot|lump ?sum)\.?$/i.test(unit ?? '') && quantity(contract) > 0n
}

/** Writes a volume of a lump sum in percent of its contract: '25' of 0,25 ls of 1 ls. */
export function percentOfLump(volume: string, contract: string): string {
  return percentText(mulDiv(quantity(volume), HUNDRED_PERCENT, quantity(contract)) as Percent)
}

function typedOf(line: ProgressLine): string {
  if (line.week === '0') return ''
  return isLumpSum(line) ? percentOfLump(line.week, line.contract) : line.week
}

// What cannot be read goes as it is: the server says what is wrong with it.
function volumeOf(line: ProgressLine, typed: string | undefined): string {
  if (!typed || !isLumpSum(line) || !/^-?\d+(\.\d{1,4})?$/.test(typed)) return typed || '0'
  return quantityText(mulDiv(quantity(line.contract), percent(typed), HUNDRED_PERCENT) as Quantity)
}

/** Begins the form: the draft that is there, else the week after the last that was approved. */
export function weekBegun({ draft, nextWeek, lines }: ProgressSheet, today: string): WeekValues {
  return {
    ...{ week: String(draft?.week ?? nextWeek), date: draft?.date ?? today, note: draft?.note ?? '' },
    volumes: Object.fromEntries(lines.map((line) => [line.workItemId, typedOf(line)])),
    measured: Object.fromEntries(
      lines
        .filter(({ measurements }) => measurements.length > 0)
        .map((line) => [line.workItemId, line.measurements.map(rowOf)]),
    ),
  }
}

const rowOf = (one: Measurement): MeasuredRow => ({
  ...{ key: rowKey(), note: one.note ?? '', count: one.count ?? '', length: one.length ?? '' },
  ...{ width: one.width ?? '', height: one.height ?? '', isOff: one.isOff },
})

/** What was measured, of the rows in which any number stands that can be read. */
export function measurementsOf(rows: readonly MeasuredRow[] | undefined): readonly Measurement[] {
  const said = (typed: string | undefined) => (typed && isDecimal(typed) ? typed : null)
  return (rows ?? [])
    .map((row) => ({
      ...{ note: row.note.trim() || null, count: said(row.count), length: said(row.length) },
      ...{ width: said(row.width), height: said(row.height), isOff: row.isOff },
    }))
    .filter(({ count, length, width, height }) => (count ?? length ?? width ?? height) !== null)
}

/** Makes what is sent: a volume of every line of the bill as it is known here. */
export function weekSent(projectId: string, sheet: ProgressSheet, values: WeekValues): InputOf<typeof saveProgress> {
  return {
    ...{ id: projectId, version: sheet.draft?.version ?? null, week: Number(values.week), date: values.date },
    note: values.note || null,
    lines: sheet.lines.map((line) => {
      const { workItemId } = line
      const measurements = measurementsOf(values.measured?.[workItemId])
      const volume =
        measurements.length > 0 ? quantityText(measuredSum(measurements)) : volumeOf(line, values.volumes[workItemId])
      return { workItemId, volume, measurements: [...measurements] }
    }),
  }
}

/** Tells what is missing of a week, by field. */
export function weekFaults({ week, volumes, measured = {} }: WeekValues): Record<string, string[]> {
  const isTold =
    Object.values(volumes).some(Boolean) || Object.values(measured).some((rows) => measurementsOf(rows).length > 0)
  return {
    ...(!/^[1-9]\d{0,2}$/.test(week) && { week: ['Tulis minggu ke berapa, misalnya 3.'] }),
    ...(!isTold && { '': ['Isi volume paling sedikit di satu pekerjaan.'] }),
  }
}

/** What of a sheet lies on a device: without what anything is worth. */
export function withoutPrices(sheet: ProgressSheet): ProgressSheet {
  const reports = sheet.reports.map((report) => ({ ...report, earned: null }))
  return { ...sheet, earned: null, total: null, reports }
}
