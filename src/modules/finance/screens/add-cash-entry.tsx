import { useNavigate, useSearch } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { addCashEntry, openCashEntry, startCashEntry, type CashEntry } from '../entries/contract.ts'
import { cashEntryKinds, type CashEntryKind } from '../words.ts'
import { CashEntrySections } from './entry-form/sections.tsx'
import { blankCashEntry, cashEntryFaults, cashEntryInput, copiedCashEntry } from './entry-form/values.ts'
import { dropOtherBlankLines } from './entry-form/drop-blank.ts'
import { useTwinCashEntry } from './twin-question.ts'

const BACK = '/laporan-keuangan/'

/** Tambah transaksi; `arah` names its kind, `salin` the one it begins like. */
export function AddCashEntry() {
  const start = useAsk(startCashEntry, {})
  return (
    <BeginsLike open={openCashEntry} title="Catat transaksi" back={BACK}>
      {(like) => (
        <AskedPage asked={start} title="Catat transaksi" back={BACK}>
          {(data) => <NewCashEntry start={data} like={like} />}
        </AskedPage>
      )}
    </BeginsLike>
  )
}

interface NewCashEntryProps {
  readonly start: AnswerFrom<typeof startCashEntry>
  readonly like: CashEntry | undefined
}

function NewCashEntry({ start, like }: NewCashEntryProps) {
  const navigate = useNavigate()
  const { arah }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const kind = typeof arah === 'string' && arah in cashEntryKinds ? (arah as CashEntryKind) : 'keluar'
  const key = useSaveKey()
  const twins = useTwinCashEntry()
  const usual = start.usualCashAccountId ?? start.cashAccounts[0]?.id ?? ''
  const form = useForm({
    initial: like ? copiedCashEntry(like) : blankCashEntry(kind, usual),
    ...(!like && { draft: 'laporan-keuangan/tambah' }),
    prepare: dropOtherBlankLines,
    check: cashEntryFaults,
    save: (values, then) =>
      twins.through((confirmDuplicates) =>
        doAct(
          addCashEntry,
          { ...cashEntryInput(values), files: [...values.files], post: then !== 'also', confirmDuplicates },
          `${key.of(values)}${confirmDuplicates ? 'y' : ''}`,
        ),
      ),
    saved: ({ id, number }, then) => {
      notify(number ? `${number} dicatat.` : 'Draf disimpan.')
      if (then !== 'again') void navigate({ to: `/laporan-keuangan/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat transaksi" back={BACK} again saveLabel="Simpan" also="Simpan sebagai draf">
      <CashEntrySections start={start} isNew />
      <AttachmentSection />
      {twins.dialog}
    </FormPage>
  )
}
