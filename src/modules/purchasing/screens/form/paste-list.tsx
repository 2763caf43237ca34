import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { Suspense, useState } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { Button } from '#kit/screen/ui/button.tsx'

const PasteDialog = lazy(() => import('./paste-dialog.tsx').then((parts) => ({ default: parts.PasteDialog })))

/** 'Tempel daftar': lines out of WhatsApp or Excel, each confirmed before it stands in the form. */
export function PasteList() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" icon={<ClipboardPaste />} onClick={() => setOpen(true)}>
        Tempel daftar
      </Button>
      {isOpen && (
        <Suspense>
          <PasteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
