import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { unlockUser, type UserLine } from '#modules/company/accounts/contract.ts'

/** Says until when somebody is kept out who tried too often, and lets them try again. */
export function Locked({ person, until }: { readonly person: UserLine; readonly until: string }) {
  // The panel shows the person as they were when it was opened.
  const [isOpen, setOpen] = useState(false)
  const open = useAct(unlockUser, { say: ({ message }) => message, onDone: () => setOpen(true) })
  if (isOpen) return null
  return (
    <Notice tone="warning">
      <div className="grid gap-2">
        <p>
          Terkunci sampai <span className="figures">{timelineText(until)}</span>: terlalu sering salah kata sandi atau
          kode. Pastikan ini memang orangnya sebelum membukanya.
        </p>
        {open.refusal && <p className="text-danger">{open.refusal.message}</p>}
        <div>
          <Button size="sm" isBusy={open.isBusy} onClick={() => void open.now({ id: person.id })}>
            Buka kunci
          </Button>
        </div>
      </div>
    </Notice>
  )
}
