import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPage, openPdf, sizeOf, textOf } from './pdf.ts'

interface PdfPagesProps {
  readonly file: Blob
  /** 1 = 100 %; 'fit' takes the width there is, for phones. */
  readonly zoom: number | 'fit'
  readonly label: string
}

/** The PDF's own pages as white sheets on the desk; white also in the dark. */
export function PdfPages({ file, zoom, label }: PdfPagesProps) {
  const pages = usePages(file)
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className="flex w-full flex-col items-center gap-6">
      {pages.map((page, index) => (
        <Sheet
          key={page.pageNumber}
          page={page}
          zoom={zoom}
          frame={frame}
          label={`${label}, halaman ${index + 1} dari ${pages.length}`}
        />
      ))}
    </div>
  )
}

function usePages(file: Blob): readonly PDFPageProxy[] {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([])
  useEffect(() => {
    let isGone = false
    let opened: PDFDocumentProxy | undefined
    void openPdf(file).then(async (pdf) => {
      opened = pdf
      const all = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
      if (!isGone) setPages(all)
    })
    return () => {
      isGone = true
      void opened?.loadingTask.destroy()
    }
  }, [file])
  return pages
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
  useEffect(() => {
    const full = sizeOf(page, 1)
    const room = frame.current?.clientWidth ?? full.width
    const scale = zoom === 'fit' ? Math.min(1, room / full.width) : zoom
    setSize(sizeOf(page, scale))
    if (canvas.current) void drawPage(page, canvas.current, scale)
  }, [page, zoom, frame])
  useEffect(() => void textOf(page).then(setText), [page])
  return (
    <section aria-label={label} className="max-w-full flex-none overflow-hidden bg-paper shadow-popover">
      <canvas ref={canvas} aria-hidden="true" style={size} className="block max-w-none" />
      <p className="sr-only whitespace-pre-line">{text}</p>
    </section>
  )
}
