import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'

/** A day of which nobody told anything yet. */
export function NoReport({ projectId, date }: { readonly projectId: string; readonly date: string }) {
  return (
    <Page title="Laporan harian" back={`/dokumentasi-proyek/detail/${projectId}`}>
      <Card flush>
        <Empty
          title={`Belum ada laporan untuk ${dayFormat(date as Day, 'short')}.`}
          text="Yang bertugas hari itu masih bisa menulisnya."
          actions={
            <GoButton to="/dokumentasi-proyek/tambah" search={{ proyek: projectId, tanggal: date }} variant="filled">
              Tulis laporan
            </GoButton>
          }
        />
      </Card>
    </Page>
  )
}
