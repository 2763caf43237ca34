import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { workers } from '../workers/contract.ts'
import { WorkerSections } from './form/worker-sections.tsx'
import { blankWorker, workerInput } from './form/worker-values.ts'

/** Tambah pekerja. */
export function AddWorker() {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: blankWorker(today()),
    draft: 'pekerja/tambah',
    check: (values) => shapeErrors(workers.add.input, workerInput(values)),
    save: (values) => ask(workers.add, workerInput(values), { key: key.of(values) }),
    saved: ({ id }, then) => {
      refetchTouched(workers.add.touches)
      notify('Pekerja disimpan.')
      if (then === 'close') void navigate({ to: `/management-karyawan/detail-pekerja/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah pekerja" back="/management-karyawan/?tab=pekerja" again>
      <WorkerSections isNew />
    </FormPage>
  )
}
