import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { keepBoth, undoMatch, type BankLine } from '../../bank/contract.ts'
import { WaitingLine } from './waiting-line.tsx'
import { paneButtons } from './words.ts'

interface PaneProps {
  readonly line: BankLine
  /** Other lines of the page that wait: a match may take several. */
  readonly others: readonly BankLine[]
  readonly onDone: () => void
}

/** What a line of the bank may be, and what is done with it. */
export function LinePane({ line, others, onDone }: PaneProps) {
  return (
    <div className="grid gap-4 p-5">
      <div>
        <p className="text-small text-muted-foreground">
          {dayFormat(line.date as Day, 'short')} · {line.description}
        </p>
        <p className="text-xl font-semibold figures">
          <Money value={line.amount} rp />
        </p>
      </div>
      {line.state === 'waiting' && <WaitingLine line={line} others={others} onDone={onDone} />}
      {line.state === 'matched' && <Matched line={line} />}
      {line.state === 'duplicate' && <Twice line={line} />}
    </div>
  )
}

function Matched({ line }: Pick<PaneProps, 'line'>) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const act = useAct(undoMatch, { say: 'Pencocokan diurungkan.' })
  const undo = () => void act.now({ id: line.id, version: line.version })
  return (
    <>
      <p>
        {line.isMade ? 'Dibuat menjadi ' : 'Cocok dengan '}
        <span className="code font-medium">{line.matched.join(', ')}</span>
        {line.together > 1 && `, bersama ${line.together - 1} mutasi lain`}.
      </p>
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      {mayWrite && (
        <Button id={paneButtons.u} wide isBusy={act.isBusy} onClick={undo}>
          Urungkan
        </Button>
      )}
    </>
  )
}

function Twice({ line }: { readonly line: BankLine }) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const act = useAct(keepBoth, { say: 'Baris ini ikut dihitung.' })
  return (
    <>
      <p className="text-small text-muted-foreground">
        Baris yang sama sudah ada di berkas ini. Duplikat tidak dihitung; kalau memang terjadi dua kali, katakan di
        sini.
      </p>
      {mayWrite && (
        <Button wide isBusy={act.isBusy} onClick={() => void act.now({ id: line.id, version: line.version })}>
          Memang dua kali
        </Button>
      )}
    </>
  )
}
