import Download from 'lucide-react/icons/download'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { inCase } from '../client/fetched.ts'
import { lazy } from '../client/lazy.tsx'
import { useKeyDown } from '../shell/key-down.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { printPdf, savePdf } from './print.ts'
import { ToolLabel } from './tool-label.tsx'
import type { AskedPaper } from './use-paper.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

const PdfPages = lazy(() => import('./pdf-pages.tsx').then((parts) => ({ default: parts.PdfPages })))
const ZOOMS = [0.5, 0.66, 0.75, 0.9, 1, 1.25, 1.5]
/** The sheet at 90 %, the rail and the room around them ask for more than these windows have. */
const SMALL = '(80rem <= width < 84rem)'

interface DocumentFrameProps {
  /** The document's name, read aloud with each page. */
  readonly label: string
  readonly asked: AskedPaper
  /** Back arrow, number and badge. */
  readonly head: ReactNode
  /** Between head and zoom: which document, which paper size. */
  readonly choices?: ReactNode
  /** Before Cetak: send, issue. */
  readonly actions?: ReactNode
  /** Told when the paper was printed or saved. */
  readonly onPrint?: () => void
  /** What is not printed. */
  readonly rail?: ReactNode
  /** Instead of the paper, when there is none yet. */
  readonly empty?: ReactNode
  /** Left of the paper: what it is one of. */
  readonly beside?: ReactNode
  /** The one next step instead of Cetak. */
  readonly step?: ReactNode
  /** What saving the PDF is called. */
  readonly saveLabel?: string
}

/** The paper on its desk: tools above, sheets in the middle, and beside them what is not printed. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { label, asked, head, choices, actions, onPrint, rail, empty, beside, step, saveLabel = 'Unduh PDF' } = props
  const isPhone = usePhone()
  const [at, setAt] = useState(() => (beside ? 1 : matchMedia(SMALL).matches ? 2 : 3))
  const { paper } = asked
  const print = () => {
    if (!paper) return
    printPdf(paper.file)
    onPrint?.()
  }
  const save = () => {
    if (!paper) return
    savePdf(paper.name, paper.file)
    onPrint?.()
  }
  usePrintKey(print)
  // What draws the paper comes while the server makes it, not after.
  const isEmpty = empty !== undefined
  useEffect(() => {
    if (!isEmpty) void inCase(() => import('./pdf-pages.tsx'))
  }, [isEmpty])
  const printButton = step ?? (
    <Button variant="filled" icon={<Printer />} disabled={!paper} onClick={print}>
      Cetak
    </Button>
  )
  const saveButton = (
    <Button icon={<Download />} disabled={!paper} onClick={save}>
      <ToolLabel>{saveLabel}</ToolLabel>
    </Button>
  )
  return (
    <div className="@container flex min-h-full flex-col bg-desk">
      <div
        className={cx(
          'group/tools sticky top-0 z-10 flex min-h-15 flex-wrap items-center gap-2 border-b border-border bg-card px-6 py-2 max-md:px-4 @min-[960px]:flex-nowrap',
          // Without a paper a phone has no tool to show; the heading is read aloud all the same.
          empty !== undefined && !beside && 'max-md:sr-only',
        )}
      >
        <div className="mr-auto flex min-w-0 items-center gap-3">{head}</div>
        {choices}
        {!isPhone && !empty && (
          <div className="flex flex-none items-center @max-[880px]:hidden" role="group" aria-label="Perbesaran">
            <IconButton label="Perkecil" icon={<Minus />} disabled={at === 0} onClick={() => setAt(at - 1)} />
            <output className="w-12 text-center text-small figures">{Math.floor((ZOOMS[at] ?? 1) * 100)}%</output>
            <IconButton
              label="Perbesar"
              icon={<Plus />}
              disabled={at === ZOOMS.length - 1}
              onClick={() => setAt(at + 1)}
            />
          </div>
        )}
        {!isPhone && !empty && saveButton}
        {actions}
        {!isPhone && !empty && printButton}
      </div>
      <div className={cx('flex flex-1', beside ? '@max-[760px]:flex-col' : '')}>
        {beside}
        <div
          className={cx(
            'flex min-w-0 flex-1 items-start max-md:p-4',
            beside ? 'gap-4 p-4 @max-[1060px]:flex-col' : 'gap-6 p-6 @max-[1020px]:flex-col',
          )}
        >
          <div className="flex w-full min-w-0 flex-1 justify-center overflow-x-auto">
            {empty ??
              (asked.failure ? (
                <Failed asked={asked} />
              ) : (
                <Sheets asked={asked} zoom={isPhone ? 'fit' : (ZOOMS[at] ?? 1)} label={label} />
              ))}
          </div>
          {rail && (
            <aside
              aria-label="Keterangan dokumen"
              className={cx(
                'flex flex-none flex-col gap-4',
                beside ? 'w-72 @max-[1060px]:w-full' : 'w-69 @max-[1020px]:w-full',
              )}
            >
              {rail}
            </aside>
          )}
        </div>
      </div>
      {isPhone && !empty && (
        <div className="sticky bottom-0 z-10 mt-auto flex gap-2 border-t border-border bg-card px-4 py-2 [&>*:last-child]:flex-1">
          {saveButton}
          {printButton}
        </div>
      )}
    </div>
  )
}

function Sheets({ asked, zoom, label }: { asked: AskedPaper; zoom: number | 'fit'; label: string }) {
  if (!asked.paper) return <WaitingSheet />
  return (
    <Suspense fallback={<WaitingSheet />}>
      <PdfPages file={asked.paper.file} zoom={zoom} label={label} />
    </Suspense>
  )
}

function Failed({ asked }: { asked: AskedPaper }) {
  return (
    <div className="w-full max-w-178 rounded-lg border border-border bg-card">
      <ErrorState title="Dokumen gagal dibuat." text={asked.failure?.message} onRetry={asked.reload} />
    </div>
  )
}

function usePhone(): boolean {
  const [isPhone, setPhone] = useState(() => matchMedia('(width < 48rem)').matches)
  useEffect(() => {
    const media = matchMedia('(width < 48rem)')
    const listen = () => setPhone(media.matches)
    media.addEventListener('change', listen)
    return () => media.removeEventListener('change', listen)
  }, [])
  return isPhone
}

/** Ctrl+P prints the paper, not the page around it. */
function usePrintKey(print: () => void): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return
    event.preventDefault()
    print()
  })
}
