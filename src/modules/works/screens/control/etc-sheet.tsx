import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { InstantText } from '#kit/screen/format/date-text.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { judgeCost, type CostJudgement, type ProjectControl } from '../../control/contract.ts'

interface EtcSheetProps {
  readonly projectId: string
  readonly control: ProjectControl
  readonly onClose: () => void
}

/** Perkiraan sisa (ETC): what somebody thinks a head still costs, with the reason; empty goes back to what is worked out. */
export function EtcSheet({ projectId, control, onClose }: EtcSheetProps) {
  const key = useSaveKey()
  const heads = Object.entries(costHeads).map(([value, label]) => ({
    value,
    label: `${label}${nowOf(control, value)}`,
  }))
  const form = useForm({
    initial: { head: control.heads[0]?.head ?? 'material', amount: '', reason: '' },
    check: ({ reason }): Record<string, string[]> => (reason.trim() ? {} : { reason: ['Tulis alasannya.'] }),
    save: ({ head, amount, reason }) => {
      const input = { id: projectId, head: head as CostHead, amount: amount || null, reason }
      return doAct(judgeCost, input, key.of(input))
    },
    saved: () => {
      notify('Perkiraan sisa disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Perkiraan sisa (ETC)" onClose={onClose}>
      <SelectField name="head" label="Jenis biaya" options={heads} />
      <MoneyField name="amount" label="Masih akan keluar" optional />
      <p className="text-small text-muted-foreground">
        Kosongkan supaya kembali dihitung: RAP dikurangi realisasi dan komitmen.
      </p>
      <TextField name="reason" label="Alasan" maxLength={300} />
      {control.judgements.length > 0 && <Judgements rows={control.judgements} />}
    </FormSheet>
  )
}

function nowOf({ heads }: ProjectControl, head: string): string {
  const found = heads.find((one) => one.head === head)
  return found ? `, sekarang ${rupiah(found.toCome)}${found.isJudged ? ' (diketik)' : ''}` : ''
}

function Judgements({ rows }: { readonly rows: readonly CostJudgement[] }) {
  return (
    <section aria-label="Riwayat perkiraan">
      <h3 className="mb-2 text-sm font-semibold">Riwayat</h3>
      <ul className="grid gap-3 text-small">
        {rows.map((row) => (
          <li key={row.id}>
            <span className="flex justify-between gap-3">
              <span className="font-medium">{costHeads[row.head]}</span>
              <span className="figures">{row.amount === null ? 'kembali dihitung' : rupiah(row.amount)}</span>
            </span>
            <span className="block">{row.reason}</span>
            <span className="block text-muted-foreground">
              {`${row.by}, `}
              <InstantText value={row.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
