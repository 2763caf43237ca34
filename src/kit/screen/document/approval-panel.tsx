import { useState, type ReactNode } from 'react'
import type { Decision } from '#kit/posting/decisions.ts'
import { beforeRail } from '../detail/before-rail.ts'
import { Confirm } from '../detail/confirm.tsx'
import { timelineText } from '../format/zone.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** A document that waits, as its page was answered. */
interface Waiting {
  readonly id: string
  readonly version: number
  readonly submittedBy: string | null
  readonly submittedAt: string | null
  /** '1 dari 2' where several people have to agree. */
  readonly yeses: string | null
  /** With 'decide' this person may say something; the others only read that it waits. */
  readonly can: readonly string[]
}

interface ApprovalPanelProps {
  /** What waits: 'Pesanan senilai Rp36.575.000 menunggu persetujuan.' */
  readonly title: string
  readonly waiting: Waiting
  /** The act that decides it. */
  readonly decide: {
    readonly isBusy: boolean
    readonly refusal: { readonly message: string } | undefined
    now(said: { id: string; version: number; decision: Decision; note: string }): Promise<unknown>
  }
  /** What should be known before one says yes. */
  readonly children?: ReactNode
}

const ASKED = {
  'approve-note': { title: 'Setujui dengan catatan', act: 'Setujui', text: 'Catatan terlihat oleh pengaju.' },
  return: { title: 'Kembalikan untuk revisi', act: 'Kembalikan', text: 'Dokumen kembali menjadi draf pengaju.' },
  reject: { title: 'Tolak', act: 'Tolak', text: 'Dokumen selesai di sini dan tetap tersimpan dengan tanda Ditolak.' },
} as const

/** A document that waits for somebody's yes: yes, yes with a note, back for changes, or no. */
export function ApprovalPanel({ title, waiting, decide, children }: ApprovalPanelProps) {
  const { id, version, submittedBy, submittedAt, yeses, can } = waiting
  const { isBusy } = decide
  const refusal = decide.refusal?.message
  const onDecide = (decision: Decision, note: string) => void decide.now({ id, version, decision, note })
  const [asking, setAsking] = useState<keyof typeof ASKED>()
  const said = [submittedBy && `Diajukan ${submittedBy}`, submittedAt && timelineText(submittedAt)]
  return (
    <Card className={`border-warning/40 ${beforeRail}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">{title}</p>
          <p className="text-small text-muted-foreground">
            {said.filter(Boolean).join(', ')}
            {yeses && <span className="font-medium text-foreground"> · Disetujui {yeses} orang</span>}
          </p>
        </div>
        {can.includes('decide') && (
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
            <Button variant="ghost" onClick={() => setAsking('reject')}>
              Tolak
            </Button>
            <Button onClick={() => setAsking('return')}>Kembalikan</Button>
            <Button onClick={() => setAsking('approve-note')}>Setujui dengan catatan</Button>
            <Button variant="filled" isBusy={isBusy && !asking} onClick={() => onDecide('approve', '')}>
              Setujui
            </Button>
          </div>
        )}
      </div>
      {refusal && !asking && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {refusal}
        </p>
      )}
      {children}
      {asking && (
        <Confirm
          {...ASKED[asking]}
          asksReason
          reasonLabel={asking === 'approve-note' ? 'Catatan' : 'Alasan'}
          isDanger={asking === 'reject'}
          doing={{ isBusy, refusal: refusal ? { message: refusal } : undefined }}
          onConfirm={(note) => onDecide(asking, note)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  )
}
