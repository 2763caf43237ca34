import { useNavigate } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { projects } from '../contract.ts'
import { projectFaults } from './project-form/faults.ts'
import { ProjectSections } from './project-form/sections.tsx'
import { blankProject, isBlankMember, projectInput, projectLike, type ProjectValues } from './project-form/values.ts'

/** Tambah proyek; `salin` names the project it begins like. */
export function AddProject() {
  return (
    <BeginsLike open={projects.open} title="Tambah proyek" back="/daftar-proyek/">
      {(like) =>
        like ? (
          <NewProject initial={projectLike(like)} />
        ) : (
          <NewProject initial={blankProject()} draft="daftar-proyek/tambah" />
        )
      }
    </BeginsLike>
  )
}

function NewProject({ initial, draft }: { readonly initial: ProjectValues; readonly draft?: string }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: { ...initial, files: [] },
    ...(draft && { draft }),
    prepare: (store) => dropBlankRows(store, 'team', isBlankMember),
    check: projectFaults,
    save: (values) => ask(projects.add, projectInput(values), { key: key.of(values) }),
    saved: ({ id }, then) => {
      refetchTouched(projects.add.touches)
      notify('Proyek dan gudang lokasinya disimpan.')
      if (then === 'close') void navigate({ to: `/daftar-proyek/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah proyek" back="/daftar-proyek/" again>
      <ProjectSections isNew />
      <AttachmentSection />
    </FormPage>
  )
}
