import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { useMentions, type Callable } from './use-mentions.ts'

interface CommentBoxProps {
  readonly subject: string
  readonly ownerId: string
  readonly label: string
  readonly initial?: { readonly body: string; readonly mentions: readonly Callable[] }
  readonly isBusy: boolean
  readonly error: string | undefined
  /** Answers whether it was taken. */
  readonly onSend: (body: string, mentions: string[]) => Promise<boolean>
  readonly onCancel?: () => void
}

/** What was typed and not sent, while this page lives. */
const unsent = new Map<string, string>()

/** A field to say something in; an @ offers the people who may see this record. */
export function CommentBox(props: CommentBoxProps) {
  const { subject, ownerId, label, initial, isBusy, error, onSend, onCancel } = props
  const key = initial ? '' : `${subject}:${ownerId}`
  const [text, setText] = useState(initial?.body ?? unsent.get(key) ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const write = (next: string) => {
    setText(next)
    if (key) unsent.set(key, next)
  }
  const mentions = useMentions({ subject, ownerId, text, area, write }, initial?.mentions)
  const body = text.trim()

  const send = async () => {
    if (body === '' || isBusy || !(await onSend(body, mentions.idsIn(body)))) return
    write('')
    mentions.forget()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.press(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    } else if (event.key === 'Escape' && onCancel) onCancel()
  }
  const isOffering = mentions.offered.length > 0
  return (
    <div data-live-free>
      <div className="relative">
        <textarea
          ref={area}
          value={text}
          rows={initial ? 3 : 1}
          maxLength={4000}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={`${id}-people`}
          aria-activedescendant={mentions.active ? `${id}-${mentions.active.id}` : undefined}
          placeholder="Tulis komentar… @ untuk menyebut orang"
          onChange={(event) => {
            write(event.target.value)
            mentions.follow()
          }}
          onKeyDown={press}
          onBlur={mentions.close}
          className={cx(
            'field-sizing-content block max-h-60 min-h-10 w-full resize-none rounded-md border border-input bg-card px-3 py-2 max-md:min-h-12 max-md:py-3 max-md:text-base',
            error && 'border-danger',
          )}
        />
        <ul
          id={`${id}-people`}
          role="listbox"
          aria-label="Orang yang bisa disebut"
          hidden={!isOffering}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-lg bg-popover p-1 shadow-popover"
        >
          {mentions.offered.map((person) => (
            <li
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              aria-selected={person === mentions.active}
              // Before the field loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault()
                mentions.choose(person)
              }}
              className="flex min-h-9 cursor-pointer items-center rounded-md px-2.5 hover:bg-muted aria-selected:bg-muted max-md:min-h-12"
            >
              {person.name}
            </li>
          ))}
        </ul>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-danger">
          {error}
        </p>
      )}
      {(body !== '' || onCancel) && (
        <div className="mt-2 flex items-center justify-end gap-2">
          {onCancel && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              Batal
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            icon={<SendHorizontal />}
            isBusy={isBusy}
            disabled={body === ''}
            onClick={() => void send()}
          >
            {initial ? 'Simpan komentar' : 'Kirim'}
          </Button>
        </div>
      )}
    </div>
  )
}
