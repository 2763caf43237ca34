import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ChangedBar } from '../live/changed-bar.tsx'
import { lastSearch } from '../shell/last-search.ts'
import { Page } from '../shell/page.tsx'
import type { Conflict } from './conflict-choice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { enterGoesOn } from './enter-goes-on.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { SaveBar } from './save-bar.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { FormHandle } from './use-form.ts'

interface FormPageProps {
  readonly form: FormHandle
  readonly title: string
  /** The list this form belongs to. */
  readonly back: string
  readonly meta?: ReactNode
  readonly actions?: ReactNode
  /** At the right from 1280: totals, a preview. */
  readonly rail?: ReactNode
  /** Offers Simpan & buat lagi. */
  readonly again?: boolean
  readonly saveLabel?: string
  /** A second way to save: 'Simpan & konfirmasi'. */
  readonly also?: string
  /** A third, on to the next document: 'Simpan & buat invoice'. */
  readonly onward?: string
  /** For records that others may change meanwhile: what is saved now, and what to compare. */
  readonly conflict?: Conflict
  readonly children: ReactNode
}

/** A form as a page: errors first, then its cards, a rail, and the bar that saves. */
export function FormPage(props: FormPageProps) {
  const { form, title, back, meta, actions, rail, again, saveLabel, also, onward, conflict, children } = props
  const leave = useLeave(back)
  const body = useFirstFocus()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  return (
    <FormContext value={{ store: form.store, id: form.id, bar }}>
      <Page title={title} back={back} meta={meta} actions={actions}>
        <div className="@container">
          <div
            ref={body}
            role="presentation"
            data-form
            onKeyDown={enterGoesOn}
            className={`mb-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${rail ? 'max-w-318 @min-[65rem]:grid-cols-[minmax(0,1fr)_288px]' : 'max-w-240'}`}
          >
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
              {conflict && <ChangedBar form={form} latest={conflict.latest} />}
              <DraftBanner form={form} />
              <ErrorSummary attempt={form.attempt} />
              {children}
            </div>
            {rail && (
              <aside aria-label="Ringkasan" className="grid gap-4 @min-[65rem]:sticky @min-[65rem]:top-6">
                {rail}
              </aside>
            )}
          </div>
        </div>
        <SaveBar
          form={form}
          onCancel={leave}
          again={again}
          also={also}
          onward={onward}
          label={saveLabel}
          sum={setBar}
        />
      </Page>
      <UnsavedGuard form={form} />
      {conflict && <ConflictDialog form={form} {...conflict} />}
    </FormContext>
  )
}

/** Back to where one came from: the page before, else the list as it was left. */
export function useLeave(back: string): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: back, search: lastSearch(back) })
  }
}

/** Puts the cursor into the first field, on desktops only: on a phone the keyboard would hide the form. */
function useFirstFocus() {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!matchMedia('(min-width: 1024px) and (hover: hover)').matches) return
    // After the frame has moved the focus to the heading of the new page.
    const timer = setTimeout(() => {
      // Somebody quicker is already typing.
      if (body.current?.contains(document.activeElement)) return
      const first = body.current?.querySelector<HTMLElement>(
        '[data-first], input:not([type=radio]):not([type=checkbox]), select',
      )
      first?.focus({ preventScroll: true })
    }, 60)
    return () => clearTimeout(timer)
  }, [])
  return body
}
