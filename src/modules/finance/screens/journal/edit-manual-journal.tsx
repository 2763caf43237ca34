import { useNavigate } from '@tanstack/react-router'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startCashEntry } from '../../entries/contract.ts'
import { openManualJournal, updateManualJournal, type ManualJournalDetail } from '../../journals/contract.ts'
import { ManualJournalSections, ManualJournalSides } from './sections.tsx'
import {
  comparedManualJournal,
  isBlankManualLine,
  manualJournalFaults,
  manualJournalInput,
  manualJournalValues,
  type ManualLineValues,
} from './values.ts'

/** Ubah jurnal: a draft; what is booked is voided and written anew. */
export function EditManualJournal({ id }: { readonly id: string }) {
  const asked = useAsk(openManualJournal, { id })
  const start = useAsk(startCashEntry, {})
  const back = `/laporan-keuangan/detail/${id}?jenis=jurnal`
  return (
    <AskedPage asked={asked} title="Ubah jurnal" back={back} fresh>
      {(journal) =>
        journal.state === 'draft' ? (
          <AskedPage asked={start} title="Ubah jurnal" back={back}>
            {(data) => <DraftForm key={journal.id} journal={journal} start={data} back={back} />}
          </AskedPage>
        ) : (
          <Page title={`Ubah ${journal.label}`} back={back}>
            <Card flush>
              <Empty
                title="Yang sudah dicatat tidak diubah."
                text="Batalkan jurnal ini dari halamannya, lalu tulis yang benar. Keduanya tetap terlihat."
                actions={<GoButton to={back}>Buka jurnalnya</GoButton>}
              />
            </Card>
          </Page>
        )
      }
    </AskedPage>
  )
}

interface DraftFormProps {
  readonly journal: ManualJournalDetail
  readonly start: AnswerFrom<typeof startCashEntry>
  readonly back: string
}

function DraftForm({ journal, start, back }: DraftFormProps) {
  const navigate = useNavigate()
  const { id } = journal
  const key = useSaveKey()
  const form = useForm({
    initial: manualJournalValues(journal),
    draft: `jurnal-umum/${id}`,
    prepare: (store) => dropBlankRows<ManualLineValues>(store, 'lines', isBlankManualLine, 2),
    check: manualJournalFaults,
    save: (values, then) => {
      const { version = journal.version } = values
      const asked = { ...manualJournalInput(values), id, version, post: then !== 'also' }
      return doAct(updateManualJournal, asked, key.of(values))
    },
    saved: ({ number }) => {
      notify(number ? `${number} dicatat.` : 'Draf disimpan.')
      void navigate({ to: `/laporan-keuangan/detail/${id}`, search: { jenis: 'jurnal' } as never, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title={`Ubah ${journal.label}`}
      back={back}
      meta={`Terakhir diubah oleh ${journal.updatedBy} ${momentText(journal.updatedAt)}`}
      saveLabel="Simpan & catat"
      also="Simpan sebagai draf"
      rail={<ManualJournalSides />}
      conflict={{
        latest: async () => manualJournalValues(await ask(openManualJournal, { id })),
        labels: comparedManualJournal,
      }}
    >
      <ManualJournalSections start={start} />
    </FormPage>
  )
}
