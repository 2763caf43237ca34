import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { workers, type Worker } from '../workers/contract.ts'
import { WorkerSections } from './form/worker-sections.tsx'
import { comparedWorker, workerInput, workerValues } from './form/worker-values.ts'

/** Ubah pekerja. */
export function EditWorker({ pekerjaId }: { readonly pekerjaId: string }) {
  const asked = useAsk(workers.open, { id: pekerjaId })
  return (
    <AskedPage asked={asked} title="Ubah pekerja" back="/management-karyawan/?tab=pekerja" fresh>
      {(worker) => <WorkerForm key={worker.id} worker={worker} />}
    </AskedPage>
  )
}

function WorkerForm({ worker }: { readonly worker: Worker }) {
  const { id } = worker
  const back = `/management-karyawan/detail-pekerja/${id}`
  const leave = useLeave(back)
  const form = useForm({
    initial: workerValues(worker),
    draft: `pekerja/${id}`,
    check: (values) => shapeErrors(workers.add.input, workerInput(values)),
    save: (values) => {
      const changed = changedFrom(workerInput(workerValues(worker)), workerInput(values))
      return ask(workers.edit, { ...changed, id, version: values.version ?? worker.version })
    },
    saved: () => {
      refetchTouched(workers.edit.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => workerValues(await ask(workers.open, { id }))
  return (
    <FormPage form={form} title={`Ubah ${worker.name}`} back={back} conflict={{ latest, labels: comparedWorker }}>
      <WorkerSections />
    </FormPage>
  )
}
