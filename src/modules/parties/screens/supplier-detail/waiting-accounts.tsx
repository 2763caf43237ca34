import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { AccountNumber } from './accounts.tsx'
import { approveBankChange, rejectBankChange, type BankAccount, type BankChange } from '../../suppliers/contract.ts'

interface WaitingAccountsProps {
  readonly supplierId: string
  readonly change: BankChange
}

/** A change of bank accounts that waits: what it was, what it shall be, and who may decide. */
export function WaitingAccounts({ supplierId, change }: WaitingAccountsProps) {
  return (
    <Notice tone="warning" className="mb-6 max-md:mb-4">
      <p className="font-medium">Perubahan rekening menunggu persetujuan</p>
      <p className="text-small text-muted-foreground">
        Diminta {change.isMine ? 'oleh Anda' : change.askedBy}, {momentText(change.askedAt)}. Pembayaran masih memakai
        rekening lama.
      </p>
      <dl className="mt-3 grid gap-3 md:grid-cols-2">
        <Accounts label="Sekarang" accounts={change.before} />
        <Accounts label="Menjadi" accounts={change.after} />
      </dl>
      <Decision supplierId={supplierId} change={change} />
    </Notice>
  )
}

function Accounts({ label, accounts }: { readonly label: string; readonly accounts: readonly BankAccount[] }) {
  return (
    <div>
      <dt className="text-small text-muted-foreground">{label}</dt>
      {accounts.length === 0 && <dd>Tidak ada rekening</dd>}
      {accounts.map((account, at) => (
        // Without the right their numbers are not there to tell them apart.
        <dd key={at} className="break-words">
          {account.bank} <AccountNumber of={account} /> a.n. {account.holder}
          {account.branch && ` · ${account.branch}`}
          {account.isDefault && accounts.length > 1 && ' · utama'}
        </dd>
      ))}
    </div>
  )
}

function Decision({ supplierId, change }: WaitingAccountsProps) {
  const [isRejecting, setRejecting] = useState(false)
  const which = { id: supplierId, changeId: change.id }
  const approve = useAct(approveBankChange, { say: 'Rekening baru dipakai mulai sekarang.' })
  if (!change.mayApprove && !change.isMine) {
    return <p className="mt-3 text-small">Orang yang berhak menyetujui supplier memutuskannya di halaman ini.</p>
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {change.isMine && !change.mayApprove && (
        <p className="mr-auto text-small">Menunggu orang lain yang berhak menyetujui supplier.</p>
      )}
      <Button onClick={() => setRejecting(true)}>{change.isMine ? 'Tarik kembali' : 'Tolak'}</Button>
      {change.mayApprove && (
        <Button variant="filled" isBusy={approve.isBusy} onClick={() => void approve.now(which)}>
          Setujui
        </Button>
      )}
      {isRejecting && <Reject which={which} isMine={change.isMine} onClose={() => setRejecting(false)} />}
    </div>
  )
}

interface RejectProps {
  readonly which: { readonly id: string; readonly changeId: string }
  readonly isMine: boolean
  readonly onClose: () => void
}

function Reject({ which, isMine, onClose }: RejectProps) {
  const reject = useAct(rejectBankChange, { say: 'Rekening lama tetap dipakai.', onDone: onClose })
  return (
    <Confirm
      title={isMine ? 'Tarik kembali perubahan rekening?' : 'Tolak perubahan rekening?'}
      text="Rekening yang lama tetap dipakai. Alasannya tercatat di aktivitas."
      act={isMine ? 'Tarik kembali' : 'Tolak'}
      isDanger
      asksReason
      doing={reject}
      onConfirm={(reason) => void reject.now({ ...which, reason })}
      onClose={onClose}
    />
  )
}
