import { useNavigate, useSearch } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { formQueue, useUploads } from '#kit/screen/attachments/uploads.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { sendOrKeep } from '#kit/screen/outbox/outbox.ts'
import { NoSignal, SavedHere, useSendLabel } from '#kit/screen/outbox/saved-here.tsx'
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
import { blankOpname, opnameFaults, opnameInput, withoutRates } from './opname-values.ts'

/** /absensi/tambah-pekerja?jenis=borongan: what a crew that works by the piece did; `regu` of the address says which. */
export function AddPieceOpname({ projectId }: { readonly projectId: string }) {
  const { regu }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const crewsNow = useAsk(listPieceCrews, { projectId }, { isQuiet: true })
  const asked = useKept(`borongan:${projectId}`, crewsNow, { toKeep: withoutRates })
  const back = backTo(projectId)
  return (
    <AskedPage asked={asked} title="Opname borongan" back={back}>
      {(all) => {
        const crews = all.filter(({ isClosed }) => !isClosed)
        const chosen = crews.find(({ id }) => id === regu) ?? (crews.length === 1 ? crews[0] : undefined)
        if (chosen) {
          return (
            <SavedHere title="Opname borongan" back={back} another="Tulis opname lain">
              {(kept) => <NewOpname key={chosen.id} crew={chosen} onKept={kept} />}
            </SavedHere>
          )
        }
        return (
          <Page title="Opname borongan" back={back} width="form">
            <Card flush>{crews.length === 0 ? <NoCrews back={back} /> : <CrewChoice crews={crews} />}</Card>
          </Page>
        )
      }}
    </AskedPage>
  )
}

// Photos that lie here until there is a signal are photos too.
const hasPhotosHere = () => useUploads.getState().list.some(({ of }) => of === formQueue('files'))

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

function NewOpname({ crew, onKept }: { readonly crew: PieceCrew; readonly onKept: () => void }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const draft = `absensi/borongan/${crew.id}`
  // Amounts that are typed are money, which no device keeps.
  const mayWait = crew.shareBy !== 'amount'
  const sendLabel = useSendLabel('Ajukan')
  const form = useForm({
    initial: blankOpname(crew, today()),
    ...{ draft, mayWait },
    check: (values) => ({
      ...opnameFaults(values, crew),
      ...(values.files.length === 0 &&
        !hasPhotosHere() && { files: ['Ambil paling sedikit satu foto hasil pekerjaannya.'] }),
    }),
    save: (values): Promise<AnswerFrom<typeof sendPieceOpname> | undefined> => {
      const input = { ...opnameInput(values, crew), crewId: crew.id, files: [...values.files] }
      if (!mayWait) return doAct(sendPieceOpname, input, key.of(values))
      const title = `Opname ${crew.name}, ${dayFormat(values.measuredOn as Day, 'short')}`
      return sendOrKeep(sendPieceOpname, input, { key: key.of(values), title, draft, values, photosAt: 'files' })
    },
    saved: (answer) => {
      if (!answer) return onKept()
      notify(`${answer.number} diajukan.`)
      const search = { tab: 'pekerja', bagian: 'borongan', proyek: crew.projectId }
      void navigate({ to: '/absensi/', search: search as never, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Opname borongan"
      meta={crew.name}
      back={backTo(crew.projectId)}
      saveLabel={mayWait ? sendLabel : 'Ajukan'}
    >
      {mayWait && <NoSignal />}
      <OpnameSections crew={crew} />
      <AttachmentSection label="Foto hasil pekerjaan" isRequired />
    </FormPage>
  )
}
