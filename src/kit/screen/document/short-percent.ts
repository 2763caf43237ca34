import { percentFormat } from '#ground/format.ts'

/** A percentage with one decimal, cut: what a difference amounts to, at a glance. */
export function shortPercent(percent: string): string {
  return percentFormat(percent.replace(/(\.\d)\d+$/, '$1'))
}
