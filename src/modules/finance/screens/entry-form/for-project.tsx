import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { projectSource, workItemSource } from '#modules/projects/screens/face.tsx'

/** 'Proyek' and, once one is chosen, 'Pekerjaan' of the line at `path`. */
export function ForProject({ path }: { readonly path: string }) {
  const { store } = useFormScope()
  const project = useValue<Choice | null>(`${path}.projectId`)
  return (
    <FieldRow>
      <PickField
        name={`${path}.projectId`}
        label="Proyek"
        optional
        source={projectSource()}
        onPicked={() => store.write(`${path}.workItemId`, null)}
      />
      {project && (
        <PickField name={`${path}.workItemId`} label="Pekerjaan" optional source={workItemSource(project.id)} />
      )}
    </FieldRow>
  )
}
