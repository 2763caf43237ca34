import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addAsset } from '../../assets/contract.ts'
import { assetKinds, type AssetKind } from '../../assets/rules.ts'

const kinds = (Object.keys(assetKinds) as AssetKind[]).map((value) => ({ value, label: assetKinds[value].label }))

const usualLives = Object.values(assetKinds)
  .map(({ label, months }) => `${label.toLowerCase()} ${months}`)
  .join(', ')

/** Takes an asset into the register. */
export function AssetSheet({ onClose }: { readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      ...{ name: '', kind: 'inventaris' as AssetKind, acquiredOn: today() as string, cost: '', months: '' },
      ...{ residual: '', writtenOffBefore: '' },
    },
    check: (values): Record<string, string[]> => ({
      ...(!values.name.trim() && { name: ['Tulis nama asetnya.'] }),
      ...(!values.acquiredOn && { acquiredOn: ['Isi tanggal perolehannya.'] }),
      ...(!values.cost && { cost: ['Isi harganya.'] }),
      ...(!/^(|[1-9]\d{0,2})$/.test(values.months) && { months: ['Tulis jumlah bulan, misalnya 48.'] }),
    }),
    save: (values) => {
      const { residual, writtenOffBefore, months, ...said } = values
      const asked = {
        ...said,
        months: months === '' ? assetKinds[values.kind].months : Number(months),
        residual: residual || '0',
        writtenOffBefore: writtenOffBefore || '0',
      }
      return doAct(addAsset, asked, key.of(values))
    },
    saved: () => {
      notify('Aset dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Aset baru" onClose={onClose}>
      <TextField name="name" label="Nama" maxLength={120} placeholder="Molen beton 350 L" />
      <SelectField name="kind" label="Jenis" options={kinds} />
      <DateField name="acquiredOn" label="Tanggal perolehan" today={today()} />
      <MoneyField name="cost" label="Harga perolehan" hint="Belinya dicatat di Transaksi atau Pembelian." />
      <TextField
        name="months"
        label="Umur (bulan)"
        optional
        inputMode="numeric"
        maxLength={3}
        hint={`Kosong: menurut jenisnya, ${usualLives}.`}
      />
      <MoneyField name="residual" label="Nilai sisa" optional />
      <MoneyField name="writtenOffBefore" label="Sudah disusutkan sebelum pembukuan ini" optional />
    </FormSheet>
  )
}
