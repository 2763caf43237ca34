import { QuietBadge, type Tone } from '#kit/screen/ui/badge.tsx'
import { subcontractStatuses, type SubcontractRow } from '../../subcontract/seen.ts'

const tones: Readonly<Record<SubcontractRow['status'], Tone>> = {
  draft: 'neutral',
  running: 'info',
  closed: 'success',
  void: 'neutral',
}

/** Where a subcontract stands, in its colour. */
export function SubcontractBadge({ status }: Pick<SubcontractRow, 'status'>) {
  return (
    <QuietBadge tone={tones[status]} notYet={status === 'draft'}>
      {subcontractStatuses[status]}
    </QuietBadge>
  )
}

/** How the acts on a subcontract are told. */
export const subcontractHappenings: Readonly<Record<string, string>> = {
  create: 'menulis draf SPK',
  update: 'mengubah draf SPK',
  post: 'menerbitkan SPK',
  close: 'menutup SPK',
  reopen: 'membuka lagi SPK',
  void: 'membatalkan SPK',
  'approve-opname': 'menyetujui opname',
  'void-opname': 'membatalkan opname',
  'ask-addendum': 'mengajukan addendum',
  'approve-addendum': 'menyetujui addendum',
  'return-addendum': 'mengembalikan addendum',
  'void-addendum': 'membatalkan addendum',
  'open-running': 'mencatat saldo awal SPK',
  'undo-opening': 'membatalkan saldo awal SPK',
  bill: 'mencatat tagihan',
  'void-bill': 'membatalkan tagihan',
}
