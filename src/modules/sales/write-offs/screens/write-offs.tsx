import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { decisionWords, type Decision } from '#kit/posting/decisions.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { decideWriteOff, voidWriteOff, writeOffBearers, type WriteOff } from '../contract.ts'

/** What was given up of an invoice, or waits for a yes. */
export function WriteOffs({ invoice }: { readonly invoice: InvoiceDetail }) {
  const standing = invoice.writeOffs.filter((each) => each.state !== 'void')
  return standing.map((each) =>
    each.state === 'pending_approval' ? <Waiting key={each.id} of={each} /> : <Written key={each.id} of={each} />,
  )
}

function Waiting({ of }: { readonly of: WriteOff }) {
  const [isRejecting, setRejecting] = useState(false)
  const decide = useAct(decideWriteOff, { onDone: (_, { decision }) => notify(`${decisionWords[decision]}.`) })
  const answer = (decision: Decision, note: string | null) =>
    void decide.now({ id: of.id, version: of.version, decision, note })
  return (
    <Card className="border-warning/40">
      <p className="font-semibold">Penghapusan {rupiah(of.amount)} menunggu persetujuan.</p>
      <p className="mt-1 text-small text-muted-foreground">
        {of.submittedBy}: “{of.reason}” · {writeOffBearers[of.against]}
      </p>
      {of.can.includes('decide') && (
        <div className="mt-3 flex gap-2 [&>*]:flex-1">
          <Button onClick={() => setRejecting(true)}>Tolak</Button>
          <Button variant="filled" isBusy={decide.isBusy && !isRejecting} onClick={() => answer('approve', null)}>
            Setujui
          </Button>
        </div>
      )}
      {decide.refusal && !isRejecting && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {decide.refusal.message}
        </p>
      )}
      {!of.can.includes('decide') && <Undo of={of} label="Tarik kembali" />}
      {isRejecting && (
        <Confirm
          isDanger
          asksReason
          title="Tolak penghapusan?"
          text="Sisa tagihan tetap menjadi piutang pelanggan. Tulis alasannya."
          act="Tolak"
          doing={decide}
          onConfirm={(note) => answer('reject', note)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  )
}

const givenUp = { title: 'Dihapusbukukan', act: 'penghapusan', what: 'Penghapusan' }
const writtenWords: Readonly<Record<WriteOff['against'], typeof givenUp>> = {
  expense: givenUp,
  allowance: givenUp,
  rounding: { title: 'Dibulatkan', act: 'pembulatan', what: 'Pembulatan' },
  penalty: { title: 'Denda', act: 'denda', what: 'Denda' },
}

function Written({ of }: { readonly of: WriteOff }) {
  return (
    <Card title={writtenWords[of.against].title}>
      <p className="font-medium figures">{rupiah(of.amount)}</p>
      <p className="text-small text-muted-foreground">
        <span className="code">{of.number}</span> · {dayFormat(of.date as Day, 'short')} · {writeOffBearers[of.against]}
      </p>
      <p className="mt-1 text-small">“{of.reason}”</p>
      <Undo of={of} label={`Batalkan ${writtenWords[of.against].act}`} />
    </Card>
  )
}

function Undo({ of, label }: { readonly of: WriteOff; readonly label: string }) {
  const [isAsking, setAsking] = useState(false)
  const undo = useAct(voidWriteOff, {
    say: `${writtenWords[of.against].what} dibatalkan.`,
    onDone: () => setAsking(false),
  })
  if (!of.can.includes('void')) return null
  return (
    <>
      <Button wide className="mt-3" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`${label}?`}
          text="Sisa tagihan kembali menjadi piutang pelanggan. Tulis alasannya."
          act={label}
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: of.id, version: of.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
