import { percentFormat } from '#ground/format.ts'
import { oneDecimal } from '#ground/percent.ts'

/** A percentage with one decimal: what a difference amounts to, at a glance. */
export function shortPercent(percent: string): string {
  return percentFormat(oneDecimal(percent))
}
