import { useCan } from '#kit/screen/client/use-can.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import { usualTrades, workerKinds } from '../../words.ts'
import { foremanSource } from '../foreman-source.ts'
import { DocumentsSection } from './documents-section.tsx'
import { AccountRow } from './account-row.tsx'
import { optionsOf, PersonSection } from './person-section.tsx'

/** Every part of the form of a worker; name and pay are enough to begin. */
export function WorkerSections({ isNew }: { readonly isNew?: boolean }) {
  const [seesPay, setsPay] = [useCan('view gaji'), useCan('update gaji')]
  return (
    <>
      <FormSection title="Pekerja">
        <FieldRow>
          <TextField name="name" label="Nama" maxLength={120} autoFocus={isNew} />
          <TextField name="trade" label="Keahlian" optional maxLength={80} suggestions={usualTrades} />
        </FieldRow>
        <FieldRow>
          <SelectField name="kind" label="Jenis" options={optionsOf(workerKinds)} />
          {setsPay && (
            <MoneyField
              name="dailyRate"
              label="Upah harian"
              optional
              hint={isNew ? undefined : 'Upah yang lain berlaku mulai hari ini.'}
            />
          )}
        </FieldRow>
      </FormSection>
      <FormSection title="Pekerjaan">
        <CheckboxField name="isForeman" label="Mandor: memimpin pekerja lain" />
        <FieldRow>
          <PickField name="foreman" label="Mandornya" optional source={foremanSource()} />
          <PickField name="project" label="Proyek" optional source={projectSource()} />
        </FieldRow>
        <FieldRow>
          <DateField name="startDate" label="Mulai bekerja" optional today={today()} />
          <TextField name="code" label="Nomor pekerja" optional maxLength={20} capitals placeholder="Dibuat otomatis" />
        </FieldRow>
        <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
      </FormSection>
      <PersonSection />
      <DocumentsSection />
      {seesPay && (
        <FormSection title="Rekening" help="Hanya terlihat oleh yang berhak melihat gaji.">
          <AccountRow />
        </FormSection>
      )}
    </>
  )
}
