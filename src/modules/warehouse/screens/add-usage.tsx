import { useNavigate, useSearch } from '@tanstack/react-router'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { addUsage } from '../usage/contract.ts'
import { blankUsageLine, usageInput, UsageSections } from './usage/form.tsx'

const BACK = '/laporan-bahan-baku/'

/** Catat pemakaian: what was used from the store of a site; `proyek` names the site. Who has one need not choose it. */
export function AddUsage() {
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useAsk(pickProject, { id: typeof proyek === 'string' ? proyek : undefined })
  return (
    <AskedPage asked={projects} title="Catat pemakaian" back={BACK}>
      {([first, second]) => (
        <NewUsage project={first && !second ? { id: first.id, label: first.name, code: first.code } : null} />
      )}
    </AskedPage>
  )
}

function NewUsage({ project }: { readonly project: Choice | null }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: {
      projectId: project,
      date: today() as string,
      notes: '',
      lines: [{ ...blankUsageLine(), key: rowKey() }],
    },
    draft: 'laporan-bahan-baku/tambah',
    check: (values) => ({
      ...(shapeErrors(addUsage.input, usageInput(values)) as Record<string, string[]>),
      ...(!values.projectId && { projectId: ['Pilih proyeknya.'] }),
    }),
    save: (values) => doAct(addUsage, usageInput(values), key.of(values)),
    saved: ({ id, number }, then) => {
      notify(`${number} dicatat.`)
      if (then !== 'again') void navigate({ to: `/laporan-bahan-baku/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat pemakaian" back={BACK} again saveLabel="Simpan">
      <UsageSections />
    </FormPage>
  )
}
