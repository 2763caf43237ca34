import { useRef, useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { approveDays, reopenDays, type CrewWeek, type WeekMark } from '../../weeks/contract.ts'

/** Approves a day of the week by a key, or has an approved one back; what cannot be is said. */
export function useDayApproval({ projectId }: Pick<CrewWeek, 'projectId'>) {
  const mayDecide = useMay(approveDays)
  const [said, say] = useState<string>()
  // A day that is pressed twice before the answer is decided once.
  const sent = useRef(new Set<string>())

  const decide = async (mark: WeekMark): Promise<void> => {
    say(refusalOf(mark))
    const at = `${mark.id} ${mark.version}`
    if (refusalOf(mark) !== undefined || sent.current.has(at)) return
    sent.current.add(at)
    const input = { projectId, rows: [{ id: mark.id, version: mark.version }] }
    try {
      await (mark.approvedBy === null ? doAct(approveDays, input, newKey()) : doAct(reopenDays, input, newKey()))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      sent.current.delete(at)
      say(error.message)
    }
  }
  return { mayDecide, decide, said, hush: () => say(undefined) }
}

function refusalOf({ isPaid, approvedBy, mayApprove }: WeekMark): string | undefined {
  if (isPaid) return 'Sudah masuk upah yang dibukukan; koreksinya di halaman hari itu.'
  return approvedBy === null && !mayApprove ? 'Anda sendiri yang menandainya; orang lain yang menyetujui.' : undefined
}
