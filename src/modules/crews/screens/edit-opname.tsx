import { useNavigate } from '@tanstack/react-router'
import { quantity } from '#ground/quantity.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { editPieceOpname, openPieceOpname, type PieceOpnamePage } from '../opnames/contract.ts'
import { opnameStates } from '../pieces/words.ts'
import { OpnameSections } from './piece/opname-sections.tsx'
import { comparedOpname, opnameFaults, opnameInput, opnameValues } from './piece/opname-values.ts'

/** /absensi/edit-pekerja-borongan/{absensiId}: an opname that nobody approved yet. */
export function EditOpname({ absensiId }: { readonly absensiId: string }) {
  const asked = useAsk(openPieceOpname, { id: absensiId })
  const back = `/absensi/detail-pekerja/${absensiId}`
  return (
    <AskedPage asked={asked} title="Ubah opname" back={back} fresh>
      {(page) =>
        page.can.includes('edit') ? (
          <OpnameForm key={page.id} page={page} back={back} />
        ) : (
          <Page title={`Ubah ${page.number}`} back={back}>
            <Card flush>
              <Empty
                title={`${page.number} ${opnameStates[page.state].toLowerCase()}.`}
                text="Opname diubah selama belum disetujui. Batalkan dulu, lalu ukur lagi."
                actions={<GoButton to={back}>Buka opnamenya</GoButton>}
              />
            </Card>
          </Page>
        )
      }
    </AskedPage>
  )
}

function OpnameForm({ page, back }: { readonly page: PieceOpnamePage; readonly back: string }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const crew = page.crewNow
  const form = useForm({
    initial: opnameValues(page),
    draft: `absensi/borongan/${page.id}`,
    check: (values) => opnameFaults(values, crew),
    save: (values) =>
      doAct(
        editPieceOpname,
        { ...opnameInput(values, crew), id: page.id, version: values.version ?? page.version },
        key.of(values),
      ),
    saved: ({ number }) => {
      notify(`${number} disimpan.`)
      void navigate({ to: back, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title={`Ubah ${page.number}`}
      meta={crew.name}
      back={back}
      conflict={{
        latest: async () => opnameValues(await ask(openPieceOpname, { id: page.id })),
        labels: comparedOpname,
      }}
    >
      <OpnameSections crew={crew} own={new Map(page.lines.map(({ workId, volume }) => [workId, quantity(volume)]))} />
    </FormPage>
  )
}
