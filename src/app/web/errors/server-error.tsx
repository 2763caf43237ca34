import { useState } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'
import { quoted } from '../words.ts'
import { ErrorFrame } from './error-frame.tsx'

/** The 500 screen, for whatever broke the whole application. */
export function ServerErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorFrame code={quoted.serverError} title={quoted.serverErrorTitle} text={messageOf(error)}>
      <Button variant="filled" onClick={() => location.reload()}>
        {quoted.reload}
      </Button>
      <CopyDetail error={error} />
    </ErrorFrame>
  )
}

/** Puts what an administrator needs on the clipboard. */
function CopyDetail({ error }: { error: unknown }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const detail = [messageOf(error), location.pathname, `Mandor ${__VERSION__}`, stackOf(error)].join('\n')
    try {
      await navigator.clipboard.writeText(detail)
      setCopied(true)
    } catch {
      // Without https, or forbidden by the browser: it is shown, to be copied by hand.
      prompt('Salin detail untuk admin', detail)
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="rounded-sm text-small text-muted-foreground underline-offset-2 hover:text-foreground hover:underline max-md:min-h-11"
    >
      {isCopied ? 'Tersalin' : 'Salin detail untuk admin'}
    </button>
  )
}

/** What an error says of itself. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}
