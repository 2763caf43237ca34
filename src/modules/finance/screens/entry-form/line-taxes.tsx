import { pphKinds, pphWords } from '#ground/pph.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { TaxObjectField } from '#modules/company/tax-objects/screens/face.tsx'
import type { CashEntryKind } from '../../words.ts'

/** PPN and PPh of the line at `path`, asked once its box is ticked: a simple entry stays as short as it was. */
export function LineTaxes({ path, kind }: { readonly path: string; readonly kind: CashEntryKind }) {
  const isTaxed = useValue<boolean | undefined>(`${path}.isTaxed`) ?? false
  return (
    <>
      <CheckboxField name={`${path}.isTaxed`} label="Ada PPN atau PPh" />
      {isTaxed && <Taxes path={`${path}.tax`} kind={kind} />}
    </>
  )
}

function Taxes({ path, kind }: { readonly path: string; readonly kind: CashEntryKind }) {
  const pph = useValue<string>(`${path}.pph`)
  const ppn = useValue<string>(`${path}.ppn`)
  const pphKind = useValue<string>(`${path}.pphKind`)
  const isIn = kind === 'masuk'
  const kinds = pphKinds.filter((one) => !isIn || one !== 'pph21')
  return (
    <>
      <FieldRow>
        <MoneyField
          name={`${path}.ppn`}
          label={isIn ? 'PPN keluaran' : 'PPN masukan'}
          optional
          hint="Sudah termasuk dalam jumlah di atas."
        />
        <MoneyField
          name={`${path}.pph`}
          label={isIn ? 'PPh dipotong dari kita' : 'PPh kita potong'}
          optional
          hint={isIn ? 'Tidak ikut masuk ke kas atau bank.' : 'Tidak ikut dibayarkan, disetor ke negara.'}
        />
      </FieldRow>
      {isSome(ppn) && (
        <FieldRow>
          <TextField
            name={`${path}.taxInvoiceNo`}
            label="No. faktur pajak"
            optional
            maxLength={60}
            hint="Boleh menyusul."
          />
          <DateField name={`${path}.taxInvoiceDate`} label="Tanggal faktur" optional today={today()} />
        </FieldRow>
      )}
      {isSome(pph) && (
        <>
          <FieldRow>
            <SelectField
              name={`${path}.pphKind`}
              label="Jenis PPh"
              options={kinds.map((value) => ({ value, label: pphWords[value] }))}
              empty="Pilih jenisnya"
            />
            <MoneyField name={`${path}.pphBase`} label="Dasar PPh" optional hint="Kosong: jumlah tanpa PPN." />
          </FieldRow>
          <FieldRow>
            <TextField
              name={`${path}.proofNo`}
              label="No. bukti potong"
              optional
              maxLength={60}
              hint="Boleh menyusul."
            />
            <DateField name={`${path}.proofDate`} label="Tanggal bukti potong" optional today={today()} />
          </FieldRow>
          {!isIn && (
            <FieldRow>
              <TextField name={`${path}.taxNo`} label="NPWP atau NIK penerima" optional maxLength={30} />
              {pphKind !== 'pph21' && <TaxObjectField name={`${path}.objectCode`} kind={pphKind} />}
            </FieldRow>
          )}
        </>
      )}
    </>
  )
}

const isSome = (amount: string) => amount !== '' && amount !== '0'
