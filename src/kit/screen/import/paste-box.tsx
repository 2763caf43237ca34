import { useEffect, useRef, useState } from 'react'
import type { ImportColumnInfo } from '#kit/import/contract.ts'
import { Button } from '../ui/button.tsx'
import { labelText } from '../form/control-style.ts'
import { isBlock } from '../grid/paste.ts'

interface PasteBoxProps {
  readonly columns: readonly ImportColumnInfo[]
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** Rows copied in Excel: Ctrl+V brings them wherever the cursor is; they travel as a file of their own, so that one door is enough. */
export function PasteBox({ columns, isBusy, onFile, onUnsaved }: PasteBoxProps) {
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const use = useRef<HTMLButtonElement>(null)
  // Whoever has copied rows presses Ctrl+V next; on a phone the keyboard would hide the rest.
  useEffect(() => {
    if (matchMedia('(min-width: 1024px) and (hover: hover)').matches) box.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const block = event.clipboardData?.getData('text/plain') ?? ''
      const field = event.target instanceof Element && event.target.closest('input, textarea')
      if (!isBlock(block) || (field && (field !== box.current || box.current?.value !== ''))) return
      event.preventDefault()
      setText(block)
      // Enter goes on.
      setTimeout(() => use.current?.focus(), 0)
    }
    addEventListener('paste', take)
    return () => removeEventListener('paste', take)
  }, [])
  const isEmpty = text.trim() === ''
  useEffect(() => {
    onUnsaved(!isEmpty)
    return () => onUnsaved(false)
  }, [isEmpty, onUnsaved])
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return (
    <div>
      <label className={labelText} htmlFor="impor-tempel">
        Atau tempel dari Excel, dengan judul kolom di baris pertama
      </label>
      <textarea
        id="impor-tempel"
        ref={box}
        value={text}
        rows={4}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        placeholder={exampleOf(columns)}
        className="block w-full resize-y rounded-md border border-input bg-card px-3 py-2 text-small whitespace-pre outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring max-md:text-base"
      />
      {lines > 0 && (
        <Button
          ref={use}
          className="mt-2"
          isBusy={isBusy}
          busyText="Membaca…"
          onClick={() => onFile(new File([text], 'tempelan.tsv', { type: 'text/tab-separated-values' }))}
        >
          Pakai {Math.max(lines - 1, 0)} baris ini
        </Button>
      )}
    </div>
  )
}

// What is needed, and enough beside it to show how a row looks.
function exampleOf(columns: readonly ImportColumnInfo[]): string {
  const filled = columns.filter(({ example }) => example !== '')
  const shown = [...filled.filter((one) => one.isNeeded), ...filled.filter((one) => !one.isNeeded)].slice(0, 4)
  return [shown.map(({ label }) => label), shown.map(({ example }) => example)]
    .map((cells) => cells.join('\t'))
    .join('\n')
}
