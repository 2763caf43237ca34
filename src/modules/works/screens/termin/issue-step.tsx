import FileText from 'lucide-react/icons/file-text'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { today } from '#kit/screen/format/zone.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { billProject, type BillKind } from '../../billing/contract.ts'
import { billInstalment } from '../../instalments/contract.ts'

/** A bill that may be issued, by its kind or by the instalment it bills. */
export interface Issuable {
  readonly kind: BillKind
  readonly instalmentId: string | null
  /** The first wanted paper that is missing; null: nothing keeps it from being issued. */
  readonly lacks: string | null
}

interface Issued {
  readonly id: string
  readonly number: string | null
}

/** Issues a bill of a contract today; absent for who may not. */
export function useIssue(projectId: string, onIssued: (issued: Issued) => void = () => undefined) {
  const say = ({ number }: Issued) => (number ? `Invoice ${number} terbit.` : 'Invoice diajukan.')
  const byKind = useAct(billProject, { say, onDone: onIssued })
  const byPart = useAct(billInstalment, { say, onDone: onIssued })
  const now = ({ kind, instalmentId }: Issuable) =>
    instalmentId === null
      ? byKind.now({ id: projectId, kind, date: today() })
      : byPart.now({ id: projectId, instalmentId, date: today() })
  return { now, isBusy: byKind.isBusy || byPart.isBusy, refusal: byKind.refusal ?? byPart.refusal }
}

interface IssueStepProps {
  readonly bill: Issuable
  readonly issue: ReturnType<typeof useIssue>
}

/** Terbitkan invoice, the one next step of a bill that is ready; it names the first paper that is missing. */
export function IssueStep({ bill, issue }: IssueStepProps) {
  const mayBill = useCan('update order')
  const isFree = mayBill && bill.lacks === null
  const send = () => void issue.now(bill)
  useStepKey(isFree && !issue.isBusy ? send : undefined)
  if (!mayBill) return null
  return (
    <span className="flex flex-none items-center gap-2 max-md:grid max-md:gap-1">
      {bill.lacks && (
        <span
          id="yang-kurang"
          className="max-w-40 text-right text-xs text-warning max-md:max-w-none max-md:text-center"
        >
          {`Belum ada: ${bill.lacks.toLowerCase()}`}
        </span>
      )}
      <Button
        variant="filled"
        icon={<FileText />}
        title={isFree ? 'Alt Enter' : undefined}
        data-keys="Alt Enter"
        disabled={!isFree}
        aria-describedby={bill.lacks ? 'yang-kurang' : undefined}
        isBusy={issue.isBusy}
        busyText="Menerbitkan…"
        onClick={send}
      >
        Terbitkan invoice
      </Button>
    </span>
  )
}
