import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import * as Parts from 'radix-ui/dialog'
import { Suspense, useEffect, useState } from 'react'
import type { KeptFile } from '#kit/files/contract.ts'
import { isAborted } from '../client/failure.ts'
import { lazy } from '../client/lazy.tsx'
import { send } from '../client/send.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { useOpener } from '../ui/use-opener.ts'

const PdfPages = lazy(() => import('../paper/pdf-pages.tsx').then((parts) => ({ default: parts.PdfPages })))

// Enough to know a paper by; a catalogue of hundreds of pages is better saved.
const MOST_PAGES = 20

interface PaperViewerProps {
  readonly file: KeptFile
  readonly onClose: () => void
}

/** A paper that was given, read where one is; drawn by our own pdf.js, so nothing in it runs. */
export function PaperViewer({ file, onClose }: PaperViewerProps) {
  const { paper, isBroken, again, broken } = useStored(file.id)
  const giveBack = useOpener(true)
  return (
    <Parts.Root open onOpenChange={(open) => !open && onClose()}>
      <Parts.Portal>
        <Parts.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          className="fixed inset-0 z-50 flex animate-veil flex-col bg-desk text-foreground outline-none"
        >
          <div className="flex min-h-14 flex-none items-center gap-1 border-b border-border bg-card pr-2 pl-5 max-md:pl-4">
            <Parts.Title className="min-w-0 flex-1 truncate font-semibold">{file.name}</Parts.Title>
            <a
              href={`/storage/${file.id}`}
              download={file.name}
              aria-label="Unduh"
              title="Unduh"
              className="grid size-9 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:size-12"
            >
              <Download className="size-4.5" />
            </a>
            <Parts.Close asChild>
              <IconButton plain label="Tutup" icon={<X />} />
            </Parts.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-6 max-md:p-3">
            <div className="mx-auto max-w-200">
              {isBroken ? (
                <ErrorState
                  title="PDF tidak bisa ditampilkan."
                  text="Periksa koneksi, atau unduh berkasnya lalu buka di perangkat Anda."
                  onRetry={again}
                />
              ) : paper ? (
                <Suspense fallback={<Loading rows={8} />}>
                  <PdfPages file={paper} zoom="fit" label={file.name} most={MOST_PAGES} onBroken={broken} />
                </Suspense>
              ) : (
                <Loading rows={8} />
              )}
            </div>
          </div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

function useStored(id: string) {
  const [paper, setPaper] = useState<Blob>()
  const [isBroken, setBroken] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const stopping = new AbortController()
    setBroken(false)
    send({ method: 'GET', url: `/storage/${id}`, isQuiet: true, signal: stopping.signal })
      .then((answer) => answer.blob())
      .then(setPaper, (error: unknown) => !isAborted(error) && setBroken(true))
    return () => stopping.abort()
  }, [id, round])
  return { paper, isBroken, broken: () => setBroken(true), again: () => setRound((count) => count + 1) }
}
