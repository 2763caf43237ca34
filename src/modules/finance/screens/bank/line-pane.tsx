import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { keepBoth, makeFromLine, matchCandidates, matchLine, undoMatch } from '../../bank/contract.ts'
import type { BankLine, MatchCandidate } from '../../bank/contract.ts'
import { startCashEntry } from '../../entries/contract.ts'
import { accountChoices } from '../entry-form/account-choices.ts'

/** The buttons that the keys of the list press. */
export const paneButtons = { enter: 'mutasi-cocokkan', u: 'mutasi-urungkan', t: 'mutasi-kategori' } as const

interface PaneProps {
  readonly line: BankLine
  readonly onDone: () => void
}

/** What a line of the bank may be, and what is done with it. */
export function LinePane({ line, onDone }: PaneProps) {
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
      {line.state === 'waiting' && <Waiting line={line} onDone={onDone} />}
      {line.state === 'matched' && <Matched line={line} />}
      {line.state === 'duplicate' && <Twice line={line} />}
    </div>
  )
}

const pairOf = ({ entryId, lineNo }: MatchCandidate) => `${entryId}_${lineNo}`

function Waiting({ line, onDone }: PaneProps) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const asked = useAsk(matchCandidates, { id: line.id })
  const [ticked, setTicked] = useState<readonly string[]>()
  const act = useAct(matchLine, { onDone, say: 'Dicocokkan.' })
  const found = asked.data ?? []
  const usual = found.filter(({ isSure }) => isSure).map(pairOf)
  const chosen = found.filter((one) => (ticked ?? usual).includes(pairOf(one)))
  const sum = chosen.reduce((all, { amount }) => all + BigInt(amount), 0n)
  const isReady = chosen.length > 0 && String(sum) === line.amount
  const { id, version } = line
  const match = () => {
    if (isReady) void act.now({ id, version, lines: chosen.map(({ entryId, lineNo }) => ({ entryId, lineNo })) })
  }
  const toggle = (pair: string) =>
    setTicked(
      (ticked ?? usual).includes(pair) ? (ticked ?? usual).filter((one) => one !== pair) : [...(ticked ?? usual), pair],
    )
  return (
    <>
      {asked.data === undefined && (asked.failure ? <Unanswered asked={asked} /> : <Loading rows={3} />)}
      {asked.data?.length === 0 && (
        <p className="text-small text-muted-foreground">
          Belum ada pembayaran atau transaksi yang cocok di sekitar tanggal ini. Catat dulu pembayarannya, atau buat
          transaksinya di bawah.
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="Calon pasangan" className="grid gap-3">
          {found.map((one) => (
            <li key={pairOf(one)}>
              <Candidate one={one} isTicked={chosen.includes(one)} onToggle={() => toggle(pairOf(one))} />
            </li>
          ))}
        </ul>
      )}
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      {mayWrite && chosen.length > 0 && (
        <div className="grid gap-2 border-t border-border-subtle pt-3">
          <p className="flex justify-between text-small">
            <span>{chosen.length} dipilih</span>
            <span className="font-semibold figures">{rupiah(String(sum))}</span>
          </p>
          <Button id={paneButtons.enter} variant="filled" wide disabled={!isReady} isBusy={act.isBusy} onClick={match}>
            {isReady ? 'Cocokkan' : `Kurang ${rupiah(String(BigInt(line.amount) - sum))}`}
          </Button>
        </div>
      )}
      <Make key={line.id} line={line} onDone={onDone} />
    </>
  )
}

function Candidate({ one, isTicked, onToggle }: { one: MatchCandidate; isTicked: boolean; onToggle: () => void }) {
  return (
    <CheckBox
      checked={isTicked}
      onChange={onToggle}
      label={
        <span className="grid w-full gap-0.5">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="code font-medium">{one.number}</span> {one.party ?? one.memo}
            </span>
            <span className="font-semibold figures">{rupiah(one.amount)}</span>
          </span>
          <span className="text-xs text-muted-foreground">
            {[dayFormat(one.date as Day, 'short'), ...one.why].join(' · ')}
          </span>
        </span>
      }
    />
  )
}

/** A line that is in no book yet, written down as money in or out. */
function Make({ line, onDone }: { readonly line: BankLine; readonly onDone: () => void }) {
  const mayMake = useCan('create laporan-keuangan')
  const start = useAsk(startCashEntry, {}, { when: mayMake, freshFor: 300_000 })
  const [account, setAccount] = useState('')
  const act = useAct(makeFromLine, { onDone, say: ({ number }) => `${number} dibuat dan dicocokkan.` })
  if (!mayMake || !start.data) return null
  const kind = line.amount.startsWith('-') ? 'keluar' : 'masuk'
  const { id, version } = line
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
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      <Button
        wide
        disabled={account === ''}
        isBusy={act.isBusy}
        onClick={() => void act.now({ id, version, account, memo: null, projectId: null })}
      >
        Buat dan cocokkan
      </Button>
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
        <span className="code font-medium">{line.matched.join(', ')}</span>.
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
