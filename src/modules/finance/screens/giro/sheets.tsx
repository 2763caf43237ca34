import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { cashStandings } from '../../entries/contract.ts'
import { clearGiro, rejectGiro, type Giro } from '../../giro/contract.ts'

interface SheetProps {
  readonly giro: Giro
  readonly onClose: () => void
}

/** Writes down that the bank has paid a giro. */
export function ClearSheet({ giro, onClose }: SheetProps) {
  const key = useSaveKey()
  const places = usePlaces()
  const isIn = giro.direction === 'masuk'
  const form = useForm({
    initial: { date: today() as string, cashAccountId: giro.drawnOn ?? '', fee: '' },
    check: (values): Record<string, string[]> => ({
      ...(!values.date && { date: ['Isi tanggal cairnya.'] }),
      ...(!values.cashAccountId && { cashAccountId: ['Pilih rekeningnya.'] }),
    }),
    save: (values) => {
      const asked = { id: giro.id, version: giro.version, ...values, fee: values.fee || '0' }
      return doAct(clearGiro, asked, key.of(asked))
    },
    saved: () => {
      notify(`Giro ${giro.number} cair.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Giro ${giro.number} cair`} onClose={onClose}>
      <About giro={giro} />
      <DateField name="date" label="Tanggal cair" today={today()} />
      <SelectField name="cashAccountId" label={isIn ? 'Masuk ke rekening' : 'Keluar dari rekening'} options={places} />
      <MoneyField
        name="fee"
        label="Biaya bank"
        optional
        hint={isIn ? 'Dipotong dari uang yang masuk.' : 'Keluar bersama gironya.'}
      />
    </FormSheet>
  )
}

/** Writes down that the bank has not paid a giro: what it settled is open again. */
export function RejectSheet({ giro, onClose }: SheetProps) {
  const key = useSaveKey()
  const places = usePlaces()
  const form = useForm({
    initial: { reason: '', fee: '', cashAccountId: '' },
    check: ({ reason, fee, cashAccountId }): Record<string, string[]> => ({
      ...(!reason.trim() && { reason: ['Tulis alasan banknya, misalnya dana tidak cukup.'] }),
      ...(fee !== '' && fee !== '0' && !cashAccountId && { cashAccountId: ['Pilih yang membayar biayanya.'] }),
    }),
    save: ({ reason, fee, cashAccountId }) => {
      const asked = {
        id: giro.id,
        version: giro.version,
        reason,
        fee: fee || '0',
        cashAccountId: cashAccountId || null,
      }
      return doAct(rejectGiro, asked, key.of(asked))
    },
    saved: () => {
      notify(`Giro ${giro.number} ditolak, pembayarannya dibatalkan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Giro ${giro.number} ditolak`} onClose={onClose} saveLabel="Tolak giro">
      <About giro={giro} />
      <p className="text-small text-muted-foreground">
        {giro.direction === 'masuk'
          ? 'Pembayarannya dibatalkan hari ini, dan tagihan pelanggan terbuka lagi.'
          : 'Pembayarannya dibatalkan hari ini, dan tagihan supplier terbuka lagi.'}
      </p>
      <TextField name="reason" label="Alasan" maxLength={300} placeholder="Dana tidak cukup" />
      <MoneyField name="fee" label="Biaya tolakan" optional hint="Dicatat sebagai uang keluar hari ini." />
      <SelectField name="cashAccountId" label="Biaya dibayar dari" options={places} empty="Tanpa biaya" />
    </FormSheet>
  )
}

function About({ giro }: { readonly giro: Giro }) {
  return (
    <p className="rounded-md bg-muted px-3 py-2 text-small text-muted-foreground">
      <b className="font-semibold text-foreground figures">{rupiah(giro.amount)}</b>
      {` · ${giro.bank} · ${giro.partyName}`}
    </p>
  )
}

function usePlaces() {
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  return (places.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
