import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { namedChanges } from '#kit/screen/comments/named-changes.ts'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { bankRuleHistory, changeBankRule, listBankRules, type BankRule } from '../../bank/rule-contract.ts'

/** The rules that lines of the bank are proposed by: learned from use, named and put aside here. */
export function BankRulesSheet({ onClose }: { readonly onClose: () => void }) {
  const asked = useAsk(listBankRules, {})
  return (
    <Sheet open title="Aturan pencocokan" onClose={onClose}>
      <div className="overflow-y-auto px-5 py-4">
        <p className="pb-3 text-small text-muted-foreground">
          Mandor belajar dari transaksi yang dibuat dari mutasi. Aturan hanya mengusulkan; tidak ada yang dicatat
          sendiri.
        </p>
        {asked.data === undefined && (asked.failure ? <Unanswered asked={asked} /> : <Loading rows={4} />)}
        {asked.data?.length === 0 && (
          <Empty
            title="Belum ada aturan."
            text="Buat transaksi dari satu mutasi; yang serupa akan diusulkan begitu juga."
          />
        )}
        <ul className="divide-y divide-border-subtle">
          {(asked.data ?? []).map((rule) => (
            <li key={rule.id} className="py-3">
              <Rule rule={rule} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function Rule({ rule }: { readonly rule: BankRule }) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const [name, setName] = useState<string>()
  const [isTold, setTold] = useState(false)
  const act = useAct(changeBankRule, { onDone: () => setName(undefined), say: 'Aturan disimpan.' })
  const { id, version, isArchived } = rule
  const save = (changes: { readonly name?: string; readonly isArchived?: boolean }) =>
    void act.now({ id, version, name: rule.name, isArchived, ...changes })
  const [from, to] = [rule.least, rule.most].map((amount) => rupiah(amount.replace('-', '')))
  const range = `${rule.least.startsWith('-') ? 'keluar' : 'masuk'} ${from === to ? from : `${from} – ${to}`}`
  return (
    <div className="grid gap-2">
      {name === undefined ? (
        <p className="font-medium wrap-anywhere">
          {rule.name}
          {isArchived && <span className="text-muted-foreground"> (diarsipkan)</span>}
        </p>
      ) : (
        <span className={controlBox}>
          <input
            className={bareInput}
            aria-label={`Nama aturan ${rule.name}`}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        </span>
      )}
      <p className="text-small">
        {[rule.accountName, rule.partyName, rule.projectName].filter(Boolean).join(' · ')}
        <small className="block text-xs text-muted-foreground">
          {`${rule.words.join(' ')} · ${rule.uses} kali · ${range} · terakhir ${dayFormat(rule.usedOn as Day, 'short')}`}
        </small>
      </p>
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayWrite &&
          (name === undefined ? (
            <Button size="sm" onClick={() => setName(rule.name)}>
              Ganti nama
            </Button>
          ) : (
            <Button
              size="sm"
              variant="filled"
              disabled={name.trim() === ''}
              isBusy={act.isBusy}
              onClick={() => save({ name: name.trim() })}
            >
              Simpan nama
            </Button>
          ))}
        {mayWrite && (
          <Button size="sm" disabled={act.isBusy} onClick={() => save({ isArchived: !isArchived })}>
            {isArchived ? 'Pakai lagi' : 'Arsipkan'}
          </Button>
        )}
        <Button size="sm" aria-expanded={isTold} onClick={() => setTold(!isTold)}>
          Riwayat
        </Button>
      </div>
      {isTold && <RuleHistory id={id} />}
    </div>
  )
}

function RuleHistory({ id }: { readonly id: string }) {
  const asked = useAsk(bankRuleHistory, { id })
  if (asked.failure) return <Unanswered asked={asked} />
  const rows = asked.data?.map((line) => ({ ...line, changes: namedChanges(line.changes, { name: 'Nama' }) }))
  return (
    <div className="-mx-5">
      <Timeline rows={rows} hint="Siapa yang membuat, mengganti nama, dan mengarsipkan aturan ini." />
    </div>
  )
}
