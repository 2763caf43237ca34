import { rangeFormat } from '#ground/day-format.ts'
import { addDays, type Day } from '#ground/day.ts'
import { feasts } from '#modules/payroll/feasts/rules.ts'
import type { SettlementRef } from './contract.ts'

/** Names what is fetched: '23–29 Nov 2026', 'THR Natal 2026', 'Upah belum diambil'. */
export function settlementTitle({ kind, feast, until }: Pick<SettlementRef, 'kind' | 'feast' | 'until'>): string {
  if (feast !== null) return `THR ${feasts[feast].name} ${until.slice(0, 4)}`
  if (kind === 'opening') return 'Upah belum diambil'
  return rangeFormat(addDays(until as Day, -6), until as Day)
}
