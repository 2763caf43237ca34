import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { sendOrKeep } from '#kit/screen/outbox/outbox.ts'
import { NoSignal, SavedHere, useSendLabel } from '#kit/screen/outbox/saved-here.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { useSiteProjects } from '#modules/projects/screens/face.tsx'
import { addUsage } from '../usage/contract.ts'
import { blankUsageLine, usageInput, UsageSections } from './usage/form.tsx'

const BACK = '/laporan-bahan-baku/'
const DRAFT = 'laporan-bahan-baku/tambah'

/** Catat pemakaian: what was used from the store of a site; `proyek` names the site. Who has one need not choose it. */
export function AddUsage() {
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useSiteProjects(proyek)
  return (
    <AskedPage asked={projects.asked} title="Catat pemakaian" back={BACK}>
      {(all) => (
        <SavedHere title="Catat pemakaian" back={BACK} another="Catat pemakaian lain">
          {(kept) => <NewUsage project={projects.first(all)} onKept={kept} />}
        </SavedHere>
      )}
    </AskedPage>
  )
}

function NewUsage({ project, onKept }: { readonly project: Choice | null; readonly onKept: () => void }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: {
      projectId: project,
      date: today() as string,
      notes: '',
      lines: [{ ...blankUsageLine(), key: rowKey() }],
    },
    draft: DRAFT,
    mayWait: true,
    check: (values) => ({
      ...(shapeErrors(addUsage.input, usageInput(values)) as Record<string, string[]>),
      ...(!values.projectId && { projectId: ['Pilih proyeknya.'] }),
    }),
    save: (values) =>
      sendOrKeep(addUsage, usageInput(values), {
        key: key.of(values),
        title: `Pemakaian bahan ${values.projectId?.label ?? ''}, ${dayFormat(values.date as Day, 'short')}`,
        ...{ draft: DRAFT, values },
      }),
    saved: (answer, then) => {
      if (!answer) return onKept()
      const { id, number } = answer
      notify(`${number} dicatat.`)
      if (then !== 'again') void navigate({ to: `/laporan-bahan-baku/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat pemakaian" back={BACK} again saveLabel={useSendLabel('Simpan')}>
      <NoSignal />
      <UsageSections />
    </FormPage>
  )
}
