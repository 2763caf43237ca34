import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { exactFormat } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure, isOutOfReach } from '#kit/screen/client/failure.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { amountComplaint, keptAmount, shownAmount } from '#kit/screen/form/amount.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { saveCounted, type CountLine } from '#modules/warehouse/opname/contract.ts'
import { LineReason } from './line-reason.tsx'
import { differenceOf } from './standing.ts'
import { countedInput } from './unsent.ts'
import type { Unsent } from './use-unsent.ts'

interface CountedRowProps {
  readonly countId: string
  readonly line: CountLine
  /** Fetches the sheet again after each line, so that others' counts show; a long one is too heavy for that. */
  readonly isShort: boolean
  readonly unsent: Unsent
  /** The count was to be handed in: a reason that is missing is asked for. */
  readonly isAsked: boolean
}

/** One line of the sheet: what is there, how much of it is broken. Leaving a field keeps both. */
export function CountedRow({ countId, line, isShort, unsent, isAsked }: CountedRowProps) {
  const [seen, setSeen] = useState(line)
  const [saved, setSaved] = useState(() => keptOf(line))
  // What waits on this device for a signal is what was typed last.
  const waiting = unsent.waiting[line.itemId]
  const [counted, setCounted] = useState(waiting?.counted ?? saved.counted)
  const [damaged, setDamaged] = useState(waiting?.damaged ?? saved.damaged)
  // What others counted, or a pasted list, shows here unless somebody is typing.
  if (seen !== line) {
    setSeen(line)
    const isTyped = counted !== saved.counted || damaged !== saved.damaged
    if (!isTyped || isSame(keptOf(line), { counted, damaged })) {
      const kept = keptOf(line)
      setSaved(kept)
      setCounted(kept.counted)
      setDamaged(kept.damaged)
    }
  }
  const [fault, setFault] = useState<string>()
  const keep = async () => {
    if (counted === saved.counted && damaged === saved.damaged) return
    const complaint = amountComplaint(counted) ?? amountComplaint(damaged)
    if (complaint) return setFault(complaint)
    // A reason that still waits goes along.
    const typed = { ...waiting, counted, damaged }
    const input = { id: countId, lines: [countedInput(line.itemId, typed)] }
    unsent.note(line.itemId, typed)
    try {
      await ask(saveCounted, input, { key: newKey(), isQuiet: true })
      unsent.keep(line.itemId, undefined)
      setSaved({ counted, damaged })
      setFault(undefined)
      if (isShort) refetchTouched(saveCounted.touches)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (!isOutOfReach(error)) {
        unsent.keep(line.itemId, undefined)
        return setFault(error.message)
      }
      setFault(undefined)
      unsent.keep(line.itemId, typed)
    }
  }
  const isKept = saved.counted !== '' && saved.counted === counted && saved.damaged === damaged
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-border-subtle px-5 py-2.5 md:grid-cols-[minmax(0,1fr)_120px_104px_96px_24px]">
      <span className="min-w-0 max-md:col-start-1 max-md:row-start-1">
        <span className="block font-medium max-md:line-clamp-2 md:truncate" title={line.itemName}>
          {line.itemName}
        </span>
        <span className="block text-xs text-subtle-foreground">
          <span className="code">{line.itemCode}</span>
          {line.rack && ` · rak ${line.rack}`}
          {line.book !== undefined && ` · sistem ${exactFormat(line.book)} ${line.unit}`}
        </span>
      </span>
      <span className="flex gap-2 max-md:col-span-2 max-md:row-start-2 md:contents">
        <NumberCell
          label={`Jumlah fisik ${line.itemName}`}
          unit={line.unit}
          value={counted}
          onType={setCounted}
          onLeave={keep}
        />
        <NumberCell label={`Rusak ${line.itemName}`} unit="rusak" value={damaged} onType={setDamaged} onLeave={keep} />
      </span>
      <span className="text-right text-small max-md:col-start-2 max-md:row-start-1">
        <Difference book={line.book} counted={counted} />
      </span>
      <span className="text-success max-md:hidden" aria-live="polite">
        {isKept && <Check className="size-4.5" aria-label="Tersimpan" />}
      </span>
      <LineReason
        countId={countId}
        line={line}
        difference={differenceOf(line.book, counted)}
        unsent={unsent}
        isAsked={isAsked}
      />
      {waiting && !fault && (
        <span role="status" className="col-span-full text-small text-warning">
          Disimpan di perangkat ini. Dikirim saat ada sinyal.
        </span>
      )}
      {fault && (
        <span role="alert" className="col-span-full text-small text-danger">
          {fault}
        </span>
      )}
    </li>
  )
}

function isSame(a: { counted: string; damaged: string }, b: { counted: string; damaged: string }): boolean {
  return a.counted === b.counted && a.damaged === b.damaged
}

function keptOf(line: CountLine) {
  return { counted: line.counted ?? '', damaged: line.damaged === '0' ? '' : line.damaged }
}

function Difference({ book, counted }: { readonly book: string | undefined; readonly counted: string }) {
  const difference = differenceOf(book, counted)
  if (difference === undefined) return null
  return difference === '0' ? (
    <span className="text-subtle-foreground">cocok</span>
  ) : (
    <span className="font-semibold figures">
      {!difference.startsWith('-') && '+'}
      <Qty value={difference} />
    </span>
  )
}

interface NumberCellProps {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly onType: (value: string) => void
  readonly onLeave: () => Promise<void>
}

function NumberCell({ label, unit, value, onType, onLeave }: NumberCellProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <span className={`${controlBox} min-w-0 max-md:flex-1`}>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        className={`${bareInput} text-right figures`}
        value={typed ?? shownAmount(value, 'quantity')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          onType(keptAmount(event.target.value))
        }}
        onKeyDown={(event) => event.key === 'Enter' && nextCount(event.currentTarget)}
        onBlur={() => {
          setTyped(undefined)
          void onLeave()
        }}
      />
      <span className="flex-none text-xs text-subtle-foreground">{unit}</span>
    </span>
  )
}

/** Enter goes down the column: one counts shelf by shelf. */
function nextCount(input: HTMLInputElement): void {
  const row = input.closest('li')?.nextElementSibling
  const next = row?.querySelector<HTMLInputElement>('input')
  if (next) next.focus()
  else input.blur()
}
