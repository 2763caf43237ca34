import { useNavigate, useSearch } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { sendPieceOpname } from '../../opnames/contract.ts'
import { listPieceCrews, type PieceCrew } from '../../pieces/contract.ts'
import { CrewChoice } from './crew-choice.tsx'
import { OpnameSections } from './opname-sections.tsx'
import { blankOpname, opnameFaults, opnameInput } from './opname-values.ts'

/** /absensi/tambah-pekerja?jenis=borongan: what a crew that works by the piece did; `regu` of the address says which. */
export function AddPieceOpname({ projectId }: { readonly projectId: string }) {
  const { regu }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = useAsk(listPieceCrews, { projectId })
  const back = backTo(projectId)
  return (
    <AskedPage asked={asked} title="Opname borongan" back={back}>
      {(all) => {
        const crews = all.filter(({ isClosed }) => !isClosed)
        const chosen = crews.find(({ id }) => id === regu) ?? (crews.length === 1 ? crews[0] : undefined)
        if (chosen) return <NewOpname key={chosen.id} crew={chosen} />
        return (
          <Page title="Opname borongan" back={back} width="form">
            <Card flush>{crews.length === 0 ? <NoCrews back={back} /> : <CrewChoice crews={crews} />}</Card>
          </Page>
        )
      }}
    </AskedPage>
  )
}

const backTo = (projectId: string) => `/absensi/?tab=pekerja&bagian=borongan&proyek=${projectId}`

function NoCrews({ back }: { readonly back: string }) {
  return (
    <Empty
      title="Belum ada regu borongan di proyek ini."
      text="Regu dibuat bersama tarif dan volumenya oleh yang boleh mengatur upah."
      actions={<GoButton to={back}>Ke borongan</GoButton>}
    />
  )
}

function NewOpname({ crew }: { readonly crew: PieceCrew }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: blankOpname(crew, today()),
    draft: `absensi/borongan/${crew.id}`,
    check: (values) => ({
      ...opnameFaults(values, crew),
      ...(values.files.length === 0 && { files: ['Ambil paling sedikit satu foto hasil pekerjaannya.'] }),
    }),
    save: (values) =>
      doAct(
        sendPieceOpname,
        { ...opnameInput(values, crew), crewId: crew.id, files: [...values.files] },
        key.of(values),
      ),
    saved: ({ number }) => {
      notify(`${number} diajukan.`)
      const search = { tab: 'pekerja', bagian: 'borongan', proyek: crew.projectId }
      void navigate({ to: '/absensi/', search: search as never, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Opname borongan" meta={crew.name} back={backTo(crew.projectId)} saveLabel="Ajukan">
      <OpnameSections crew={crew} />
      <AttachmentSection label="Foto hasil pekerjaan" isRequired />
    </FormPage>
  )
}
