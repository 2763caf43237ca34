import { thousands } from '#ground/format.ts'
import type { ImportRun } from '#kit/import/contract.ts'
import { Progress } from '../detail/progress.tsx'
import { Button } from '../ui/button.tsx'
import { runWords } from './words.ts'

interface WorkStepProps {
  readonly run: ImportRun
  /** The last question how far it is was not answered. */
  readonly isCut: boolean
  readonly onClose: () => void
}

/** While something is done with a file: how far it is. It goes on when the window is closed. */
export function WorkStep({ run, isCut, onClose }: WorkStepProps) {
  const percent = run.goal === 0 ? 0 : Math.min(100, Math.floor((run.progress / run.goal) * 100))
  const word = runWords[run.state].text
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 px-6 text-center">
      <p className="text-base font-semibold" role="status">
        {word}…
      </p>
      <Progress label={word} percent={percent} size={8} className="w-90 max-w-[calc(100vw-48px)]" />
      <p className="text-small text-muted-foreground figures">
        {thousands(String(run.progress))} dari {thousands(String(run.goal))} baris
      </p>
      {isCut ? (
        <p className="text-small text-warning" role="status">
          Sambungan terputus. Pekerjaan tetap berjalan di server; angkanya menyusul saat sambungan kembali.
        </p>
      ) : null}
      {run.state === 'running' || run.state === 'undoing' ? (
        <div>
          <p className="mb-3 text-small text-muted-foreground">
            Boleh ditutup: pekerjaan berjalan terus, dan lonceng memberi tahu saat selesai.
          </p>
          <Button onClick={onClose}>Tutup</Button>
        </div>
      ) : null}
    </div>
  )
}
