import { useCan } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { DropDraft } from './drop-draft.tsx'

/** An act under way, and what it was refused with. */
interface Doing {
  readonly isBusy: boolean
  readonly refusal: { readonly message: string } | undefined
}

interface DraftActsProps {
  /** What agreeing to it is called: 'Setujui RAB'. */
  readonly yes: string
  /** 'Hapus draf revisi 2?' */
  readonly title: string
  /** What is lost with it, and what goes on. */
  readonly text: string
  /** Why this person may not say yes: null where they may. */
  readonly hindrance: 'own' | 'right' | null
  readonly approve: Doing & { readonly onConfirm: () => void }
  readonly remove: Doing & { readonly onConfirm: () => void }
}

/** What can be done with a draft of a project: deleted by who may write, agreed to by somebody who did not. */
export function DraftActs({ yes, title, text, hindrance, approve, remove }: DraftActsProps) {
  const mayWrite = useCan('update daftar-proyek')
  return (
    <>
      {mayWrite && <DropDraft title={title} text={text} doing={remove} onConfirm={remove.onConfirm} />}
      {hindrance === null && (
        <Button variant="filled" isBusy={approve.isBusy} busyText="Menyetujui…" onClick={approve.onConfirm}>
          {yes}
        </Button>
      )}
      {hindrance === 'own' && (
        <p className="w-full text-small text-muted-foreground">Menunggu disetujui orang lain: Anda ikut menulisnya.</p>
      )}
      {approve.refusal && (
        <Notice tone="danger" className="w-full">
          {approve.refusal.message}
        </Notice>
      )}
    </>
  )
}
