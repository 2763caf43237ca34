import CloudCheck from 'lucide-react/icons/cloud-check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useLayoutEffect, type ReactNode, type Ref } from 'react'
import { useKeyDown } from '../shell/key-down.ts'
import { useIsPhone } from '../grid/use-is-phone.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { cx } from '../ui/cx.ts'
import { clockText } from '../format/zone.ts'
import type { FormHandle, Then } from './use-form.ts'

interface SaveBarProps {
  readonly form: FormHandle
  readonly onCancel: () => void
  /** Offers Simpan & buat lagi. */
  readonly again?: boolean
  readonly label?: string
  /** A second way to save: 'Simpan & konfirmasi', Ctrl+Shift+S. */
  readonly also?: string
  /** A third, on to the next document: 'Simpan & buat invoice'. */
  readonly onward?: string
  /** At the left, in place of when the draft was kept: what a save would change. */
  readonly told?: ReactNode
  /** Takes the sum of a form whose rail stands below it; on a phone within the button that saves. */
  readonly sum?: Ref<HTMLElement>
  /** Where it stands in a grid. */
  readonly className?: string
}

/** The bar at the bottom of a form: what is kept at left, the ways on at right; Ctrl+S, Ctrl+Shift+S, Ctrl+Shift+Enter. */
export function SaveBar({ form, onCancel, again, also, onward, told, className, sum, label = 'Simpan' }: SaveBarProps) {
  useSaveKeys(form, { again, also: also !== undefined })
  const { keptAt } = form.draft
  const isPhone = useIsPhone()
  // Three at the most stand in the bar: of more ways the rarer ones wait behind one button.
  const isCrowded = [again, also, onward].filter(Boolean).length > 1
  return (
    <div
      className={cx(
        '@container sticky bottom-0 z-10 -mx-6 mt-auto -mb-6 flex min-h-16 flex-wrap items-center gap-2 border-t border-border bg-card px-6 max-md:-mx-4 max-md:-mb-4 max-md:px-4 max-md:py-2',
        className,
      )}
    >
      <div className="mr-auto flex items-center gap-2 max-md:basis-full max-md:not-has-[>:not(:empty)]:hidden">
        {!isPhone && <span ref={sum} data-sum className="text-small empty:hidden @min-[65rem]:hidden" />}
        <span
          className="flex items-center gap-2 text-small text-muted-foreground figures max-md:order-first max-md:gap-1 max-md:empty:hidden"
          aria-live="polite"
        >
          {told}
          {!told && keptAt && (
            <>
              <CloudCheck className="text-success" aria-hidden />
              <span>
                <span className="max-md:sr-only @max-[65rem]:[[data-sum]:not(:empty)~*_&]:sr-only">Draf tersimpan</span>{' '}
                {clockText(keptAt)}
              </span>
            </>
          )}
        </span>
      </div>
      {isCrowded ? (
        <OtherWays form={form} onCancel={onCancel} again={again} onward={onward} />
      ) : (
        // A phone has room for two: the arrow in the bar above leads back too.
        <Button variant="ghost" onClick={onCancel} className={also ? 'max-md:hidden' : 'max-md:flex-1'}>
          Batal
        </Button>
      )}
      {again && !isCrowded && (
        <Button
          variant="outline"
          disabled={form.isSaving}
          onClick={() => void form.submit('again')}
          data-keys="Ctrl Shift Enter"
          className="max-md:hidden"
        >
          {AGAIN}
        </Button>
      )}
      {also && (
        <Button
          variant="outline"
          disabled={form.isSaving}
          onClick={() => void form.submit('also')}
          title="Ctrl Shift S"
          data-keys="Ctrl Shift S"
          className="max-md:flex-auto"
        >
          {also}
        </Button>
      )}
      <Button
        variant="filled"
        isBusy={form.isSaving}
        busyText="Menyimpan…"
        onClick={() => void form.submit('close')}
        data-keys="Ctrl S"
        data-saves
        className={also ? 'max-md:flex-auto' : 'max-md:flex-2'}
      >
        {isPhone ? (
          // Said by the sums themselves: here it is for the eye, where the thumb is.
          <span className="grid leading-5">
            {label}
            <span ref={sum} data-sum aria-hidden className="empty:hidden" />
          </span>
        ) : (
          label
        )}
        <kbd className="-mr-1 ml-0.5 inline-grid h-4.5 place-items-center rounded-sm bg-primary-foreground/16 px-1.5 font-sans text-2xs font-medium max-md:hidden">
          Ctrl S
        </kbd>
      </Button>
    </div>
  )
}

const AGAIN = 'Simpan & buat lagi'

/** The rarer ways on, and the way back. */
function OtherWays({ form, onCancel, again, onward }: Pick<SaveBarProps, 'form' | 'onCancel' | 'again' | 'onward'>) {
  const ways = 'Cara simpan lain'
  return (
    <Menu
      side="top"
      label={ways}
      trigger={<IconButton label={ways} icon={<Ellipsis />} disabled={form.isSaving} className="max-md:hidden" />}
    >
      {onward && <MenuItem onSelect={() => void form.submit('onward')}>{onward}</MenuItem>}
      {again && (
        <MenuItem hint="Ctrl Shift Enter" onSelect={() => void form.submit('again')}>
          {AGAIN}
        </MenuItem>
      )}
      <MenuItem onSelect={onCancel}>Batal</MenuItem>
    </Menu>
  )
}

/** Forms standing on top of each other; the keys belong to the last. */
const open: FormHandle['store'][] = []

/** Ctrl+S saves, Ctrl+Shift+S does the second act too, Ctrl+Shift+Enter starts another; only in the form on top. */
export function useSaveKeys(form: FormHandle, offers: { readonly again?: boolean; readonly also?: boolean } = {}) {
  const { store } = form
  useLayoutEffect(() => {
    open.push(store)
    return () => void open.splice(open.indexOf(store), 1)
  }, [store])
  useKeyDown((event) => {
    const then = thenOf(event)
    if (!then || open.at(-1) !== store) return
    event.preventDefault()
    // A question that lies over the form is answered first: nothing is saved behind it.
    const over = document.activeElement?.closest('[role=dialog]')
    if (over && !over.querySelector('[data-form]')) return
    if (document.activeElement instanceof HTMLElement) leaveAndReturn(document.activeElement)
    void form.submit(then === 'again' || then === 'also' ? (offers[then] ? then : 'close') : then)
  })
}

function thenOf(event: KeyboardEvent): Then | undefined {
  if (!(event.ctrlKey || event.metaKey)) return undefined
  if (event.key.toLowerCase() === 's' && !event.altKey) return event.shiftKey ? 'also' : 'close'
  return event.key === 'Enter' && event.shiftKey ? 'again' : undefined
}

/** Lets the field that is typed in take its value, as it does when it is left. */
export function leaveAndReturn(field: HTMLElement) {
  if (!field.matches('input, textarea')) return
  field.blur()
  field.focus({ preventScroll: true })
}
