import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { labelText } from '../form/control-style.ts'

interface PasteBoxProps {
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

/** Rows copied in Excel: they travel as a file of their own, so that one door is enough. */
export function PasteBox({ isBusy, onFile }: PasteBoxProps) {
  const [text, setText] = useState('')
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return (
    <div>
      <label className={labelText} htmlFor="impor-tempel">
        Atau tempel dari Excel, dengan judul kolom di baris pertama
      </label>
      <textarea
        id="impor-tempel"
        value={text}
        rows={4}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        placeholder={'Nama\tTelepon\tKota\nPT Maju Jaya\t0812-3456-7890\tBandung'}
        className="block w-full resize-y rounded-md border border-input bg-card px-3 py-2 text-small whitespace-pre outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring max-md:text-base"
      />
      {lines > 0 && (
        <Button
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
