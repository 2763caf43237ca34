import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Nothing } from '#kit/screen/format/money.tsx'
import type { ItemRow } from '../../contract.ts'
import { stockStates } from '../../item.record.ts'

const tones = { aman: 'success', menipis: 'warning', habis: 'danger' } as const

/** How the stock stands against its minimum. */
export function StockState({ state }: { readonly state: ItemRow['stockState'] }) {
  return state ? <QuietBadge tone={tones[state]}>{stockStates[state]}</QuietBadge> : <Nothing />
}

/** The one badge of an item. */
export function ItemStatus({ row }: { readonly row: { readonly status: string; readonly isArchived?: boolean } }) {
  if (row.isArchived) return <Badge tone="neutral">Arsip</Badge>
  return row.status === 'nonaktif' ? <Badge tone="neutral">Nonaktif</Badge> : <QuietBadge>Aktif</QuietBadge>
}
