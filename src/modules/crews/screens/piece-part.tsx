import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { addPieceCrew, listPieceCrews, type PieceCrew } from '../pieces/contract.ts'
import { OpnameList } from './piece/opname-list.tsx'
import { RetentionCard } from './piece/retention-card.tsx'
import { PieceCrewSheet } from './piece/piece-crew-sheet.tsx'
import { ProjectOf } from './project-of.tsx'

/** Bagian borongan: the crews of a project that work by the piece, and their opnames; `proyek` of the address says which. */
export function PiecePart() {
  return <ProjectOf part="borongan">{(projectId) => <Crews key={projectId} projectId={projectId} />}</ProjectOf>
}

function Crews({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listPieceCrews, { projectId })
  const mayAgree = useMay(addPieceCrew)
  const [opened, setOpened] = useState<PieceCrew | 'new'>()
  const add = mayAgree && (
    <Button size="sm" icon={<Plus />} onClick={() => setOpened('new')}>
      Tambah regu
    </Button>
  )
  return (
    <div className="grid gap-4">
      <AskedCard asked={asked} title="Regu borongan">
        {(crews) => (
          <Card title="Regu borongan" flush aside={crews.length > 0 && add}>
            {crews.length === 0 ? (
              <Empty
                title="Belum ada regu borongan di proyek ini."
                text="Sepakati pekerjaan, tarif, volume, dan anggotanya; hasilnya diopname dari ponsel."
                actions={add}
              />
            ) : (
              <ul>
                {crews.map((crew) => (
                  <CrewRow key={crew.id} crew={crew} onOpen={mayAgree ? () => setOpened(crew) : undefined} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </AskedCard>
      <RetentionCard projectId={projectId} />
      <OpnameList projectId={projectId} />
      {opened && (
        <PieceCrewSheet
          projectId={projectId}
          crew={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

function CrewRow({ crew, onOpen }: { readonly crew: PieceCrew; readonly onOpen: (() => void) | undefined }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-border-subtle px-5 py-3">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-semibold wrap-anywhere">
          {crew.name} {crew.isClosed && <Badge tone="neutral">Ditutup</Badge>}
        </p>
        <p className="text-xs text-muted-foreground">{crew.members.map(({ name }) => name).join(', ')}</p>
        <ul className="mt-1">
          {crew.works.map(({ id, name, unit, done, volume, rate }) => (
            <li key={id} className="text-small">
              {`${name}: ${qtyFormat(done)} dari ${qtyFormat(volume)} ${unit}`}
              {rate !== null && (
                <>
                  {' · '}
                  <Money value={rate} rp />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      {!crew.isClosed && (
        <GoButton
          to="/absensi/tambah-pekerja"
          search={{ jenis: 'borongan', proyek: crew.projectId, regu: crew.id }}
          size="sm"
          icon={<Plus />}
        >
          Opname
        </GoButton>
      )}
      {onOpen && <IconButton label={`Ubah ${crew.name}`} icon={<Pencil />} onClick={onOpen} />}
    </li>
  )
}
