import { useState, type KeyboardEvent } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { matchCandidates, matchLine, matchProposals } from '../../bank/contract.ts'
import type { BankLine, ClaimCandidate, MatchCandidate } from '../../bank/contract.ts'
import { Candidate } from './candidate.tsx'
import { Differences } from './differences.tsx'
import { dividedDifference, type DifferencePart } from './divided-difference.ts'
import { MakeEntry, Proposed } from './make-entry.tsx'
import { paneButtons } from './words.ts'

interface WaitingProps {
  readonly line: BankLine
  readonly others: readonly BankLine[]
  readonly onDone: () => void
}

const BANK_FEE = '7-2000'
const pairOf = ({ entryId, lineNo }: MatchCandidate) => `${entryId}_${lineNo}`
const sumOf = (list: readonly { readonly amount: string }[]) =>
  list.reduce((all, { amount }) => all + BigInt(amount), 0n)
const booked =
  (amounts: readonly bigint[]) =>
  ({ account }: DifferencePart, at: number) => ({
    ...{ account, amount: String(amounts[at] ?? 0n), memo: null, projectId: null },
  })
const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one]

/** A line that waits: with others of the bank or alone it is lines of the book, invoices or bills, and a difference. */
export function WaitingLine({ line, others, onDone }: WaitingProps) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const asked = useAsk(matchCandidates, { id: line.id })
  const proposed = useAsk(matchProposals, { id: line.id })
  const [ticked, setTicked] = useState<readonly string[]>()
  const [more, setMore] = useState<readonly string[]>([])
  const [parts, setParts] = useState<readonly DifferencePart[]>([])
  const [isOpen, setOpen] = useState(false)
  const act = useAct(matchLine, { onDone, say: 'Dicocokkan.' })
  const found = asked.data ?? []
  const claims = proposed.data?.claims ?? []
  const sure = found.filter(({ isSure }) => isSure).map(pairOf)
  // What the book knows already goes first; else the invoice, bill or giro that it can only be.
  const now =
    ticked ?? (sure.length > 0 || !mayWrite ? sure : claims.filter(({ isSure }) => isSure).map(({ id: of }) => of))
  const chosen = found.filter((one) => now.includes(pairOf(one)))
  const paid = claims.filter(({ id }) => now.includes(id))
  const joined = others.filter(({ id }) => more.includes(id))
  const left = sumOf([line, ...joined]) - sumOf(chosen) - sumOf(paid)
  const isChosen = chosen.length + paid.length > 0
  // What a bank takes for a giro is part of its clearing, no money of its own.
  const isFee = parts.length === 1 && parts[0]?.account === BANK_FEE
  const charged = isFee && left < 0n ? paid.find(({ kind }) => kind === 'giro') : undefined
  const told = dividedDifference(left, parts)
  const isReady = isChosen && (left === 0n || told.isWhole)
  const { id, version } = line
  const match = () => {
    if (!isReady) return
    void act.now({
      ...{ id, version, more: joined.map((one) => ({ id: one.id, version: one.version })) },
      lines: chosen.map(({ entryId, lineNo }) => ({ entryId, lineNo })),
      claims: paid.map((one) => ({ kind: one.kind, id: one.id, ...(one === charged && { fee: String(-left) }) })),
      differences: left === 0n || charged ? [] : parts.map(booked(told.amounts)),
    })
  }
  const toggle = (one: string) => setTicked(toggled(now, one))
  // The likeliest stand first; one that only lies near in time is asked for.
  const shown = isOpen ? found : found.filter((one, at) => at < 3 || one.why.length > 1 || now.includes(pairOf(one)))
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') match()
  }
  return (
    <>
      <Proposed line={line} proposals={proposed.data?.accounts ?? []} onDone={onDone} />
      {asked.data === undefined && (asked.failure ? <Unanswered asked={asked} /> : <Loading rows={3} />)}
      {asked.data?.length === 0 && claims.length === 0 && (
        <p className="text-small text-muted-foreground">
          Belum ada pembayaran, transaksi, atau tagihan yang cocok di sekitar tanggal ini. Catat dulu pembayarannya,
          atau buat transaksinya di bawah.
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="Calon pasangan" className="grid gap-3" onKeyDown={enter}>
          {shown.map((one) => (
            <li key={pairOf(one)}>
              <Candidate
                {...one}
                about={one.party ?? one.memo}
                isTicked={now.includes(pairOf(one))}
                onToggle={() => toggle(pairOf(one))}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <Button onClick={() => setOpen(true)}>{`${found.length - shown.length} calon lain`}</Button>
      )}
      {mayWrite && <Claims claims={claims} ticked={now} onToggle={toggle} />}
      {mayWrite && isChosen && (
        <Together others={others} ticked={more} onToggle={(one) => setMore(toggled(more, one))} />
      )}
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
      {mayWrite && isChosen && (
        <div className="sticky bottom-0 z-10 -mx-5 grid gap-2 border-y border-border-subtle bg-card px-5 py-3">
          <p className="flex justify-between text-small">
            <span>{chosen.length + paid.length} dipilih</span>
            <span className="font-semibold figures">{rupiah(String(sumOf(chosen) + sumOf(paid)))}</span>
          </p>
          {left !== 0n && <Differences left={left} parts={parts} onChange={setParts} />}
          <Button id={paneButtons.enter} variant="filled" wide disabled={!isReady} isBusy={act.isBusy} onClick={match}>
            {isReady ? 'Cocokkan' : `Kurang ${rupiah(String(left))}`}
          </Button>
        </div>
      )}
      <MakeEntry key={line.id} line={line} onDone={onDone} />
    </>
  )
}

interface TicksProps {
  readonly ticked: readonly string[]
  readonly onToggle: (id: string) => void
}

/** Invoices or bills that it pays; the payment is recorded in the same act. */
function Claims({ claims, ticked, onToggle }: TicksProps & { readonly claims: readonly ClaimCandidate[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const likely = claims.filter(({ id, why }) => why.length > 0 || ticked.includes(id))
  const shown = isOpen ? claims : likely
  if (claims.length === 0) return null
  return (
    <section className="grid gap-3">
      <p className="text-small font-medium">{claimsTitle(shown)}</p>
      <ul className="grid gap-3">
        {shown.map((one) => (
          <li key={one.id}>
            <Candidate
              {...one}
              about={one.kind === 'giro' ? `Giro ${one.party}` : one.party}
              why={[
                ...(one.due ? [`jatuh tempo ${dayFormat(one.due as Day, 'short')}`] : []),
                ...(one.withheld === '0' ? [] : [`dipotong PPh ${rupiah(one.withheld)}`]),
                ...one.why,
              ]}
              isTicked={ticked.includes(one.id)}
              onToggle={() => onToggle(one.id)}
            />
          </li>
        ))}
      </ul>
      {shown.length < claims.length && (
        <Button onClick={() => setIsOpen(true)}>{`${claims.length - shown.length} calon lain`}</Button>
      )}
    </section>
  )
}

function claimsTitle(claims: readonly ClaimCandidate[]): string {
  const has = (kind: ClaimCandidate['kind']) => claims.some((claim) => claim.kind === kind)
  const parts = [
    has('giro') && 'Giro cair',
    has('bill') && 'Membayar tagihan supplier',
    has('invoice') && 'Pembayaran invoice',
  ]
  return parts.filter(Boolean).join(' · ') || 'Tagihan dan giro'
}

/** Other lines of the bank that are the same thing in parts. */
function Together({ others, ticked, onToggle }: TicksProps & { readonly others: readonly BankLine[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (others.length === 0) return null
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Gabung dengan mutasi lain</Button>
  return (
    <ul aria-label="Mutasi lain" className="grid gap-3">
      {others.map((one) => (
        <li key={one.id}>
          <Candidate
            number={one.reference ?? ''}
            about={one.description}
            amount={one.amount}
            date={one.date}
            why={[]}
            isTicked={ticked.includes(one.id)}
            onToggle={() => onToggle(one.id)}
          />
        </li>
      ))}
    </ul>
  )
}
