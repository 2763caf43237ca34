import { percentText, type Percent } from '#ground/percent.ts'
import { priceText, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { snake } from '#kit/list/source.ts'
import { wireValue } from '#kit/list/wire.ts'
import type { Field, Fields } from '#kit/record/fields.ts'
import type { ColumnKind } from '#kit/list/columns.ts'

/** The column of a field. */
export function columnOf(key: string, field: Field): string {
  return field.column ?? snake(key)
}

/** What a checked value becomes in its column. */
export function columnValue(value: unknown, field: Field): unknown {
  if (value === null || value === undefined) return null
  if (field.kind === 'quantity') return quantityText(value as Quantity)
  if (field.kind === 'price') return priceText(value as Price)
  if (field.kind === 'percent') return percentText(value as Percent)
  return value
}

/** The columns of what was given; keys not given are not there. */
export function columnValues(given: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> {
  return valuesOf(given, fields, ({ isElsewhere, isBeside }) => !isElsewhere && !isBeside)
}

/** The same for the columns of the table beside the master's own. */
export function besideValues(given: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> {
  return valuesOf(given, fields, ({ isBeside }) => isBeside === true)
}

function valuesOf(
  given: Readonly<Record<string, unknown>>,
  fields: Fields,
  isMeant: (field: Field) => boolean,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    if (given[key] !== undefined && isMeant(field)) values[columnOf(key, field)] = columnValue(given[key], field)
  }
  return values
}

/** A row of the table as it travels; `can` leaves guarded fields out. */
export function wireFields(
  row: Readonly<Record<string, unknown>>,
  fields: Fields,
  can: (permission: string) => boolean,
): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    if (field.permission !== undefined && !can(field.permission)) continue
    wire[key] = wireValue(row[columnOf(key, field)], field.kind as ColumnKind | 'coordinate')
  }
  return wire
}
