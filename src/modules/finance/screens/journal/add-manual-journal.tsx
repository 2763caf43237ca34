import { useNavigate } from '@tanstack/react-router'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startCashEntry } from '../../entries/contract.ts'
import { addManualJournal, openManualJournal, type ManualJournalDetail } from '../../journals/contract.ts'
import { ManualJournalSections, ManualJournalSides } from './sections.tsx'
import {
  blankManualJournal,
  copiedManualJournal,
  isBlankManualLine,
  manualJournalFaults,
  manualJournalInput,
  type ManualLineValues,
} from './values.ts'

const BACK = '/laporan-keuangan/?jenis=jurnal'

/** Tulis jurnal umum; `salin` names the one it begins like. */
export function AddManualJournal() {
  const start = useAsk(startCashEntry, {})
  return (
    <BeginsLike open={openManualJournal} title="Tulis jurnal" back={BACK}>
      {(like) => (
        <AskedPage asked={start} title="Tulis jurnal" back={BACK}>
          {(data) => <NewManualJournal start={data} like={like} />}
        </AskedPage>
      )}
    </BeginsLike>
  )
}

interface NewManualJournalProps {
  readonly start: AnswerFrom<typeof startCashEntry>
  readonly like: ManualJournalDetail | undefined
}

function NewManualJournal({ start, like }: NewManualJournalProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: like ? copiedManualJournal(like) : blankManualJournal(),
    ...(!like && { draft: 'jurnal-umum/tambah' }),
    prepare: (store) => dropBlankRows<ManualLineValues>(store, 'lines', isBlankManualLine, 2),
    check: manualJournalFaults,
    save: (values, then) =>
      doAct(
        addManualJournal,
        { ...manualJournalInput(values), files: [...values.files], post: then !== 'also' },
        key.of(values),
      ),
    saved: ({ id, number }, then) => {
      notify(number ? `${number} dicatat.` : 'Draf disimpan.')
      if (then !== 'again') {
        void navigate({ to: `/laporan-keuangan/detail/${id}`, search: { jenis: 'jurnal' } as never, replace: true })
      }
    },
  })
  return (
    <FormPage
      form={form}
      title="Tulis jurnal"
      back={BACK}
      again
      saveLabel="Simpan"
      also="Simpan sebagai draf"
      rail={<ManualJournalSides />}
    >
      <ManualJournalSections start={start} />
      <AttachmentSection />
    </FormPage>
  )
}
