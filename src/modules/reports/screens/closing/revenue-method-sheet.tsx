import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { chooseRevenueMethod, type MonthRevenue } from '#modules/works/revenue/contract.ts'

const options = [
  { value: 'termin', label: 'Saat ditagih', note: 'Pendapatan sama dengan termin yang ditagih.' },
  {
    value: 'fisik',
    label: 'Progres fisik',
    note: 'Opname yang disetujui dibagi nilai RAB, dikali nilai kontrak.',
  },
  {
    value: 'biaya',
    label: 'Biaya',
    note: 'Biaya sampai akhir bulan dibagi perkiraan biaya sampai selesai, dikali nilai kontrak.',
  },
]

/** Chooses when the revenue of projects counts, from the book year in sight. */
export function RevenueMethodSheet({ month, onClose }: { readonly month: MonthRevenue; readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: { method: month.method as string },
    save: ({ method }) => {
      const asked = { period: month.period, method: method as MonthRevenue['method'] }
      return doAct(chooseRevenueMethod, asked, key.of(asked))
    },
    saved: ({ from }) => {
      refetchTouched(chooseRevenueMethod.touches)
      notify(`Metode berlaku mulai ${periodFormat(from as Period)}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Kapan pendapatan proyek diakui" onClose={onClose}>
      <RadioCards name="method" label="Metode" options={options} columns={2} />
      <p className="text-small text-muted-foreground">
        {`Berlaku mulai ${periodFormat(month.yearFrom as Period)}, awal tahun buku. Sesudah satu bulan dibukukan, metode berganti di tahun buku berikutnya.`}
      </p>
    </FormSheet>
  )
}
