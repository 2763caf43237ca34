import { useNavigate, useSearch } from '@tanstack/react-router'
import { rupiah } from '#ground/format.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { sendOrKeep } from '#kit/screen/outbox/outbox.ts'
import { NoSignal, SavedHere, useSendLabel } from '#kit/screen/outbox/saved-here.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { useSiteProjects } from '#modules/projects/screens/face.tsx'
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
const DRAFT = 'laporan-keuangan-proyek/tambah'

/** Catat biaya proyek; `proyek` names the site. Who has one need not choose it. */
export function AddSiteExpense() {
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useSiteProjects(proyek)
  const start = useKept('biaya', useAsk(startSiteExpense, {}, { isQuiet: true }), { toKeep: withoutBalances })
  return (
    <AskedPage asked={projects.asked} title="Catat biaya proyek" back={BACK}>
      {(all) => (
        <AskedPage asked={start} title="Catat biaya proyek" back={BACK}>
          {(data) => (
            <SavedHere title="Catat biaya proyek" back={BACK} another="Catat biaya lain">
              {(kept) => <NewExpense start={data} project={projects.first(all)} onKept={kept} />}
            </SavedHere>
          )}
        </AskedPage>
      )}
    </AskedPage>
  )
}

interface NewExpenseProps {
  readonly start: AnswerFrom<typeof startSiteExpense>
  readonly project: Choice | null
  readonly onKept: () => void
}

function NewExpense({ start, project, onKept }: NewExpenseProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const twins = useTwinCashEntry()
  const blank: SiteExpenseValues = {
    ...{ projectId: project, date: today(), head: 'material', amount: '', workItemId: null },
    ...{ paidFrom: usualPlace(start, project?.id), partyName: '', memo: '', files: [] },
  }
  const form = useForm({
    initial: blank,
    draft: DRAFT,
    mayWait: true,
    check: siteExpenseFaults,
    save: (values) =>
      twins.through((confirmDuplicates) =>
        sendOrKeep(
          addSiteExpense,
          { ...siteExpenseInput(values, start), files: [...values.files], confirmDuplicates },
          {
            key: `${key.of(values)}${confirmDuplicates ? 'y' : ''}`,
            title: `Biaya ${values.memo}, ${rupiah(values.amount)}`,
            ...{ draft: DRAFT, values, photosAt: 'files' },
          },
        ),
      ),
    saved: (answer, then) => {
      if (!answer) return onKept()
      notify('Biaya dikirim, menunggu persetujuan kantor.')
      const { id } = form.store.read('projectId') as Choice
      if (then !== 'again') void navigate({ to: `/laporan-keuangan-proyek/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat biaya proyek" back={BACK} again saveLabel={useSendLabel('Kirim')}>
      <NoSignal />
      <SiteExpenseSections start={start} />
      <AttachmentSection />
      {twins.dialog}
    </FormPage>
  )
}

// How much somebody holds is not read off a lost phone.
function withoutBalances(start: AnswerFrom<typeof startSiteExpense>): AnswerFrom<typeof startSiteExpense> {
  return { ...start, floats: start.floats.map((one) => ({ ...one, balance: '' })) }
}
