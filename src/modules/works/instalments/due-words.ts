import { dayFormat, percentFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { dueKinds, type Instalment } from './contract.ts'

/**
 * Says what an instalment waits for, as it stands within a sentence.
 *
 *   'langsung' · 'progres 50%' · '21 Nov 2026' · 'BAST-1'
 */
export function dueWords({ dueBy, duePercent, dueOn }: Pick<Instalment, 'dueBy' | 'duePercent' | 'dueOn'>): string {
  if (dueBy === 'date') return dueOn === null ? dueKinds.date : dayFormat(dueOn as Day, 'short')
  if (dueBy !== 'progress') return dueKinds[dueBy]
  const share = percentFormat(duePercent ?? '100')
  return share === percentFormat('0') ? 'langsung' : `progres ${share}`
}
