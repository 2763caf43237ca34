import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { Field, type FieldProps } from '#kit/screen/form/field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickInput } from '#kit/screen/picker/pick-input.tsx'
import { pickProject, pickWorkItem } from '../picks/contract.ts'
import { projectSource, workItemSource } from './sources.ts'

type Id = string | null | undefined

/** 'Proyek' and, once one is chosen, 'Pekerjaan' of a document's head: what every line without its own is for. */
export function HeadDims({ hint }: { readonly hint?: string }) {
  const { store } = useFormScope()
  const projectId = useValue<Id>('projectId')
  // Lines that named a project before would say another than the head does.
  const follow = () => {
    store.write('workItemId', null)
    for (const at of lineNumbers(store.read('lines'))) forgetDims(store, `lines.${at}`)
  }
  const spread = () => {
    for (const at of lineNumbers(store.read('lines'))) forgetDims(store, `lines.${at}`)
  }
  return (
    <FieldRow>
      <ProjectField name="projectId" label="Proyek" optional hint={hint} onPicked={follow} />
      {projectId && (
        <WorkItemField name="workItemId" label="Pekerjaan" optional projectId={projectId} onPicked={spread} />
      )}
    </FieldRow>
  )
}

/** 'Proyek' and 'Pekerjaan' of one line at `path`; without a project of its own it is for that of the head. */
export function LineDims({ path }: { readonly path: string }) {
  const { store } = useFormScope()
  const head = useValue<Id>('projectId')
  const projectId = useValue<Id>(`${path}.projectId`) ?? head
  return (
    <FieldRow>
      <ProjectField
        name={`${path}.projectId`}
        label="Proyek baris ini"
        optional
        hint={head ? 'Kosong: proyek dokumen.' : undefined}
        onPicked={() => store.write(`${path}.workItemId`, null)}
      />
      {projectId && <WorkItemField name={`${path}.workItemId`} label="Pekerjaan" optional projectId={projectId} />}
    </FieldRow>
  )
}

function ProjectField(props: FieldProps & { readonly onPicked: () => void }) {
  const id = useValue<Id>(props.name)
  const { data } = useAsk(pickProject, { id: id ?? undefined }, { when: Boolean(id), freshFor: 600_000, isQuiet: true })
  return <IdField {...props} source={projectSource()} known={data} />
}

function WorkItemField(props: FieldProps & { readonly projectId: string; readonly onPicked?: () => void }) {
  const { projectId, ...field } = props
  const id = useValue<Id>(field.name)
  const asked = { projectId, id: id ?? undefined }
  const { data } = useAsk(pickWorkItem, asked, { when: Boolean(id), freshFor: 600_000, isQuiet: true })
  return <IdField {...field} source={workItemSource(projectId)} known={data} />
}

interface IdFieldProps extends FieldProps {
  readonly source: ChoiceSource
  /** What the server calls the id that the form holds. */
  readonly known: readonly { readonly id: string; readonly name: string; readonly code: string }[] | undefined
  readonly onPicked?: () => void
}

/** A picker over a value that is an id alone. */
function IdField({ source, known, onPicked, ...props }: IdFieldProps) {
  const { store } = useFormScope()
  const id = useValue<Id>(props.name)
  const [last, setLast] = useState<Choice | null>(null)
  const found = known?.find((one) => one.id === id)
  const told = found ? { id: found.id, label: found.name, code: found.code } : { id: id ?? '', label: '…' }
  const pick = (choice: Choice | null) => {
    setLast(choice)
    store.write(props.name, choice?.id ?? null)
    onPicked?.()
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlBox} data-pick-frame data-invalid={control['aria-invalid']}>
          <PickInput
            value={id ? (last?.id === id ? last : told) : null}
            onPick={pick}
            source={source}
            className={`${bareInput} truncate`}
            placeholder={`Cari ${source.noun}…`}
            input={{ ...control } as Record<string, unknown>}
          />
        </div>
      )}
    </Field>
  )
}

function lineNumbers(lines: unknown): readonly number[] {
  return Array.isArray(lines) ? lines.map((_, at) => at) : []
}

function forgetDims(store: ReturnType<typeof useFormScope>['store'], path: string): void {
  if (store.read(`${path}.projectId`)) store.write(`${path}.projectId`, null)
  if (store.read(`${path}.workItemId`)) store.write(`${path}.workItemId`, null)
}
