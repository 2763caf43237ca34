import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { cashEntryStates, type CashEntryState } from '../words.ts'

const tones: Readonly<Record<CashEntryState, Tone>> = { draft: 'neutral', posted: 'success', void: 'danger' }

/** Where a cash entry stands, in its colour. */
export function CashEntryBadge({ state }: { readonly state: CashEntryState }) {
  return <Badge tone={tones[state]}>{cashEntryStates[state]}</Badge>
}

/** How the acts on a cash entry are told. */
export const cashEntryActs: Readonly<Record<string, string>> = {
  create: 'menulis',
  update: 'mengubah',
  post: 'mencatat ke buku',
  delete: 'menghapus draf',
  void: 'membatalkan',
}
