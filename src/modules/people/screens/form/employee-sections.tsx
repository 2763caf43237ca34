import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { employeeAccounts } from '../../employees/contract.ts'
import { contractTypes } from '../../words.ts'
import { AssignmentsSection } from './assignments-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { blankContract } from './employee-values.ts'
import { AccountRow } from './account-row.tsx'
import { optionsOf, PersonSection } from './person-section.tsx'

/** Every part of the form of an employee; the name is enough to begin. */
export function EmployeeSections({ isNew }: { readonly isNew?: boolean }) {
  const accounts = useAsk(employeeAccounts, {})
  const options = (accounts.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <FormSection title="Karyawan">
        <FieldRow>
          <TextField name="name" label="Nama" maxLength={120} autoFocus={isNew} />
          <TextField name="code" label="NIK karyawan" optional maxLength={20} capitals placeholder="Dibuat otomatis" />
        </FieldRow>
        <FieldRow>
          <TextField name="position" label="Jabatan" optional maxLength={80} />
          <TextField name="department" label="Departemen" optional maxLength={80} />
        </FieldRow>
        <FieldRow>
          <DateField name="joinDate" label="Tanggal masuk" optional today={today()} />
          <DateField name="leftOn" label="Hari terakhir" optional today={today()} />
        </FieldRow>
        <FieldRow>
          <TextField name="email" label="Email" type="email" optional maxLength={254} />
          <SelectField name="userId" label="Akun aplikasi" optional options={options} empty="Tanpa akun" />
        </FieldRow>
        <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
      </FormSection>
      <PersonSection />
      <FormSection title="Kontrak kerja" help="Masa percobaan hanya untuk karyawan tetap (PKWTT).">
        <Repeat name="contracts" of="kontrak" blank={blankContract}>
          {(path) => (
            <FieldRow columns={4}>
              <SelectField name={`${path}.type`} label="Jenis" options={optionsOf(contractTypes)} />
              <DateField name={`${path}.fromDate`} label="Mulai" today={today()} />
              <DateField name={`${path}.toDate`} label="Sampai" optional today={today()} />
              <DateField name={`${path}.probationTo`} label="Percobaan sampai" optional today={today()} />
            </FieldRow>
          )}
        </Repeat>
      </FormSection>
      <AssignmentsSection />
      <DocumentsSection />
      <PaySection isNew={isNew === true} />
    </>
  )
}

function PaySection({ isNew }: { readonly isNew: boolean }) {
  const [seesPay, setsPay] = [useCan('view gaji'), useCan('update gaji')]
  if (!seesPay) return null
  return (
    <FormSection title="Gaji" help="Hanya terlihat oleh yang berhak melihat gaji.">
      {setsPay && (
        <MoneyField
          name="monthlyBase"
          label="Gaji pokok"
          optional
          hint={isNew ? 'Tunjangan tetap ditambahkan di halaman karyawan.' : 'Gaji yang lain berlaku mulai hari ini.'}
        />
      )}
      <AccountRow />
    </FormSection>
  )
}
