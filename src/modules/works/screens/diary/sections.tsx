import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { workItemSource } from '#modules/projects/screens/face.tsx'
import { blockerKinds, blockerParties, safetyWords, type Safety } from '../../diary/words.ts'
import { blankRows } from './values.ts'
import { WeatherField } from './weather-field.tsx'

const trades = ['Mandor', 'Tukang', 'Kepala tukang', 'Kenek', 'Tukang besi', 'Tukang kayu', 'Operator', 'Subkon']

/** The day in the order in which it is told on the site: the sky, the people, the work, what came, what hindered. */
export function SiteReportSections() {
  return (
    <>
      <FormSection title="Cuaca">
        <FieldRow>
          <WeatherField name="weatherMorning" label="Pagi" />
          <WeatherField name="weatherAfternoon" label="Siang" />
        </FieldRow>
        <QuantityField name="rainHours" label="Pekerjaan berhenti karena hujan" optional unit="jam" />
      </FormSection>
      <FormSection title="Tenaga">
        <Repeat name="crew" of="tenaga" blank={blankRows.crew} most={30}>
          {(path) => (
            <FieldRow>
              <TextField name={`${path}.role`} label="Siapa" maxLength={60} suggestions={trades} />
              <TextField name={`${path}.count`} label="Jumlah" inputMode="numeric" maxLength={4} unit="orang" />
            </FieldRow>
          )}
        </Repeat>
      </FormSection>
      <Works />
      <FormSection title="Bahan datang">
        <Repeat name="deliveries" of="kiriman" blank={blankRows.deliveries} most={100}>
          {(path) => (
            <>
              <FieldRow columns={3}>
                <TextField name={`${path}.what`} label="Bahan" maxLength={120} />
                <QuantityField name={`${path}.qty`} label="Jumlah" optional />
                <TextField name={`${path}.unit`} label="Satuan" optional maxLength={20} />
              </FieldRow>
              <TextField name={`${path}.from`} label="Dari" optional maxLength={120} />
            </>
          )}
        </Repeat>
      </FormSection>
      <FormSection title="Alat">
        <Repeat name="equipment" of="alat" blank={blankRows.equipment} most={50}>
          {(path) => (
            <FieldRow columns={3}>
              <TextField name={`${path}.what`} label="Alat" maxLength={120} />
              <TextField name={`${path}.count`} label="Banyaknya" inputMode="numeric" maxLength={4} unit="unit" />
              <QuantityField name={`${path}.hours`} label="Bekerja" optional unit="jam" />
            </FieldRow>
          )}
        </Repeat>
      </FormSection>
      <Hindrances />
    </>
  )
}

function Works() {
  const project = useValue<Choice | null>('projectId')
  return (
    <FormSection title="Pekerjaan hari ini" help={project ? undefined : 'Pilih proyeknya dulu.'}>
      <Repeat name="lines" of="pekerjaan" blank={blankRows.lines} most={100}>
        {(path) => (
          <>
            {project && (
              <FieldRow>
                <PickField name={`${path}.workItemId`} label="Pekerjaan" optional source={workItemSource(project.id)} />
                <QuantityField name={`${path}.volume`} label="Volume hari ini" optional />
              </FieldRow>
            )}
            <TextField name={`${path}.note`} label="Keterangan" optional maxLength={300} />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}

function Hindrances() {
  const k3 = useValue<Safety>('k3')
  return (
    <FormSection title="Kendala dan K3">
      <Repeat name="blockers" of="kendala" blank={blankRows.blockers} most={30}>
        {(path) => (
          <>
            <FieldRow columns={3}>
              <SelectField name={`${path}.kind`} label="Kendala" options={optionsOf(blockerKinds)} />
              <SelectField name={`${path}.party`} label="Pihak" options={optionsOf(blockerParties)} />
              <QuantityField name={`${path}.hours`} label="Terhambat" optional unit="jam" />
            </FieldRow>
            <TextField name={`${path}.note`} label="Ceritanya" optional maxLength={300} />
          </>
        )}
      </Repeat>
      <SelectField name="k3" label="Keadaan K3" options={optionsOf(safetyWords)} />
      {k3 !== 'aman' && <TextArea name="k3Note" label="Kejadian" maxLength={500} />}
      <TextArea name="note" label="Catatan" optional maxLength={2000} />
    </FormSection>
  )
}
