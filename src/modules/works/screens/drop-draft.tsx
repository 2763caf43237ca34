import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'

interface DropDraftProps {
  /** 'Hapus draf revisi 2?' */
  readonly title: string
  readonly text: string
  readonly doing: { readonly isBusy: boolean; readonly refusal: { readonly message: string } | undefined }
  readonly onConfirm: () => void
}

/** Hapus draf: it goes into the trash, so it is asked first. */
export function DropDraft({ title, text, doing, onConfirm }: DropDraftProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" icon={<Trash />} onClick={() => setAsking(true)}>
        Hapus draf
      </Button>
      {isAsking && (
        <Confirm
          title={title}
          text={text}
          act="Hapus draf"
          busyText="Menghapus…"
          isDanger
          doing={doing}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
