import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { instalmentStates, kasbonStatuses, type InstalmentState, type KasbonStatus } from '../words.ts'

const tones: Readonly<Record<KasbonStatus, Tone>> = {
  asked: 'warning',
  approved: 'info',
  paid: 'info',
  settled: 'success',
  void: 'danger',
}

/** Where a kasbon stands. */
export function KasbonBadge({ status }: { readonly status: KasbonStatus }) {
  return <Badge tone={tones[status]}>{kasbonStatuses[status]}</Badge>
}

const instalmentTones: Readonly<Record<InstalmentState, Tone>> = {
  due: 'neutral',
  part: 'warning',
  taken: 'success',
  'put-off': 'neutral',
}

/** Where an instalment stands. */
export function InstalmentBadge({ state }: { readonly state: InstalmentState }) {
  return <Badge tone={instalmentTones[state]}>{instalmentStates[state]}</Badge>
}

/** How history calls what was done to a kasbon. */
export const kasbonActWords: Readonly<Record<string, string>> = {
  ask: 'mengajukan',
  open: 'membuka sebagai saldo awal',
  approve: 'menyetujui',
  reject: 'menolak',
  pay: 'membayarkan',
  putOff: 'menunda satu cicilan',
  repay: 'menerima pengembalian',
  undoReturn: 'membatalkan pengembalian',
  void: 'membatalkan',
}
