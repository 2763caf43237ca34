import { RenderingCancelledException, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../client/log.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { UndrawnNotice } from './undrawn-notice.tsx'
import { drawPage, openPdf, sizeOf, textOf, undrawnOf } from './pdf.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

interface PdfPagesProps {
  readonly file: Blob
  /** 1 = 100 %; 'fit' takes the width there is, for phones. */
  readonly zoom: number | 'fit'
  readonly label: string
  /** At most so many pages are drawn; the rest is told. */
  readonly most?: number
  /** It is no PDF that can be drawn. */
  readonly onBroken?: () => void
}

/** The PDF's own pages as white sheets on the desk; white also in the dark. */
export function PdfPages({ file, zoom, label, most, onBroken }: PdfPagesProps) {
  const [isBroken, setBroken] = useState(false)
  const { pages, count, undrawn } = usePages(file, most, () => {
    setBroken(true)
    onBroken?.()
  })
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className="flex w-full flex-col items-center gap-6">
      {count === 0 && !isBroken && <WaitingSheet />}
      <UndrawnNotice letters={undrawn} />
      {pages.map((page, index) => (
        <Sheet
          key={page.pageNumber}
          page={page}
          zoom={zoom}
          frame={frame}
          label={`${label}, halaman ${index + 1} dari ${count}`}
        />
      ))}
      {count > pages.length && pages.length > 0 && (
        <p className="text-muted-foreground">
          {pages.length} dari {count} halaman. Unduh berkasnya untuk membaca semuanya.
        </p>
      )}
    </div>
  )
}

const NONE = { pages: [], count: 0, undrawn: '' }

interface Opened {
  readonly pages: readonly PDFPageProxy[]
  readonly count: number
  readonly undrawn: string
}

function usePages(file: Blob, most = Infinity, onBroken?: () => void) {
  const [read, setRead] = useState<Opened>(NONE)
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    let isGone = false
    let opened: PDFDocumentProxy | undefined
    const open = async () => {
      const pdf = await openPdf(file)
      opened = pdf
      const shown = Math.min(pdf.numPages, most)
      const pages = await Promise.all(Array.from({ length: shown }, (_, index) => pdf.getPage(index + 1)))
      const undrawn = await undrawnOf(pdf)
      if (!isGone) setRead({ pages, count: pdf.numPages, undrawn })
    }
    open().catch(() => !isGone && broken.current?.())
    return () => {
      isGone = true
      void opened?.loadingTask.destroy()
    }
  }, [file, most])
  return read
}

interface SheetProps {
  readonly page: PDFPageProxy
  readonly zoom: number | 'fit'
  readonly frame: React.RefObject<HTMLDivElement | null>
  readonly label: string
}

function Sheet({ page, zoom, frame, label }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const full = sizeOf(page, 1)
    const room = frame.current?.clientWidth ?? full.width
    const scale = zoom === 'fit' ? Math.min(1, room / full.width) : zoom
    setSize(sizeOf(page, scale))
    if (!canvas.current) return
    const drawing = drawPage(page, canvas.current, scale)
    drawing.promise.then(
      () => setDrawn(true),
      // Another zoom came before it was done, or the page was left: no failure.
      (error: unknown) => error instanceof RenderingCancelledException || logFailure(error),
    )
    return () => drawing.cancel()
  }, [page, zoom, frame])
  useEffect(() => void textOf(page).then(setText), [page])
  return (
    <section
      aria-label={label}
      aria-busy={!isDrawn}
      className="relative max-w-full flex-none overflow-hidden bg-paper shadow-popover"
    >
      {!isDrawn && (
        <span className="absolute inset-12 grid content-start gap-4" aria-hidden>
          <Skeleton className="h-8 w-1/2 dark:bg-black/8" />
          <Skeleton className="h-4 w-2/3 dark:bg-black/8" />
        </span>
      )}
      <canvas ref={canvas} aria-hidden="true" style={size} className="block max-w-none" />
      <p className="sr-only whitespace-pre-line">{text}</p>
    </section>
  )
}
