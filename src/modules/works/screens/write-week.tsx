import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { dropWaiting, sendOrKeep, useWaiting } from '#kit/screen/outbox/outbox.ts'
import { NoSignal, SavedHere, useSendLabel } from '#kit/screen/outbox/saved-here.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openProgress, saveProgress, type ProgressSheet } from '../progress/contract.ts'
import { LineVolume } from './progress/line-volume.tsx'
import { ManyLines } from './progress/many-lines.tsx'
import { Returned } from './progress/returned.tsx'
import { weekBegun, weekFaults, weekSent, withoutPrices, type WeekValues } from './progress/week-values.ts'

const backTo = (projectId: string) => `/daftar-proyek/detail/${projectId}?bagian=opname`

/** /daftar-proyek/opname/{proyekId}: the volumes of a week for each line of the bill, also without a signal. */
export function WriteWeek({ proyekId }: { readonly proyekId: string }) {
  const progress = useAsk(openProgress, { id: proyekId }, { isQuiet: true })
  const asked = useKept(`opname-proyek:${proyekId}`, progress, { toKeep: withoutPrices })
  const back = backTo(proyekId)
  return (
    <AskedPage asked={asked} title="Catat opname" back={back} fresh>
      {(sheet) =>
        sheet.lines.length === 0 ? (
          <Page title={`Opname ${sheet.projectName}`} back={back} width="form">
            <Card flush>
              <NothingYet text="Progres dicatat per pekerjaan RAB. Setujui RAB proyek ini dulu." />
            </Card>
          </Page>
        ) : (
          <SavedHere title={`Opname ${sheet.projectName}`} back={back} another="Ubah isian ini">
            {(kept) => <Week projectId={proyekId} sheet={sheet} onKept={kept} />}
          </SavedHere>
        )
      }
    </AskedPage>
  )
}

interface WeekProps {
  readonly projectId: string
  readonly sheet: ProgressSheet
  readonly onKept: () => void
}

function Week({ projectId, sheet: given, onKept }: WeekProps) {
  // What others save meanwhile is told by the server, not taken in behind what was typed.
  const [sheet] = useState(given)
  const navigate = useNavigate()
  const key = useSaveKey()
  const draft = `opname-proyek/${projectId}`
  // What waits here for a signal is written anew, not a second time.
  const [waiting] = useState(() => useWaiting.getState().list.find((save) => save.draft === draft && !save.fault))
  const form = useForm({
    initial: (waiting?.values as WeekValues | undefined) ?? weekBegun(sheet, today()),
    ...{ draft, mayWait: true, check: weekFaults },
    save: (values) => {
      if (waiting) dropWaiting(waiting)
      const title = `Opname ${sheet.projectName}, minggu ${values.week}`
      return sendOrKeep(saveProgress, weekSent(projectId, sheet, values), { key: key.of(values), title, draft, values })
    },
    saved: (answer) => {
      if (!answer) return onKept()
      notify('Draf opname disimpan.')
      void navigate({ to: `/daftar-proyek/detail/${projectId}`, search: { bagian: 'opname' }, replace: true })
    },
  })
  const title = sheet.draft ? `Ubah opname minggu ${sheet.draft.week}` : 'Catat opname minggu'
  return (
    <FormPage
      form={form}
      title={title}
      back={backTo(projectId)}
      meta={sheet.projectName}
      saveLabel={useSendLabel('Simpan draf')}
    >
      <NoSignal />
      {sheet.draft?.returned && <Returned draft={sheet.draft} />}
      <FormSection title="Minggu">
        <FieldRow columns={3}>
          <TextField name="week" label="Minggu ke" inputMode="numeric" maxLength={3} />
          <DateField name="date" label="Tanggal opname" today={today()} />
          <TextField name="note" label="Catatan" optional maxLength={300} />
        </FieldRow>
      </FormSection>
      <FormSection title="Volume minggu ini">
        <ManyLines lines={sheet.lines}>{(line) => <LineVolume line={line} />}</ManyLines>
      </FormSection>
    </FormPage>
  )
}
