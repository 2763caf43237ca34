import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { openCashEntry, startCashEntry, updateCashEntry, type CashEntry } from '../entries/contract.ts'
import { dropOtherBlankLines } from './entry-form/drop-blank.ts'
import { CashEntrySections } from './entry-form/sections.tsx'
import { cashEntryFaults, cashEntryInput, cashEntryValues, comparedCashEntry } from './entry-form/values.ts'
import { useTwinCashEntry } from './twin-question.ts'

/** Ubah transaksi: a draft; what is booked is voided and written anew. */
export function EditCashEntry({ keuanganId }: { readonly keuanganId: string }) {
  const asked = useAsk(openCashEntry, { id: keuanganId })
  const start = useAsk(startCashEntry, {})
  const back = `/laporan-keuangan/detail/${keuanganId}`
  return (
    <AskedPage asked={asked} title="Ubah transaksi" back={back} fresh>
      {(entry) =>
        entry.state === 'draft' ? (
          <AskedPage asked={start} title="Ubah transaksi" back={back}>
            {(data) => <DraftForm key={entry.id} entry={entry} start={data} />}
          </AskedPage>
        ) : (
          <Page title={`Ubah ${entry.label}`} back={back}>
            <Card flush>
              <Empty
                title="Yang sudah dicatat tidak diubah."
                text="Batalkan transaksi ini dari halamannya, lalu catat yang benar. Keduanya tetap terlihat."
                actions={<GoButton to={back}>Buka transaksinya</GoButton>}
              />
            </Card>
          </Page>
        )
      }
    </AskedPage>
  )
}

interface DraftFormProps {
  readonly entry: CashEntry
  readonly start: AnswerFrom<typeof startCashEntry>
}

function DraftForm({ entry, start }: DraftFormProps) {
  const navigate = useNavigate()
  const { id } = entry
  const back = `/laporan-keuangan/detail/${id}`
  const key = useSaveKey()
  const twins = useTwinCashEntry()
  const form = useForm({
    initial: cashEntryValues(entry),
    draft: `laporan-keuangan/${id}`,
    prepare: dropOtherBlankLines,
    check: cashEntryFaults,
    save: (values, then) =>
      twins.through((confirmDuplicates) =>
        doAct(
          updateCashEntry,
          {
            ...cashEntryInput(values),
            ...{ id, version: values.version ?? entry.version, post: then !== 'also', confirmDuplicates },
          },
          `${key.of(values)}${confirmDuplicates ? 'y' : ''}`,
        ),
      ),
    saved: ({ number }) => {
      notify(number ? `${number} dicatat.` : 'Draf disimpan.')
      void navigate({ to: back, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title={`Ubah ${entry.label}`}
      back={back}
      meta={`Terakhir diubah oleh ${entry.updatedBy} ${momentText(entry.updatedAt)}`}
      saveLabel="Simpan & catat"
      also="Simpan sebagai draf"
      conflict={{ latest: async () => cashEntryValues(await ask(openCashEntry, { id })), labels: comparedCashEntry }}
    >
      <CashEntrySections start={start} />
      {twins.dialog}
    </FormPage>
  )
}
