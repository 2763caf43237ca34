import { useNavigate } from '@tanstack/react-router'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openSiteExpense, startSiteExpense, updateSiteExpense, type SiteExpense } from '../site/contract.ts'
import { siteExpenseFaults, siteExpenseInput, SiteExpenseSections, siteExpenseValues } from './site/form.tsx'
import { useTwinCashEntry } from './twin-question.ts'

/** Ubah biaya proyek: while it waits, or after the office gave it back. */
export function EditSiteExpense({ keuanganProyekId }: { readonly keuanganProyekId: string }) {
  const asked = useAsk(openSiteExpense, { id: keuanganProyekId })
  const start = useAsk(startSiteExpense, {})
  const back = '/laporan-keuangan-proyek/'
  return (
    <AskedPage asked={asked} title="Ubah biaya proyek" back={back} fresh>
      {(expense) =>
        expense.can.includes('edit') ? (
          <AskedPage asked={start} title="Ubah biaya proyek" back={back}>
            {(data) => <WaitingForm key={expense.id} expense={expense} start={data} />}
          </AskedPage>
        ) : (
          <Page title="Ubah biaya proyek" back={back}>
            <Card flush>
              <Empty
                title="Biaya yang sudah disetujui tidak diubah."
                text={`Minta kantor membatalkan ${expense.number ?? 'transaksinya'}, lalu catat yang benar.`}
                actions={
                  <GoButton to={`/laporan-keuangan-proyek/detail/${expense.projectId}`}>Buka keuangan proyek</GoButton>
                }
              />
            </Card>
          </Page>
        )
      }
    </AskedPage>
  )
}

interface WaitingFormProps {
  readonly expense: SiteExpense
  readonly start: AnswerFrom<typeof startSiteExpense>
}

function WaitingForm({ expense, start }: WaitingFormProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const twins = useTwinCashEntry()
  const { id, version } = expense
  const back = `/laporan-keuangan-proyek/detail/${expense.projectId}`
  const form = useForm({
    initial: siteExpenseValues(expense),
    draft: `laporan-keuangan-proyek/${id}`,
    check: siteExpenseFaults,
    save: (values) =>
      twins.through((confirmDuplicates) =>
        doAct(
          updateSiteExpense,
          { ...siteExpenseInput(values, start), id, version, confirmDuplicates },
          `${key.of(values)}${confirmDuplicates ? 'y' : ''}`,
        ),
      ),
    saved: () => {
      notify('Biaya dikirim lagi.')
      void navigate({ to: back, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Ubah biaya proyek" back={back} saveLabel="Kirim">
      {expense.rejectedReason && <Notice tone="warning">{`Dikembalikan kantor: ${expense.rejectedReason}`}</Notice>}
      <SiteExpenseSections start={start} />
      <Attachments subject="laporan-keuangan" ownerId={id} canChange title="Foto nota" />
      {twins.dialog}
    </FormPage>
  )
}
