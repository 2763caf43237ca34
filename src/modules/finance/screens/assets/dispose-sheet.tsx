import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { disposeAsset, type FixedAsset } from '../../assets/contract.ts'

/** Takes an asset that was sold, broken or lost out of the books. */
export function DisposeSheet({ asset, onClose }: { readonly asset: FixedAsset; readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: { date: today() as string, amount: '', memo: '' },
    check: (values): Record<string, string[]> => ({
      ...(!values.date && { date: ['Isi tanggal pelepasannya.'] }),
      ...(!values.memo.trim() && { memo: ['Tulis keterangannya, misalnya dijual ke siapa.'] }),
    }),
    save: ({ amount, ...said }) => {
      const asked = { id: asset.id, ...said, amount: amount || '0' }
      return doAct(disposeAsset, asked, key.of(asked))
    },
    saved: ({ number, gain }) => {
      notify(`${number} dicatat: ${gainWords(gain)}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Lepas ${asset.name}`} onClose={onClose}>
      <DateField name="date" label="Tanggal" today={today()} />
      <MoneyField
        name="amount"
        label="Harga jual"
        optional
        hint={`Nilai bukunya ${rupiah(asset.value)}. Uangnya dicatat di Catat transaksi, akun 7-1000. Kosong kalau tidak dijual.`}
      />
      <TextField name="memo" label="Keterangan" maxLength={200} placeholder="Dijual ke CV Maju" />
    </FormSheet>
  )
}

/** Says what a disposal brought: 'untung Rp1.000.000', 'rugi Rp500.000'. */
export function gainWords(gain: string): string {
  if (gain === '0') return 'tanpa untung atau rugi'
  return gain.startsWith('-') ? `rugi ${rupiah(gain.slice(1))}` : `untung ${rupiah(gain)}`
}
