import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { MoneyField, PercentField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickWorker } from '#modules/people/picks/contract.ts'
import { addPieceCrew, editPieceCrew, type PieceCrew } from '../../pieces/contract.ts'
import { shareWays, type ShareBy } from '../../pieces/words.ts'
import { workItemChoices } from '../sheet/work-item-choices.ts'

interface Terms {
  readonly name: string
  readonly shareBy: ShareBy
  readonly spk: string
  readonly retention: string
  readonly isClosed: boolean
  readonly members: readonly (KeyedRow & { readonly workerId: Choice | null; readonly weight: string })[]
  readonly works: readonly (KeyedRow & {
    readonly workItemId: Choice | null
    readonly rate: string
    readonly volume: string
  })[]
}

const blankMember = () => ({ workerId: null, weight: '1' })
const blankWork = () => ({ workItemId: null, rate: '', volume: '' })

interface PieceCrewSheetProps {
  readonly projectId: string
  /** None where one is made. */
  readonly crew: PieceCrew | undefined
  readonly onClose: () => void
}

/** What is agreed with a crew: its work with rate and volume, who is in it, and how it shares. The first member leads it. */
export function PieceCrewSheet({ projectId, crew, onClose }: PieceCrewSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: termsOf(crew),
    check: (values) => {
      // Who leads is the first member: what is missing is said there.
      const { leaderId: _, ...errors } = shapeErrors(addPieceCrew.input, inputOf(values, projectId))
      return errors as Record<string, string[]>
    },
    save: (values) => {
      const { projectId: of, ...terms } = inputOf(values, projectId)
      if (!crew) return doAct(addPieceCrew, { ...terms, projectId: of }, key.of(values))
      const edited = { ...terms, id: crew.id, version: crew.version, isClosed: values.isClosed }
      return doAct(editPieceCrew, edited, key.of(values))
    },
    saved: () => {
      notify('Kesepakatan regu disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={crew ? crew.name : 'Regu borongan baru'} width="w-150" onClose={onClose}>
      <TextField name="name" label="Nama regu" maxLength={80} />
      <h3 className="font-semibold">Pekerjaan</h3>
      <Repeat name="works" of="pekerjaan" blank={blankWork} most={50}>
        {(path) => (
          <>
            <PickField name={`${path}.workItemId`} label="Pekerjaan" source={workItemChoices(projectId)} />
            <FieldRow>
              <MoneyField name={`${path}.rate`} label="Tarif per satuan" />
              <QuantityField name={`${path}.volume`} label="Volume borongan" />
            </FieldRow>
          </>
        )}
      </Repeat>
      <h3 className="font-semibold">Anggota</h3>
      <SelectField name="shareBy" label="Cara berbagi" options={optionsOf(shareWays)} />
      <Members />
      <FieldRow>
        <TextField name="spk" label="Nomor SPK kepala regu" optional maxLength={60} />
        <PercentField name="retention" label="Retensi" optional hint="Hanya terhadap kepala regu yang punya SPK." />
      </FieldRow>
      {crew && <CheckboxField name="isClosed" label="Regu ini sudah selesai" optional />}
    </FormSheet>
  )
}

function Members() {
  const by = useValue<ShareBy>('shareBy')
  return (
    <Repeat name="members" of="anggota" blank={blankMember} most={50}>
      {(path, at) => (
        <FieldRow>
          <PickField name={`${path}.workerId`} label={at === 0 ? 'Kepala regu' : 'Anggota'} source={workerSource} />
          {by === 'days' && <QuantityField name={`${path}.weight`} label="Bobot" />}
          {by === 'percent' && <PercentField name={`${path}.weight`} label="Bagian" />}
        </FieldRow>
      )}
    </Repeat>
  )
}

const workerSource: ChoiceSource = {
  key: 'worker',
  noun: 'pekerja',
  search: async (typed, signal) =>
    (await ask(pickWorker, { q: typed || undefined }, { signal })).map(({ id, name, code, trade }) => ({
      ...{ id, label: name, code },
      ...(trade && { note: trade }),
    })),
}

function termsOf(crew: PieceCrew | undefined): Terms {
  if (!crew) {
    return {
      ...{ name: '', shareBy: 'days', spk: '', retention: '', isClosed: false },
      members: [{ key: rowKey(), ...blankMember() }],
      works: [{ key: rowKey(), ...blankWork() }],
    }
  }
  // Who leads stands first, as the sheet says it.
  const members = crew.members.toSorted(
    (a, b) => Number(b.workerId === crew.leaderId) - Number(a.workerId === crew.leaderId),
  )
  return {
    ...{ name: crew.name, shareBy: crew.shareBy, spk: crew.spk ?? '', isClosed: crew.isClosed },
    retention: crew.retention === '0' ? '' : crew.retention,
    members: members.map(({ workerId, name, weight }) => ({
      ...{ key: rowKey(), workerId: { id: workerId, label: name }, weight },
    })),
    works: crew.works.map(({ workItemId, name, code, rate, volume }) => ({
      ...{ key: rowKey(), workItemId: { id: workItemId, label: name, code }, rate: rate ?? '', volume },
    })),
  }
}

function inputOf({ name, shareBy, spk, retention, members, works }: Terms, projectId: string) {
  return {
    ...{ projectId, name, shareBy, spk, retention: retention || '0', leaderId: members[0]?.workerId?.id ?? '' },
    members: members.map(({ workerId, weight }) => ({
      ...{ workerId: workerId?.id ?? '', weight: shareBy === 'amount' ? '1' : weight },
    })),
    works: works.map(({ workItemId, rate, volume }) => ({ workItemId: workItemId?.id ?? '', rate, volume })),
  }
}
