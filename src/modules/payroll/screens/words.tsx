import type { DocumentState } from '#kit/posting/state.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'

const tones: Readonly<Record<DocumentState, Tone>> = {
  draft: 'neutral',
  pending_approval: 'warning',
  posted: 'info',
  void: 'danger',
}
const words: Readonly<Record<DocumentState, string>> = {
  draft: 'Draf',
  pending_approval: 'Menunggu persetujuan',
  posted: 'Disetujui',
  void: 'Dibatalkan',
}

interface PayrollBadgeProps {
  readonly state: DocumentState
  readonly isPaid: boolean
  /** Owed, and not paid until it is released. */
  readonly isHeld?: boolean
}

/** Where wages stand: paid is what became of those that were approved. */
export function PayrollBadge({ state, isPaid, isHeld }: PayrollBadgeProps) {
  if (isHeld) return <Badge tone="warning">Ditahan</Badge>
  if (isPaid) return <Badge tone="success">Dibayar</Badge>
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}

/** The states of the filter of the list. */
export const payrollStateOptions = Object.entries(words).map(([value, label]) => ({ value, label }))
