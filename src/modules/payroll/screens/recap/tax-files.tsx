import type { ReactNode } from 'react'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { exportBp21, exportBpa1, exportBpjs, exportBpmp, type MonthRecap, type TaxGap } from '../../recap/contract.ts'
import { FileButton } from '#kit/screen/paper/file-button.tsx'
import { MonthSheets } from './month-sheets.tsx'

/** The files of a month for Coretax and BPJS, and who lacks what for them. */
export function TaxFiles({ recap }: { readonly recap: MonthRecap }) {
  const { month, tax, workers, yearsEnding, hasNpwp } = recap
  return (
    <Card title="Pajak dan BPJS">
      <div className="grid gap-4">
        {!hasNpwp && <Notice tone="warning">NPWP perusahaan belum diisi. Isi dulu di halaman Perusahaan.</Notice>}
        <ul className="grid gap-3">
          {tax.people > 0 && (
            <File label="BPMP (XML)" endpoint={exportBpmp} month={month} isReady={hasNpwp}>
              Bukti potong bulanan karyawan (BPMP) untuk Coretax: {tax.people} orang, PPh 21{' '}
              <Money value={tax.inFile} rp />
              {tax.all !== tax.inFile && (
                <>
                  {' '}
                  dari <Money value={tax.all} rp />
                </>
              )}
            </File>
          )}
          {workers.payments > 0 && (
            <File
              label="BP21 (XML)"
              endpoint={exportBp21}
              month={month}
              isReady={hasNpwp && workers.withoutNik.length === 0}
            >
              Bukti potong pekerja harian, borongan, dan mantan karyawan (BP21): {workers.payments} pembayaran, PPh 21{' '}
              <Money value={workers.tax} rp />
            </File>
          )}
          {yearsEnding > 0 && (
            <File label="BPA1 (XML)" endpoint={exportBpa1} month={month} isReady={hasNpwp}>
              Bukti potong setahun (BPA1) yang masa pajaknya berakhir bulan ini: {yearsEnding} orang
            </File>
          )}
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-64">Iuran BPJS Kesehatan dan Ketenagakerjaan per orang dan program.</p>
            <span className="flex gap-2">
              <MonthSheets endpoint={exportBpjs} month={month} about="Iuran BPJS" />
            </span>
          </li>
        </ul>
        <Gaps recap={recap} />
      </div>
    </Card>
  )
}

function File({
  label,
  endpoint,
  month,
  isReady,
  children,
}: {
  readonly label: string
  readonly endpoint: typeof exportBpmp
  readonly month: string
  readonly isReady: boolean
  readonly children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64">{children}</p>
      {isReady && <FileButton endpoint={endpoint} input={{ month }} label={label} />}
    </li>
  )
}

const gapWords: Readonly<Record<TaxGap['why'], string>> = {
  'no-nik': 'NIK belum diisi. BPMP memakai nomor pengganti; BPA1 baru dibuat sesudah NIK lengkap.',
  'no-position': 'Jabatan belum diisi.',
  former: 'Sudah keluar: mendapat BP21, tidak masuk berkas bulanan.',
  'last-period': 'Masa pajak terakhir: mendapat BPA1, tidak masuk berkas bulanan.',
}

function Gaps({ recap: { gaps, workers } }: { readonly recap: MonthRecap }) {
  const all = [
    ...gaps.map(({ employeeId, name, why }) => ({
      ...{ key: `${employeeId} ${why}`, name, says: gapWords[why], to: `/management-karyawan/edit/${employeeId}` },
    })),
    ...workers.withoutNik.map(({ workerId, name }) => ({
      ...{ key: workerId, name, to: `/management-karyawan/edit-pekerja/${workerId}` },
      says: 'NIK belum diisi. BP21 baru dibuat sesudah NIK semua pekerja lengkap.',
    })),
  ]
  if (all.length === 0) return null
  return (
    <section aria-label="Yang perlu dilengkapi">
      <h3 className="mb-1 font-medium">Perlu diperhatikan</h3>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {all.map(({ key, name, says, to }) => (
          <li key={key} className="flex flex-wrap gap-x-3 py-2">
            <NameLink to={to}>{name}</NameLink>
            <span className="text-muted-foreground">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
