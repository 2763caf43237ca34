import { quantity, quantityText } from '#ground/quantity.ts'
import type { ExplainedFigure } from '#kit/explained.ts'

/** Rupiah, as an explanation shows it. */
export function money(value: bigint | string | undefined): ExplainedFigure {
  return { kind: 'money', value: String(value ?? '0') }
}

/** A quantity with its unit, as an explanation shows it. */
export function qty(value: string, unit: string): ExplainedFigure {
  return { kind: 'quantity', value: quantityText(quantity(value)), unit }
}
