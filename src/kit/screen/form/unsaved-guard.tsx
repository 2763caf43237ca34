import { useBlocker } from '@tanstack/react-router'
import { isRenewing } from '../client/fetched.ts'
import { LeaveDialog } from './leave-dialog.ts'
import type { FormHandle } from './use-form.ts'

/** Ways out that must never be held: the session is over or the right is gone; the draft keeps the typing. */
const ALWAYS_OPEN = ['/login', '/unauthorized']

interface UnsavedGuardProps {
  readonly form: FormHandle
  /** Parts of the address after the `?` that belong to the form: another value of one leaves it too. */
  readonly within?: readonly string[]
}

/** Asks before an unsaved form is left; a clean one is left freely. */
export function UnsavedGuard({ form, within = [] }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next, current }) =>
      form.store.isDirty() &&
      (next.pathname !== current.pathname || within.some((part) => partOf(next, part) !== partOf(current, part))) &&
      !ALWAYS_OPEN.some((path) => next.pathname.startsWith(path)),
    // A page that loads itself anew has kept it as a draft.
    enableBeforeUnload: () => form.store.isDirty() && !(form.draft.isOn && isRenewing()),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    form.draft.discard()
    form.store.settle()
    blocker.proceed()
  }
  return (
    <LeaveDialog form={form} text="Isian pada halaman ini belum disimpan." onStay={blocker.reset} onLeave={leave} />
  )
}

function partOf({ search }: { readonly search: unknown }, part: string): unknown {
  return (search as Readonly<Record<string, unknown>>)[part]
}
