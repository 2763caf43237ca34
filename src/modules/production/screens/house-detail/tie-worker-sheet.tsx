import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickWorker } from '#modules/people/picks/contract.ts'
import { tieWorker } from '../../results/contract.ts'

const workerSource: ChoiceSource = {
  key: 'worker',
  noun: 'pekerja',
  search: async (typed, signal) =>
    (await ask(pickWorker, { q: typed || undefined }, { signal })).map(({ id, name, code, trade }) => ({
      ...{ id, label: name, code },
      ...(trade && { note: trade }),
    })),
}

interface TieWorkerSheetProps {
  readonly typed: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** Pekerja yang sama?: says who a typed name is; what it is owed goes with it. */
export function TieWorkerSheet({ typed, onClose }: TieWorkerSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: { worker: null as Choice | null },
    check: ({ worker }): Record<string, string[]> => (worker ? {} : { worker: ['Pilih pekerjanya.'] }),
    save: (values) => doAct(tieWorker, { id: typed.id, workerId: values.worker?.id ?? '' }, key.of(values)),
    saved: () => {
      notify(`${typed.name} dihubungkan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Siapa ${typed.name}?`} saveLabel="Hubungkan" onClose={onClose}>
      <PickField name="worker" label="Pekerja" source={workerSource} />
      <p className="text-small text-muted-foreground">
        Upah borongan yang belum dibayar atas nama {typed.name} menjadi hutang kepada orang ini, juga yang dicatat nanti
        dengan nama itu. Belum terdaftar?{' '}
        <Go to="/management-karyawan/tambah-pekerja" className="font-medium text-primary hover:underline">
          Tambahkan pekerjanya
        </Go>{' '}
        dulu.
      </p>
    </FormSheet>
  )
}
