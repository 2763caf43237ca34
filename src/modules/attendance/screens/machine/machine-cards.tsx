import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { machineFiles, tieMachineNumber } from '../../scans/contract.ts'

/** Tab konfigurasi: whose numbers of which machine are known, and which files came. */
export function MachineCards() {
  const may = useMay(machineFiles)
  const asked = useAsk(machineFiles, {}, { when: may })
  const release = useAct(tieMachineNumber, { say: 'Nomor dilepas. Harinya dihitung lagi.' })
  if (!may) return null
  return (
    <AskedCard asked={asked} title="Mesin absensi">
      {({ files, numbers }) => (
        <>
          <Card
            title="Nomor di mesin"
            heading="section"
            help="Dikenali sekali saat berkas diunggah, lalu diingat."
            flush
          >
            {numbers.length === 0 ? (
              <p className="p-5 text-muted-foreground">Belum ada nomor. Unggah berkas mesin di bagian Karyawan.</p>
            ) : (
              <PlainTable
                label="nomor di mesin"
                rows={numbers}
                keyOf={({ device, machineId }) => `${device} ${machineId}`}
                columns={[
                  { id: 'device', title: 'Mesin', width: 144, cell: ({ device }) => device },
                  { id: 'machineId', title: 'Nomor', width: 96, cell: ({ machineId }) => machineId },
                  { id: 'name', title: 'Karyawan', cell: ({ name }) => name ?? 'Bukan siapa-siapa' },
                  {
                    id: 'act',
                    title: 'Lepas',
                    isQuiet: true,
                    width: 96,
                    align: 'right',
                    cell: ({ device, machineId, employeeId }) =>
                      employeeId && (
                        <Button
                          variant="ghost"
                          disabled={release.isBusy}
                          aria-label={`Lepas nomor ${machineId}`}
                          onClick={() => void release.now({ device, machineId, employeeId: null })}
                        >
                          Lepas
                        </Button>
                      ),
                  },
                ]}
              />
            )}
          </Card>
          {files.length > 0 && (
            <Card title="Berkas mesin" heading="section" flush>
              <PlainTable
                label="berkas mesin"
                rows={files}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'file', title: 'Berkas', cell: ({ fileName }) => fileName },
                  { id: 'device', title: 'Mesin', width: 128, isWide: true, cell: ({ device }) => device },
                  {
                    id: 'period',
                    title: 'Periode',
                    width: 136,
                    isWide: true,
                    cell: ({ from, until }) =>
                      `${dayFormat(from as Day, 'dense')} – ${dayFormat(until as Day, 'dense')}`,
                  },
                  { id: 'added', title: 'Scan baru', width: 96, align: 'right', cell: ({ added }) => added },
                  {
                    id: 'by',
                    title: 'Diunggah',
                    width: 152,
                    isWide: true,
                    cell: ({ at, by }) => `${by}, ${momentText(at)}`,
                  },
                ]}
              />
            </Card>
          )}
        </>
      )}
    </AskedCard>
  )
}
