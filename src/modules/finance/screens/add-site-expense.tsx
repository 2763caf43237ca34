import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { addSiteExpense, startSiteExpense } from '../site/contract.ts'
import {
  siteExpenseFaults,
  siteExpenseInput,
  SiteExpenseSections,
  usualPlace,
  type SiteExpenseValues,
} from './site/form.tsx'
import { useTwinCashEntry } from './twin-question.ts'

const BACK = '/laporan-keuangan-proyek/'

/** Catat biaya proyek; `proyek` names the site. Who has one need not choose it. */
export function AddSiteExpense() {
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useAsk(pickProject, { id: typeof proyek === 'string' ? proyek : undefined })
  const start = useAsk(startSiteExpense, {})
  return (
    <AskedPage asked={projects} title="Catat biaya proyek" back={BACK}>
      {([first, second]) => (
        <AskedPage asked={start} title="Catat biaya proyek" back={BACK}>
          {(data) => (
            <NewExpense
              start={data}
              project={first && !second ? { id: first.id, label: first.name, code: first.code } : null}
            />
          )}
        </AskedPage>
      )}
    </AskedPage>
  )
}

interface NewExpenseProps {
  readonly start: AnswerFrom<typeof startSiteExpense>
  readonly project: Choice | null
}

function NewExpense({ start, project }: NewExpenseProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const twins = useTwinCashEntry()
  const blank: SiteExpenseValues = {
    ...{ projectId: project, date: today(), head: 'material', amount: '', workItemId: null },
    ...{ paidFrom: usualPlace(start, project?.id), partyName: '', memo: '', files: [] },
  }
  const form = useForm({
    initial: blank,
    draft: 'laporan-keuangan-proyek/tambah',
    check: siteExpenseFaults,
    save: (values) =>
      twins.through((confirmDuplicates) =>
        doAct(
          addSiteExpense,
          { ...siteExpenseInput(values, start), files: [...values.files], confirmDuplicates },
          `${key.of(values)}${confirmDuplicates ? 'y' : ''}`,
        ),
      ),
    saved: (_, then) => {
      notify('Biaya dikirim, menunggu persetujuan kantor.')
      const { id } = form.store.read('projectId') as Choice
      if (then !== 'again') void navigate({ to: `/laporan-keuangan-proyek/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat biaya proyek" back={BACK} again saveLabel="Kirim">
      <SiteExpenseSections start={start} />
      <AttachmentSection />
      {twins.dialog}
    </FormPage>
  )
}
