import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { makeFromLine, type AccountProposal, type BankLine } from '../../bank/contract.ts'
import { startCashEntry } from '../../entries/contract.ts'
import { accountChoices } from '../entry-form/account-choices.ts'
import { paneButtons } from './words.ts'

interface MakeProps {
  readonly line: BankLine
  /** What lines like it were made into before. */
  readonly proposals: readonly AccountProposal[]
  readonly onDone: () => void
}

/** A line that is in no book yet, written down as money in or out. */
export function MakeEntry({ line, proposals, onDone }: MakeProps) {
  const mayMake = useCan('create laporan-keuangan')
  const start = useAsk(startCashEntry, {}, { when: mayMake, freshFor: 300_000 })
  const [account, setAccount] = useState('')
  const act = useAct(makeFromLine, { onDone, say: ({ number }) => `${number} dibuat dan dicocokkan.` })
  if (!mayMake || !start.data) return null
  const kind = line.amount.startsWith('-') ? 'keluar' : 'masuk'
  const { id, version } = line
  const make = (code: string, projectId: string | null) =>
    void act.now({ id, version, account: code, memo: null, projectId })
  return (
    <div className="grid gap-2 border-t border-border-subtle pt-3">
      <label htmlFor={paneButtons.t} className="text-small font-medium">
        Buat transaksi dari baris ini
      </label>
      {proposals.map((one) => (
        <div key={`${one.account} ${one.projectId ?? ''}`} className="grid gap-1">
          <Button wide disabled={act.isBusy} onClick={() => make(one.account, one.projectId)}>
            {`Jadikan ${one.name}`}
          </Button>
          <p className="text-xs text-muted-foreground">{one.why}</p>
        </div>
      ))}
      <SelectBox id={paneButtons.t} value={account} onChoose={setAccount}>
        <option value="">Pilih kategori…</option>
        {accountChoices(start.data.accounts, kind).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      <Button wide disabled={account === ''} isBusy={act.isBusy} onClick={() => make(account, null)}>
        Buat dan cocokkan
      </Button>
    </div>
  )
}
