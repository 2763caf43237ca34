import type { Day } from '#ground/day.ts'
import { dayFormat, rangeFormat } from '#ground/day-format.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { JudgedDay, ScanJudgement } from '../../scans/contract.ts'
import { NumberTies } from './number-ties.tsx'
import { hoursText, layoutWords, verdictWords } from './words.ts'

interface FilePreviewProps {
  readonly device: string
  readonly found: ScanJudgement
  readonly onTied: () => void
}

/** What a file of a machine would do, before anything is kept: whose numbers are unknown, then each day with its judgement. */
export function FilePreview({ device, found, onTied }: FilePreviewProps) {
  const open = found.days.filter(({ problem, verdict }) => problem && verdict === 'taken').length
  return (
    <>
      <p>
        {layoutWords[found.layout]} · {found.scans} scan {rangeFormat(found.first as Day, found.last as Day)},{' '}
        {found.added} baru · {found.days.length} hari
        {open > 0 && `, ${open} perlu dilengkapi`}
      </p>
      {found.unread.length > 0 && (
        <Notice tone="warning">
          {`${found.unread.length} baris bukan scan: ${found.unread
            .slice(0, 3)
            .map(({ line, text }) => `baris ${line} (${text})`)
            .join('; ')}`}
        </Notice>
      )}
      {found.unknown.length > 0 && <NumberTies device={device} numbers={found.unknown} onTied={onTied} />}
      {found.days.length > 0 && (
        <PlainTable
          label="hari dari mesin"
          rows={found.days}
          keyOf={({ employeeId, day }) => `${employeeId} ${day}`}
          columns={[
            { id: 'name', title: 'Nama', cell: ({ name }) => name },
            { id: 'day', title: 'Tanggal', width: 112, cell: ({ day }) => dayFormat(day as Day, 'dense') },
            { id: 'in', title: 'Masuk', width: 64, isWide: true, cell: ({ inAt }) => inAt ?? '–' },
            { id: 'out', title: 'Pulang', width: 64, isWide: true, cell: ({ outAt }) => outAt ?? '–' },
            { id: 'worked', title: 'Kerja', width: 80, isWide: true, cell: (row) => hoursText(row.workedMinutes) },
            { id: 'verdict', title: 'Hasil', width: 144, cell: (row) => <Verdict row={row} /> },
          ]}
        />
      )}
    </>
  )
}

function Verdict({ row }: { readonly row: JudgedDay }) {
  const isOpen = row.verdict === 'taken' && row.problem !== null
  return <span className={isOpen ? 'text-warning' : 'text-muted-foreground'}>{verdictWords(row)}</span>
}
