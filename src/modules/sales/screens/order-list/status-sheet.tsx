import { useRef, useState } from 'react'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { WentSheet } from '#kit/screen/list/many/went-sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { OrderRow } from '../../orders/contract.ts'
import { changeMany, type Outcome } from './change-many.ts'
import { allows, statusActs, type StatusAct } from './status-acts.ts'

const MOST_NAMED = 6

interface StatusSheetProps {
  readonly ticked: readonly OrderRow[]
  readonly acts: readonly StatusAct[]
  readonly onDone: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Asks which act and why, does it to each order that allows it, and names each that refused. */
export function StatusSheet({ ticked, acts, onDone, onClose }: StatusSheetProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [step, setStep] = useState(0)
  const keys = useRef(new Map<string, string>())
  const form = useForm({
    initial: { act: acts[0] as string, reason: '' },
    check: ({ act, reason }): Record<string, string[]> =>
      statusActs[act as StatusAct].asksReason && reason.trim() === '' ? { reason: ['Tulis alasannya.'] } : {},
    save: async ({ act, reason }) => {
      const wish = { act: act as StatusAct, reason: reason.trim(), keys: keys.current, onStep: setStep }
      const waiting = ticked.filter((row) => allows(wish.act, row)).map((row) => ({ ...row, label: calledOf(row) }))
      return { act: wish.act, ...(await changeMany(waiting, wish)) }
    },
    saved: ({ act, ...went }) => {
      if (went.refused.length + went.warnings.length > 0) return setOutcome(went)
      notify(`${went.done.length} order ${statusActs[act].done}.`)
      onClose()
      onDone(went.done)
    },
  })
  // The ticks go when what came of it was read: without any, the bar and this sheet are gone.
  const leave = () => {
    onClose()
    onDone(outcome?.done ?? [])
  }
  if (outcome) return <WentSheet {...outcome} onClose={leave} />
  return (
    <FormSheet
      form={form}
      title={`Ubah status ${ticked.length} order`}
      saveLabel="Ubah status"
      busyText={`Order ke-${step + 1}…`}
      onClose={onClose}
    >
      <RadioCards
        name="act"
        label="Menjadi"
        options={acts.map((value) => ({ value, label: statusActs[value].label, note: statusActs[value].note }))}
        columns={2}
      />
      <Which ticked={ticked} />
    </FormSheet>
  )
}

/** Says how many of the ticked orders the act reaches, and asks why when it must be known. */
function Which({ ticked }: { readonly ticked: readonly OrderRow[] }) {
  const act = useValue<StatusAct>('act')
  const others = ticked.filter((row) => !allows(act, row))
  const reached = ticked.length - others.length
  return (
    <>
      {statusActs[act].asksReason && <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />}
      <p className="text-small text-muted-foreground" aria-live="polite">
        {reached} dari {ticked.length} order {statusActs[act].done}.
        {others.length > 0 && ` Tetap seperti sekarang: ${namesOf(others)}.`}
      </p>
    </>
  )
}

function namesOf(rows: readonly OrderRow[]): string {
  return rows.length > MOST_NAMED ? `${rows.length} order lain` : rows.map(calledOf).join(', ')
}

// A draft has no number yet: its customer tells which it is.
const calledOf = ({ label, customerName }: OrderRow) => `${label} ${customerName}`
