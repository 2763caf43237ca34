import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { editSlip, openSlip, type ExtraKept, type SlipPage } from '../runs/contract.ts'
import { extraKinds, type ExtraKind } from '../slips/words.ts'

const kinds = Object.entries(extraKinds).map(([value, label]) => ({ value, label }))
const addressOf = (id: string) => `/slip-gaji/detail/${id}`

/** Ubah slip gaji: what is added by hand to one slip of a draft. */
export function EditSlip({ slipGajiId }: { readonly slipGajiId: string }) {
  const asked = useAsk(openSlip, { id: slipGajiId })
  return (
    <AskedPage asked={asked} title="Ubah slip gaji" back="/slip-gaji/" fresh>
      {(slip) =>
        slip.state === 'draft' && slip.pay ? (
          <SlipForm key={slip.id} slip={slip} extras={slip.pay.extras} />
        ) : (
          <Page title={`Ubah slip ${slip.name}`} back={addressOf(slip.id)} width="form">
            <Notice tone="warning">
              {slip.pay
                ? 'Hanya slip dalam perhitungan berstatus Draf yang bisa diubah. Minta dikembalikan, atau batalkan perhitungannya dulu.'
                : 'Mengubah slip butuh hak Lihat Gaji & upah. Minta kepada admin.'}
            </Notice>
          </Page>
        )
      }
    </AskedPage>
  )
}

interface ExtraRow {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly amount: string
}

function SlipForm({ slip, extras }: { readonly slip: SlipPage; readonly extras: readonly ExtraKept[] }) {
  const leave = useLeave(addressOf(slip.id))
  const inputOf = ({ rows }: { rows: readonly ExtraRow[] }) => ({
    id: slip.id,
    version: slip.runVersion,
    extras: rows.map(({ kind, label, amount }) => ({ kind: kind as ExtraKind, label: label.trim() || null, amount })),
  })
  const form = useForm({
    initial: {
      rows: extras.map(({ kind, label, amount }): ExtraRow => ({ key: rowKey(), kind, label: label ?? '', amount })),
    },
    draft: `slip-gaji/${slip.id}`,
    check: (values) => renamed(shapeErrors(editSlip.input, inputOf(values))),
    save: (values) => doAct(editSlip, inputOf(values)),
    saved: () => {
      notify('Slip dihitung ulang.')
      leave()
    },
  })
  return (
    <FormPage form={form} title={`Ubah slip ${slip.name}`} back={addressOf(slip.id)}>
      <FormSection
        title="Tambahan dan koreksi bulan ini"
        help="Lembur, tunjangan tidak tetap, bonus, atau THR: dibayar dan kena pajak bersama gaji bulan ini. Koreksi mengambil kembali yang kelebihan dibayar sebelumnya. Natura menambah penghasilan kena pajak tanpa dibayar lagi; zakat lewat perusahaan dipotong dan mengurangi penghasilan neto setahun. Gaji pokok dan potongan lain mengikuti data karyawan dan absensi."
      >
        <Repeat name="rows" of="tambahan" blank={() => ({ kind: 'lembur', label: '', amount: '' })}>
          {(path) => (
            <FieldRow columns={3}>
              <SelectField name={`${path}.kind`} label="Jenis" options={kinds} />
              <TextField name={`${path}.label`} label="Keterangan" optional maxLength={60} />
              <MoneyField name={`${path}.amount`} label="Jumlah" />
            </FieldRow>
          )}
        </Repeat>
      </FormSection>
    </FormPage>
  )
}

// The form's rows are the extras of the contract.
function renamed(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path.replace(/^extras/, 'rows'), texts]))
}
