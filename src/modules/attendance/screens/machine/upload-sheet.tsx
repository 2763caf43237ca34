import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { judgeScans, keepScans, type ScanJudgement } from '../../scans/contract.ts'
import { FilePreview } from './file-preview.tsx'

interface UploadSheetProps {
  readonly month: Period
  readonly onClose: () => void
}

const DEVICE = 'attendance.device'

/** Takes in the file of a fingerprint machine: chosen, looked through row by row, then kept. */
export function UploadSheet({ month, onClose }: UploadSheetProps) {
  const [file, setFile] = useState<File>()
  const keep = useAct(keepScans)
  const until = lastDay(month) < today() ? lastDay(month) : today()
  const form = useForm({
    initial: {
      device: localStorage.getItem(DEVICE) ?? 'Mesin 1',
      from: firstDay(month) as string,
      until: until as string,
      // Its name: what is wrong with it goes when another is chosen.
      file: '',
    },
    check: ({ device, from, until: to, file: name }): Record<string, string[]> => ({
      ...(!device.trim() && { device: ['Tulis nama mesinnya.'] }),
      ...(!from && { from: ['Pilih tanggalnya.'] }),
      ...((!to || to < from) && { until: ['Pilih tanggal sesudah mulainya.'] }),
      ...(!name && { file: ['Pilih berkas dari mesinnya.'] }),
    }),
    save: ({ device, from, until: to }) =>
      keep.send({ device: device.trim(), from, until: to }, { file: file ?? new Blob() }),
    saved: ({ added, days }) => {
      localStorage.setItem(DEVICE, String(form.store.read('device')))
      const open = days.filter(({ problem, verdict }) => problem && verdict === 'taken').length
      notify(`${added} scan baru disimpan${open > 0 ? `, ${open} hari perlu dilengkapi` : ''}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Unggah berkas mesin" onClose={onClose} saveLabel="Simpan scan" width="w-160">
      <TextField name="device" label="Mesin" maxLength={40} hint="Nomor di satu mesin dikenali sekali lalu diingat." />
      <FieldRow>
        <DateField name="from" label="Dari" today={today()} />
        <DateField name="until" label="Sampai" today={today()} />
      </FieldRow>
      <Picked
        file={file}
        onFile={(chosen) => {
          setFile(chosen)
          form.store.write('file', chosen.name)
        }}
      />
    </FormSheet>
  )
}

function Picked({ file, onFile }: { readonly file: File | undefined; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<ScanJudgement>()
  const [wrong, setWrong] = useState<string>()
  const judge = useAct(judgeScans)
  const [device, from, until] = [useValue<string>('device'), useValue<string>('from'), useValue<string>('until')]

  const look = async (at: File) => {
    setWrong(undefined)
    try {
      setFound(await judge.send({ device: device.trim(), from, until }, { file: at }))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFound(undefined)
      setWrong(Object.values(error.errors ?? {})[0]?.[0] ?? error.message)
    }
  }
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    onFile(chosen)
    void look(chosen)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<FileUp />} isBusy={judge.isBusy} busyText="Membaca…" onClick={() => input.current?.click()}>
          {file ? 'Ganti berkas' : 'Pilih berkas'}
        </Button>
        <span className="min-w-0 truncate text-muted-foreground">
          {file?.name ?? 'CSV, attlog.dat, XLS atau XLSX dari mesin'}
        </span>
        {file && found && (
          <Button variant="ghost" onClick={() => void look(file)}>
            Periksa lagi
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.dat,.xls,.xlsx,.htm,.html"
          data-testid="mesin"
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {wrong && <Notice tone="danger">{wrong}</Notice>}
      {file && found && <FilePreview device={device.trim()} found={found} onTied={() => void look(file)} />}
    </>
  )
}
