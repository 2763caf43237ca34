import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { firstLacking, packPapers, saveTerminWish, type PackLine } from '../../papers/contract.ts'
import type { TerminSeen } from '../../termin/contract.ts'

interface DocumentsCardProps {
  readonly projectId: string
  readonly termin: TerminSeen
}

/** Dokumen: which of the papers this customer wants are there, and which keep the bill from being issued; which they want is changed here too. */
export function DocumentsCard({ projectId, termin }: DocumentsCardProps) {
  const mayWish = useCan('update order')
  const [isChoosing, setChoosing] = useState(false)
  const wish = useAct(saveTerminWish)
  const { documents, customerName } = termin
  // Of a bill that is not issued the invoice itself is no paper that could be missing.
  const wanted = documents.filter(({ isWanted, paper }) => isWanted && (paper !== 'invoice' || termin.invoiceId))
  return (
    <Card flush>
      <div className="flex min-h-12 items-center gap-2 px-4">
        <h2 className="mr-auto text-sm font-semibold">Dokumen</h2>
        <Badge tone={firstLacking(documents) ? 'warning' : 'success'}>
          {firstLacking(documents) ? 'Belum lengkap' : 'Lengkap'}
        </Badge>
        {mayWish && (
          <Button size="sm" variant="ghost" aria-pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {isChoosing ? 'Selesai' : 'Atur'}
          </Button>
        )}
      </div>
      {isChoosing ? (
        <div className="grid gap-2 px-4 pb-4">
          <p className="text-small text-muted-foreground">{`Yang diminta ${customerName} bersama setiap tagihannya.`}</p>
          {wish.refusal && <Notice tone="danger">{wish.refusal.message}</Notice>}
          {documents.map(({ paper, isWanted }) => (
            <CheckBox
              key={paper}
              label={packPapers[paper]}
              checked={isWanted}
              onChange={(next) => void wish.now({ id: projectId, paper, isWanted: next })}
            />
          ))}
        </div>
      ) : (
        <ul className="grid gap-2.5 px-4 pb-4">
          {wanted.map((line) => (
            <Line key={line.paper} line={line} isAhead={!termin.invoiceId} />
          ))}
          {wanted.length === 0 && <li className="text-muted-foreground">Pemberi kerja ini tidak meminta dokumen.</li>}
        </ul>
      )}
    </Card>
  )
}

function Line({ line, isAhead }: { readonly line: PackLine; readonly isAhead: boolean }) {
  const { paper, missing, said } = line
  const isLater = paper === 'faktur' && (isAhead || missing !== null)
  return (
    <li className="flex items-start gap-2">
      <span className="flex-none pt-0.5">
        {isLater ? (
          <History className="size-4 text-muted-foreground" aria-label="Menyusul" />
        ) : missing === null ? (
          <CircleCheck className="size-4 text-success" aria-label="Ada" />
        ) : (
          <CircleAlert className="size-4 text-warning" aria-label="Belum ada" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2">
        <span>{packPapers[paper]}</span>
        <span className={`text-small ${missing && !isLater ? 'text-warning' : 'text-muted-foreground'} figures`}>
          {missing ?? said}
        </span>
      </span>
    </li>
  )
}
