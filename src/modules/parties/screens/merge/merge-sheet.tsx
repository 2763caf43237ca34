import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { MergePreview } from '../../contract.ts'
import { mergeDoors, type MergeDoors, type MergeKind } from './merge-doors.ts'

/** One of the two, as the list or the page knows it. */
export interface Merging {
  readonly id: string
  readonly version: number
  readonly code: string | null
  readonly name: string
}

interface MergeSheetProps {
  readonly kind: MergeKind
  readonly from: Merging
  readonly into?: Merging
  readonly onClose: () => void
  readonly onMerged: (intoId: string) => void
}

/** Makes one party of two, after telling what moves and that it cannot be undone. */
export function MergeSheet({ kind, from, into, onClose, onMerged }: MergeSheetProps) {
  const doors = mergeDoors[kind]
  const [key] = useState(newKey)
  const [source] = useState(() => ({ ...doors.source(), create: undefined }))
  const start: Choice | null = into ? { id: into.id, label: into.name, code: into.code } : null
  const form = useForm({
    initial: { into: start },
    save: (values) => doAct(doors.merge, { id: from.id, version: from.version, into: values.into?.id ?? '' }, key),
    saved: (done) => {
      notify(`${from.name} digabungkan.`)
      onMerged(done.id)
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Gabungkan ${from.name}`}
      saveLabel="Gabungkan"
      busyText="Menggabungkan…"
      onClose={onClose}
    >
      <p className="text-small text-muted-foreground">
        Semua dokumen <b className="font-medium text-foreground">{from.name}</b>{' '}
        <span className="code">{from.code}</span> pindah ke {doors.noun} yang dipilih.{doors.staysBehind}
      </p>
      <PickField name="into" label={`${doors.title} yang dipertahankan`} source={source} />
      <Preview doors={doors} fromId={from.id} />
      <Notice tone="warning">
        Penggabungan tidak bisa diurungkan. {from.name} masuk arsip, nomor dokumen tidak berubah, dan nama yang tercetak
        di dokumen lama tetap.
      </Notice>
    </FormSheet>
  )
}

function Preview({ doors, fromId }: { readonly doors: MergeDoors; readonly fromId: string }) {
  const chosen = useValue<Choice | null>('into')
  if (!chosen || chosen.id === fromId) return null
  return <Moves doors={doors} fromId={fromId} intoId={chosen.id} />
}

interface MovesProps {
  readonly doors: MergeDoors
  readonly fromId: string
  readonly intoId: string
}

function Moves({ doors, fromId, intoId }: MovesProps) {
  const asked = useAsk(doors.preview, { id: fromId, into: intoId }, { isQuiet: true })
  if (asked.failure) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={4} />
  return <Told doors={doors} preview={asked.data} />
}

function Told({ doors, preview }: { readonly doors: MergeDoors; readonly preview: MergePreview }) {
  const { from, into, moves, together, differ } = preview
  return (
    <>
      {differ.length > 0 && (
        <Notice tone="danger">
          {differ.join(' dan ')} keduanya berbeda. Pastikan ini memang {doors.noun} yang sama.
        </Notice>
      )}
      <section aria-label="Yang berpindah" className="rounded-lg border border-border">
        <h3 className="px-4 pt-3 text-small font-semibold">Yang berpindah</h3>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-3 text-small">
          {moves.length === 0 && <dt className="col-span-2 text-muted-foreground">Tidak ada dokumen.</dt>}
          {moves.map(({ label, count }) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="text-right figures">{count}</dd>
            </div>
          ))}
        </dl>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-border px-4 py-3 text-small">
          <dt className="text-muted-foreground">
            {doors.owed} {from.name}
          </dt>
          <dd className="text-right figures">{rupiah(from.owed)}</dd>
          <dt className="text-muted-foreground">
            {doors.owed} {into?.name}
          </dt>
          <dd className="text-right figures">{rupiah(into?.owed ?? '0')}</dd>
          <dt className="font-semibold">Sesudah digabung</dt>
          <dd className="text-right font-semibold figures">{rupiah(together)}</dd>
        </dl>
      </section>
    </>
  )
}
