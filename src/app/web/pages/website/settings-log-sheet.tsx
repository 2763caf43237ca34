import { openSettingsLog, type LoggedSection } from '#app/website/log-contract.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'

interface SettingsLogSheetProps {
  readonly section: LoggedSection
  readonly title: string
  readonly onClose: () => void
}

/** Who changed a section of the settings, with what was before. */
export function SettingsLogSheet({ section, title, onClose }: SettingsLogSheetProps) {
  const asked = useAsk(openSettingsLog, { section })
  return (
    <Sheet open isText onClose={onClose} title={`Riwayat ${title}`}>
      {asked.failure && !asked.data ? (
        <Unanswered asked={asked} />
      ) : (
        <Timeline
          rows={asked.data}
          hint="Setiap perubahan di bagian ini tampil di sini: siapa, kapan, nilai lama dan barunya."
          words={{
            'lock-period': 'mengunci periode',
            'close-year': 'menutup tahun buku',
            'reopen-year': 'membuka tahun buku',
            restore: 'memulihkan',
            trial: 'mengirim email percobaan',
            retry: 'mengirim ulang email',
            purge: 'menghapus permanen',
          }}
        />
      )}
    </Sheet>
  )
}
