import type { ReactNode } from 'react'
import { RecordPager } from '#kit/screen/detail/record-pager.tsx'
import type { Neighbours } from '#kit/screen/list/use-neighbours.ts'
import { Sheet } from '#kit/screen/ui/sheet.tsx'

/** A paper of purchasing that opens at the side. */
export interface SeenPaperProps {
  readonly id: string
  /** The papers before and after it in its list. */
  readonly walk?: Neighbours | undefined
  readonly onClose: () => void
}

interface PaperSheetProps extends Omit<SeenPaperProps, 'id'> {
  readonly title: string
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The frame of a paper at the side, with the way to the papers beside it. */
export function PaperSheet({ title, walk, foot, onClose, children }: PaperSheetProps) {
  return (
    <Sheet open onClose={onClose} title={title} width="w-144" foot={foot} aside={walk && <RecordPager {...walk} />}>
      <div className="grid grid-cols-1 gap-5 p-5">{children}</div>
    </Sheet>
  )
}
