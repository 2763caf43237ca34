import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import type { Employee } from '../../employees/contract.ts'

/** An assignment to a project, as the form of an employee holds it. */
export interface AssignmentValues extends KeyedRow {
  readonly id?: string
  readonly project: Choice | null
  readonly percent: string
  readonly fromDate: string
  readonly toDate: string
}

/** Saved assignments as the form shows them. */
export function assignmentValues({ assignments, projectNames }: Employee): AssignmentValues[] {
  return assignments.map(({ id, projectId, percent, fromDate, toDate }) => ({
    ...{ key: id, id, percent, fromDate, toDate: toDate ?? '' },
    project: { id: projectId, label: projectNames[projectId] ?? 'Proyek' },
  }))
}

/** What is sent of them. */
export function assignmentInput(values: readonly AssignmentValues[]) {
  return values.map(({ key: _key, project, ...each }) => ({ ...each, projectId: project?.id ?? '' }))
}

const blank = () => ({ key: rowKey(), project: null, percent: '100', fromDate: '', toDate: '' })

/** Penugasan proyek: which part of the wages which project bears, from a day on. */
export function AssignmentsSection() {
  return (
    <FormSection
      title="Penugasan proyek"
      help="Gajinya menjadi biaya proyek sebesar bagian ini. Yang tidak ditugaskan menjadi biaya kantor."
    >
      <Repeat name="assignments" of="penugasan" blank={blank}>
        {(path) => (
          <>
            <FieldRow>
              <PickField name={`${path}.project`} label="Proyek" source={projectSource()} />
              <PercentField name={`${path}.percent`} label="Bagian" />
            </FieldRow>
            <FieldRow>
              <DateField name={`${path}.fromDate`} label="Mulai" today={today()} />
              <DateField name={`${path}.toDate`} label="Sampai" optional today={today()} />
            </FieldRow>
          </>
        )}
      </Repeat>
    </FormSection>
  )
}
