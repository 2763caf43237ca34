import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { makeFromLine, type AccountProposal, type BankLine } from '../../bank/contract.ts'
import { startCashEntry } from '../../entries/contract.ts'
import { accountChoices } from '../entry-form/account-choices.ts'
import { paneButtons } from './words.ts'

interface MakeProps {
  readonly line: BankLine
  readonly onDone: () => void
}

/** A line that is in no book yet, written down as money in or out. */
export function MakeEntry({ line, onDone }: MakeProps) {
  const mayMake = useCan('create laporan-keuangan')
  const start = useAsk(startCashEntry, {}, { when: mayMake, freshFor: 300_000 })
  const [account, setAccount] = useState('')
  const [party, setParty] = useState('')
  const act = useAct(makeFromLine, { onDone, say: ({ number }) => `${number} dibuat dan dicocokkan.` })
  if (!mayMake || !start.data) return null
  const kind = line.amount.startsWith('-') ? 'keluar' : 'masuk'
  const { id, version } = line
  const make = () => void act.now({ id, version, account, memo: null, projectId: null, partyName: party })
  return (
    <div className="grid gap-2 border-t border-border-subtle pt-3">
      <label htmlFor={paneButtons.t} className="text-small font-medium">
        Buat transaksi dari baris ini
      </label>
      <SelectBox id={paneButtons.t} value={account} onChoose={setAccount}>
        <option value="">Pilih kategori…</option>
        {accountChoices(start.data.accounts, kind).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
      <span className={controlBox}>
        <input
          className={bareInput}
          aria-label="Pihak"
          placeholder="Pihak, bila perlu: PLN, pegawai…"
          value={party}
          maxLength={120}
          onChange={(event) => setParty(event.target.value)}
        />
      </span>
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      <Button wide disabled={account === ''} isBusy={act.isBusy} onClick={make}>
        Buat dan cocokkan
      </Button>
    </div>
  )
}

interface ProposedProps extends MakeProps {
  /** What rules say: lines like it were made into this before, the likeliest first. */
  readonly proposals: readonly AccountProposal[]
}

/** What rules propose for a line, each with why; the first is taken by one key. */
export function Proposed({ line, proposals, onDone }: ProposedProps) {
  const mayMake = useCan('create laporan-keuangan')
  const act = useAct(makeFromLine, { onDone, say: ({ number }) => `${number} dibuat dan dicocokkan.` })
  if (!mayMake || proposals.length === 0) return null
  const { id, version } = line
  return (
    <section className="grid gap-2 border-b border-border-subtle pb-4" aria-label="Usul dari aturan">
      {proposals.map(({ account, name, projectId, projectName, partyName, why }, at) => (
        <div key={[account, projectId, partyName].join(' ')} className="grid gap-1">
          <Button
            id={at === 0 ? paneButtons.a : undefined}
            wide
            disabled={act.isBusy}
            onClick={() => void act.now({ id, version, account, memo: null, projectId, partyName })}
          >
            {`Jadikan ${[name, partyName, projectName].filter(Boolean).join(' · ')}`}
          </Button>
          <p className="text-xs text-muted-foreground">{why}</p>
        </div>
      ))}
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
    </section>
  )
}
