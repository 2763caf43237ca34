import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { projects, type Project } from '../contract.ts'
import { projectFaults } from './project-form/faults.ts'
import { ProjectSections } from './project-form/sections.tsx'
import { comparedProject, isBlankMember, projectInput, projectValues } from './project-form/values.ts'

/** Ubah proyek. */
export function EditProject({ proyekId }: { readonly proyekId: string }) {
  const asked = useAsk(projects.open, { id: proyekId })
  return (
    <AskedPage asked={asked} title="Ubah proyek" back="/daftar-proyek/" fresh>
      {(project) => <ProjectForm key={project.id} project={project} />}
    </AskedPage>
  )
}

function ProjectForm({ project }: { readonly project: Project }) {
  const { id } = project
  const back = `/daftar-proyek/detail/${id}`
  const leave = useLeave(back)
  const form = useForm({
    initial: projectValues(project),
    draft: `daftar-proyek/${id}`,
    prepare: (store) => dropBlankRows(store, 'team', isBlankMember),
    check: projectFaults,
    save: (values) => {
      const changed = changedFrom(projectInput(projectValues(project)), projectInput(values))
      return ask(projects.edit, { ...changed, id, version: values.version ?? project.version })
    },
    saved: () => {
      refetchTouched(projects.edit.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => projectValues(await ask(projects.open, { id }))
  return (
    <FormPage
      form={form}
      title={`Ubah ${project.name}`}
      back={back}
      meta={`Terakhir diubah ${project.updatedBy ? `oleh ${project.updatedBy} ` : ''}${momentText(project.updatedAt)}`}
      conflict={{ latest, labels: comparedProject }}
    >
      <ProjectSections />
    </FormPage>
  )
}
