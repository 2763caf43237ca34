import { StatusStepper, type Step } from '#kit/screen/detail/status-stepper.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import type { CountState } from '#modules/warehouse/columns.ts'
import type { CountDetail } from '#modules/warehouse/opname/contract.ts'

const order: readonly CountState[] = ['draft', 'counting', 'review', 'posted']

// Whoever handed it in, or has no right to approve, looks for a button in vain.
function waitsForAnother({ state, can }: CountDetail): string | undefined {
  return state === 'review' && !can.includes('approve') ? 'menunggu orang lain' : undefined
}

/** Planned, counting, review, approved. */
export function CountSteps({ count }: { readonly count: CountDetail }) {
  const at = order.indexOf(count.state)
  const done = count.lines.filter((line) => line.counted !== null).length
  const when = (instant: string | null) => (instant ? timelineText(instant) : undefined)
  const notes = [
    undefined,
    count.state === 'draft' ? undefined : `${done} dari ${count.lines.length} barang`,
    count.submittedBy ? `diajukan ${count.submittedBy}` : undefined,
    count.approvedBy ? `${count.approvedBy}, ${when(count.approvedAt) ?? ''}` : waitsForAnother(count),
  ]
  const labels = ['Draf', 'Penghitungan', 'Tinjau selisih', 'Disetujui']
  const steps = labels.map((label, index): Step => ({
    label,
    note: notes[index],
    state: index < at || count.state === 'posted' ? 'done' : index === at ? 'now' : 'ahead',
  }))
  return <StatusStepper steps={steps} />
}
