import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import * as Popover from 'radix-ui/popover'
import type { RefObject } from 'react'
import { Spinner } from '../ui/spinner.tsx'
import { cx } from '../ui/cx.ts'
import type { Choice, ChoiceSource } from './choice.ts'
import { Marked } from './marked.tsx'
import type { usePicker } from './use-picker.ts'

interface PickListProps {
  readonly id: string
  readonly anchor: RefObject<HTMLInputElement | null>
  readonly picker: ReturnType<typeof usePicker>
  readonly source: ChoiceSource
  readonly chosen: string | undefined
  readonly onTake: (choice: Choice) => void
  readonly onMake: () => void
}

// A press must not take the focus out of the text box.
const hold = (event: { preventDefault(): void }) => event.preventDefault()

/** What was found, under the text box. */
export function PickList({ id, anchor, picker, source, chosen, onTake, onMake }: PickListProps) {
  const { choices, active, query, isSettled } = picker
  const frame = { current: anchor.current?.closest<HTMLElement>('[data-pick-frame]') ?? anchor.current }
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={frame as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={hold}
          onCloseAutoFocus={hold}
          onMouseDown={hold}
          role="region"
          aria-label={`Pilihan ${source.noun}`}
          className="z-60 w-[max(var(--radix-popover-trigger-width),320px)] max-w-[calc(100vw-16px)] animate-rise overflow-hidden rounded-lg bg-popover shadow-popover outline-none"
        >
          <ul
            id={id}
            role="listbox"
            aria-label={`Pilihan ${source.noun}`}
            className="max-h-80 overflow-y-auto p-1 empty:hidden"
          >
            {choices.map((choice, at) => (
              <li
                key={choice.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                ref={at === active ? bringIntoSight : undefined}
                onClick={() => onTake(choice)}
                onMouseMove={() => at !== active && picker.setActive(at)}
                className={cx(
                  'flex min-h-12 cursor-pointer items-center gap-2 rounded-md px-3 py-1',
                  at === active && 'bg-primary-soft',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    <Marked text={choice.label} words={[query]} />
                  </span>
                  {(choice.code || choice.note) && (
                    <span className="block truncate text-xs text-muted-foreground">
                      {[choice.code, choice.note].filter(Boolean).join(' · ')}
                    </span>
                  )}
                </span>
                {choice.aside && (
                  <span
                    className={cx(
                      'text-xs text-muted-foreground',
                      isCode(choice.aside) ? 'code' : 'whitespace-nowrap figures',
                    )}
                  >
                    {choice.aside}
                  </span>
                )}
                {choice.id === chosen && <Check className="text-primary" aria-label="Terpilih" />}
              </li>
            ))}
            {source.create && isSettled && (
              <MakeRow
                id={`${id}-${choices.length}`}
                {...{ source, query, onMake }}
                isActive={active === choices.length}
              />
            )}
          </ul>
          <Status picker={picker} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface MakeRowProps {
  readonly id: string
  readonly source: ChoiceSource
  readonly query: string
  readonly isActive: boolean
  readonly onMake: () => void
}

function MakeRow({ id, source, query, isActive, onMake }: MakeRowProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onMake}
      className={cx(
        'sticky -bottom-1 -mx-1 -mb-1 flex h-11 cursor-pointer items-center gap-2 border-t border-border-subtle bg-popover px-4 font-medium text-primary first:border-t-0',
        isActive && 'bg-primary-soft',
      )}
    >
      <Plus aria-hidden />
      <span className="min-w-0 flex-1 truncate">
        {query ? `Tambah ${source.noun} "${query}"` : `Tambah ${source.noun} baru`}
      </span>
      <span className="flex gap-1 text-2xs text-muted-foreground max-md:hidden" aria-hidden>
        <kbd className="rounded-sm border border-border px-1 font-sans">Ctrl</kbd>
        <kbd className="rounded-sm border border-border px-1 font-sans">Enter</kbd>
      </span>
    </li>
  )
}

function Status({ picker }: { readonly picker: ReturnType<typeof usePicker> }) {
  const { query, isSettled, choices, hasFailed } = picker
  const text = hasFailed
    ? 'Pilihan gagal dimuat. Periksa koneksi.'
    : !isSettled
      ? 'Mencari…'
      : choices.length === 0
        ? query
          ? `Tidak ada yang cocok dengan "${query}".`
          : 'Belum ada pilihan.'
        : ''
  return (
    <p
      role="status"
      className={
        text && (choices.length === 0 || hasFailed)
          ? 'flex items-center gap-2 px-4 py-3 text-muted-foreground'
          : 'sr-only'
      }
    >
      {!isSettled && !hasFailed && <Spinner />}
      {text || `${choices.length} pilihan`}
    </p>
  )
}

/** A phone number: figures of one width would tear its hyphens apart. */
function isCode(text: string): boolean {
  return /\d-\d/.test(text)
}

/** Says nothing back: a browser may answer with a promise, which React would take for a way to clean up. */
function bringIntoSight(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' })
}
