import { useNavigate } from '@tanstack/react-router'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openUsage, reviseUsage, type Usage } from '../usage/contract.ts'
import { usageInput, UsageSections, type UsageValues } from './usage/form.tsx'

/** Ubah pemakaian: what was written down is taken back, and what was really used is written down in its place. */
export function EditUsage({ bahanBakuId }: { readonly bahanBakuId: string }) {
  const asked = useAsk(openUsage, { id: bahanBakuId })
  const back = `/laporan-bahan-baku/detail/${bahanBakuId}`
  return (
    <AskedPage asked={asked} title="Ubah pemakaian" back={back} fresh>
      {(usage) =>
        usage.state === 'posted' && usage.isOfSite ? (
          <UsageForm key={usage.id} usage={usage} />
        ) : (
          <Page title={`Ubah ${usage.number}`} back={back}>
            <Card flush>
              <Empty
                title={
                  usage.state === 'void' ? 'Pemakaian ini sudah dibatalkan.' : 'Bahan ini keluar dari gudang lain.'
                }
                text={
                  usage.state === 'void'
                    ? 'Catat pemakaian yang benar sebagai pemakaian baru.'
                    : `Batalkan ${usage.number} dari halaman Gudang, lalu catat yang benar.`
                }
                actions={<GoButton to={back}>Buka pemakaiannya</GoButton>}
              />
            </Card>
          </Page>
        )
      }
    </AskedPage>
  )
}

function UsageForm({ usage }: { readonly usage: Usage }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const inputOf = (values: UsageValues & { readonly reason: string }) => ({
    ...usageInput(values),
    ...{ id: usage.id, version: usage.version, reason: values.reason },
  })
  const form = useForm({
    initial: {
      ...{ projectId: { id: usage.projectId, label: usage.projectName }, date: usage.date as string },
      ...{ notes: usage.notes ?? '', reason: '' },
      lines: usage.lines.map(({ itemId, qty, workItemId, workItemName, note }) => ({
        ...{ key: rowKey(), itemId, qty, note: note ?? '' },
        workItemId: workItemId ? { id: workItemId, label: workItemName ?? '' } : null,
      })),
    },
    draft: `laporan-bahan-baku/${usage.id}`,
    check: (values) => shapeErrors(reviseUsage.input, inputOf(values)) as Record<string, string[]>,
    save: (values) => doAct(reviseUsage, inputOf(values), key.of(values)),
    saved: ({ id, number }) => {
      notify(`${usage.number} dibatalkan, ${number} dicatat.`)
      void navigate({ to: `/laporan-bahan-baku/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title={`Ubah ${usage.number}`}
      back={`/laporan-bahan-baku/detail/${usage.id}`}
      saveLabel="Simpan"
    >
      <UsageSections used={usage.lines.map(({ itemId }) => itemId)} />
      <FormSection title="Alasan" help={`${usage.number} dibatalkan dan diganti nomor baru. Keduanya tetap terlihat.`}>
        <TextField name="reason" label="Alasan" maxLength={300} />
      </FormSection>
    </FormPage>
  )
}
