import * as Parts from 'radix-ui/dialog'
import X from 'lucide-react/icons/x'
import { useCallback, useRef, useState } from 'react'
import { aboutImport, type ImportAbout, type ImportRun } from '#kit/import/contract.ts'
import { useAsk } from '../client/use-ask.ts'
import { Confirm } from '../detail/confirm.tsx'
import { cx } from '../ui/cx.ts'
import { takesBack } from './mend-input.tsx'
import { Unanswered } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { useOpener } from '../ui/use-opener.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnStep } from './column-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import { isAtWork, useRun } from './use-run.ts'
import { WorkStep } from './work-step.tsx'

interface ImportDialogProps {
  readonly name: string
  readonly title: string
  readonly onClose: () => void
}

/** Brings a file in, over the whole window: the file, its columns, its rows, the result. */
export function ImportDialog({ name, title, onClose }: ImportDialogProps) {
  const about = useAsk(aboutImport, { subject: name }, { isQuiet: true })
  const [id, setId] = useState<string>()
  const [file, setFile] = useState<File>()
  const begin = (run: string, of?: File) => {
    setFile(of)
    setId(run)
  }
  // Not drawn: a key pressed in the moment after a paste already finds it.
  const isUnsaved = useRef(false)
  const setUnsaved = useCallback((is: boolean) => void (isUnsaved.current = is), [])
  const [isAsking, setAsking] = useState(false)
  const giveBack = useOpener(true)
  const close = () => (isUnsaved.current ? setAsking(true) : onClose())
  return (
    <Parts.Root open onOpenChange={(next) => !next && close()}>
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-50 animate-veil bg-overlay" />
        <Parts.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={takesBack}
          onPointerDownOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 m-auto flex h-[calc(100dvh-48px)] w-[calc(100vw-48px)] max-w-320 animate-grow flex-col overflow-hidden rounded-xl bg-popover shadow-dialog outline-none max-md:h-dvh max-md:w-screen max-md:rounded-none"
        >
          {!about.data ? (
            <>
              <Head title={title} />
              {about.failure ? <Unanswered asked={about} text={about.failure.message} /> : <Loading />}
            </>
          ) : id === undefined ? (
            <>
              <Head title={title} step={0} />
              <FileStep about={about.data} onRun={begin} onUnsaved={setUnsaved} />
            </>
          ) : (
            <Running
              key={id}
              id={id}
              title={title}
              about={about.data}
              file={file}
              onRun={setId}
              onAnother={() => setId(undefined)}
              onAgain={setId}
              onClose={onClose}
              onUnsaved={setUnsaved}
            />
          )}
          {isAsking && (
            <Confirm
              title="Tutup tanpa memakainya?"
              text="Yang ditempel atau dipilih di langkah ini belum dipakai, dan hilang bila ditutup."
              act="Tutup"
              onConfirm={onClose}
              onClose={() => setAsking(false)}
            />
          )}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

interface RunningProps {
  readonly id: string
  readonly title: string
  readonly about: ImportAbout
  readonly file: File | undefined
  readonly onRun: (id: string) => void
  readonly onAnother: () => void
  readonly onAgain: (id: string) => void
  readonly onClose: () => void
  readonly onUnsaved: (isUnsaved: boolean) => void
}

function Running({ id, title, about, file, onRun, onAnother, onAgain, onClose, onUnsaved }: RunningProps) {
  const asked = useRun(id)
  const [isMapping, setMapping] = useState(false)
  const run = asked.data
  if (!run) {
    return (
      <>
        <Head title={title} />
        {asked.failure ? <Unanswered asked={asked} text={asked.failure.message} /> : <Loading />}
      </>
    )
  }
  const step = stepOf(run, isMapping)
  const reload = () => {
    setMapping(false)
    asked.reload()
  }
  return (
    <>
      <Head title={title} file={run.fileName} step={step} />
      {isAtWork(run.state) ? (
        <WorkStep run={run} isCut={asked.failure !== undefined} onClose={onClose} />
      ) : step === 1 ? (
        <ColumnStep
          run={run}
          about={about}
          file={file}
          onRun={onRun}
          onBack={isMapping ? () => setMapping(false) : onAnother}
          onDone={reload}
          onUnsaved={onUnsaved}
        />
      ) : step === 2 ? (
        <CheckStep run={run} about={about} onColumns={() => setMapping(true)} onDone={reload} onDropped={onAnother} />
      ) : (
        <DoneStep run={run} onAnother={onAnother} onAgain={onAgain} onClose={onClose} onDone={reload} />
      )}
    </>
  )
}

function stepOf(run: ImportRun, isMapping: boolean): number {
  if (run.state === 'mapping' || (run.state === 'ready' && isMapping)) return 1
  return run.state === 'checking' || run.state === 'ready' || run.state === 'trying' ? 2 : 3
}

const STEPS = ['Berkas', 'Kolom', 'Periksa', 'Hasil']

function Head({ title, file, step }: { readonly title: string; readonly file?: string; readonly step?: number }) {
  return (
    <div className="flex min-h-14 flex-none items-center gap-4 border-b border-border pr-3 pl-5 max-md:pl-4">
      <div className="min-w-0 flex-1">
        <Parts.Title className="truncate text-base font-semibold">Impor {title.toLowerCase()}</Parts.Title>
        {file ? <p className="truncate text-xs text-muted-foreground">{file}</p> : null}
      </div>
      {step === undefined ? null : (
        <ol aria-label="Langkah" className="flex items-center gap-4 text-small max-md:gap-2">
          {STEPS.map((word, at) => (
            <li
              key={word}
              aria-current={at === step ? 'step' : undefined}
              className={cx('flex items-center gap-2', at === step ? 'font-semibold' : 'text-muted-foreground')}
            >
              <span
                className={cx(
                  'grid size-5 place-items-center rounded-full text-2xs font-semibold figures',
                  at <= step ? 'bg-primary text-primary-foreground' : 'bg-neutral-soft text-neutral',
                )}
              >
                {at + 1}
              </span>
              <span className={at === step ? 'max-sm:hidden' : 'max-lg:sr-only'}>{word}</span>
            </li>
          ))}
        </ol>
      )}
      <Parts.Close
        aria-label="Tutup"
        className="grid size-9 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:size-12"
      >
        <X className="size-4.5" />
      </Parts.Close>
    </div>
  )
}
