import { useBlocker } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { FormHandle } from './use-form.ts'

/** Ways out that must never be held: the session is over or the right is gone; the draft keeps the typing. */
const ALWAYS_OPEN = ['/login', '/unauthorized']

/** Asks before an unsaved form is left; a clean one is left freely. */
export function UnsavedGuard({ form }: { readonly form: FormHandle }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next, current }) =>
      form.store.isDirty() &&
      next.pathname !== current.pathname &&
      !ALWAYS_OPEN.some((path) => next.pathname.startsWith(path)),
    enableBeforeUnload: () => form.store.isDirty(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    form.draft.discard()
    form.store.settle()
    blocker.proceed()
  }
  const saveAndLeave = async () => {
    blocker.reset()
    await form.submit('close')
  }
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title="Simpan perubahan sebelum keluar?"
      text="Isian pada halaman ini belum disimpan."
      actions={
        <>
          <Button variant="ghost" onClick={blocker.reset}>
            Tetap di sini
          </Button>
          <Button variant="outline" onClick={leave}>
            Keluar tanpa simpan
          </Button>
          <Button variant="filled" onClick={() => void saveAndLeave()}>
            Simpan
          </Button>
        </>
      }
    />
  )
}
