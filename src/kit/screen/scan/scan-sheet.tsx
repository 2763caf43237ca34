import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { bareInput, controlBox, labelText } from '../form/control-style.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { withoutCamera } from './camera.ts'
import { useScanner } from './use-scanner.ts'

interface ScanSheetProps {
  readonly title?: string
  /** A code was seen or typed: EAN, Code 128 or QR, as it stands there. */
  readonly onCode: (code: string) => void
  readonly onClose: () => void
  /** Stays open for the next code; the caller says what became of the last one. */
  readonly keepsOpen?: boolean
  /** What became of the last code: 'Semen 50 kg, 3 zak'. Read aloud. */
  readonly said?: ReactNode
}

/** Reads codes through the camera where the browser can, and takes typed ones and those of a scanner everywhere. */
export function ScanSheet({ title = 'Pindai kode', onCode, onClose, keepsOpen, said }: ScanSheetProps) {
  const take = (code: string) => {
    navigator.vibrate?.(60)
    onCode(code)
    if (!keepsOpen) onClose()
  }
  return (
    <Sheet open onClose={onClose} title={title}>
      <div className="grid gap-4 p-5">
        <Viewfinder onCode={take} />
        <p role="status" className="empty:hidden">
          {said}
        </p>
        <TypedCode onCode={take} />
      </div>
    </Sheet>
  )
}

function Viewfinder({ onCode }: { readonly onCode: (code: string) => void }) {
  const { picture, state } = useScanner(onCode)
  const isThere = state === 'opening' || state === 'looking'
  return (
    <>
      <div
        hidden={!isThere}
        className="relative aspect-4/3 overflow-hidden rounded-lg bg-inverse text-inverse-foreground"
      >
        <video ref={picture} playsInline muted aria-label="Gambar kamera" className="size-full object-cover" />
        <i aria-hidden className="absolute inset-x-[12%] inset-y-[24%] rounded-lg border-2 border-inverse-foreground" />
        {state === 'opening' && <p className="absolute inset-0 grid place-items-center">Membuka kamera…</p>}
      </div>
      {isThere ? (
        <p className="text-small text-muted-foreground">Arahkan kamera ke barcode atau QR sampai masuk kotak.</p>
      ) : (
        <Notice tone="info">{withoutCamera[state]}</Notice>
      )}
    </>
  )
}

function TypedCode({ onCode }: { readonly onCode: (code: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const take = (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (!code) return
    setText('')
    onCode(code)
  }
  // A hand scanner types the code and presses Enter: the same form serves it.
  return (
    <form onSubmit={take} data-form>
      <label htmlFor={id} className={labelText}>
        Kode
      </label>
      <div className="flex gap-2">
        <div className={controlBox}>
          <input
            id={id}
            className={bareInput}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </div>
        <Button type="submit" variant="outline">
          Pakai
        </Button>
      </div>
    </form>
  )
}
