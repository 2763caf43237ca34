import Archive from 'lucide-react/icons/archive'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { archiveTerm, listTerms, renameTerm, type Term, type TermKind } from '../terms/contract.ts'
import { NewTerm, RenameTerm } from './term-sheets.tsx'

const words = {
  unit: { title: 'Satuan', one: 'satuan', help: 'Dipakai semua barang; dokumen lama tetap memakai nama lamanya.' },
  category: { title: 'Kategori barang', one: 'kategori', help: 'Mengelompokkan barang di daftar dan laporan.' },
} as const

const right = ['update pengaturan-website'] as const
const importable = {
  unit: [{ name: 'satuan', label: 'Satuan', permissions: right }],
  category: [{ name: 'kategori', label: 'Kategori barang', permissions: right }],
} as const

/** Units or categories: rename, merge, take out of the choices. */
export function TermsCard({ kind }: { readonly kind: TermKind }) {
  const asked = useAsk(listTerms, { kind })
  const mayChange = useMay(renameTerm)
  const [open, setOpen] = useState<Term | 'new'>()
  const archive = useAct(archiveTerm)
  const { title, one, help } = words[kind]
  const flip = (term: Term) => void archive.now({ kind, name: term.name, isArchived: !term.isArchived })
  return (
    <AskedCard asked={asked} title={title} rows={6}>
      {(terms) => (
        <Card
          title={title}
          heading="section"
          help={help}
          flush
          aside={
            mayChange ? (
              <span className="inline-flex items-center gap-2">
                <ImportButton of={importable[kind]} size="sm" />
                <Button size="sm" variant="outline" icon={<Plus />} onClick={() => setOpen('new')}>
                  Tambah
                </Button>
              </span>
            ) : null
          }
        >
          {archive.refusal ? (
            <div className="px-5 pb-4">
              <Notice tone="danger">{archive.refusal.message}</Notice>
            </div>
          ) : null}
          {terms.length === 0 ? (
            <p className="px-5 pb-5 text-muted-foreground">
              Belum ada {one}. Tambahkan, atau tulis langsung di barang.
            </p>
          ) : (
            <div className="md:max-h-120 md:overflow-y-auto">
              <PlainTable
                label={title}
                rows={terms}
                keyOf={(term) => term.name}
                columns={[
                  {
                    id: 'name',
                    title: 'Nama',
                    cell: (term) => (
                      <span className="flex min-w-0 items-center gap-2">
                        <span className="truncate font-medium">{term.name}</span>
                        {term.isArchived ? <Badge tone="neutral">Diarsipkan</Badge> : null}
                      </span>
                    ),
                  },
                  { id: 'uses', title: 'Barang', width: 80, align: 'right', cell: (term) => term.uses },
                  {
                    id: 'act',
                    title: 'Tindakan',
                    isQuiet: true,
                    width: 124,
                    align: 'right',
                    cell: (term) =>
                      mayChange ? (
                        <span className="inline-flex gap-1">
                          {term.isArchived ? null : (
                            <IconButton
                              size="sm"
                              label={`Ganti nama ${term.name}`}
                              icon={<Pencil />}
                              onClick={() => setOpen(term)}
                            />
                          )}
                          {term.uses === 0 ? (
                            <IconButton
                              size="sm"
                              label={`${term.isArchived ? 'Pulihkan' : 'Arsipkan'} ${term.name}`}
                              icon={term.isArchived ? <RotateCcw /> : <Archive />}
                              onClick={() => flip(term)}
                            />
                          ) : (
                            <span className="inline-block size-7 max-md:size-11" aria-hidden />
                          )}
                        </span>
                      ) : null,
                  },
                ]}
              />
            </div>
          )}
          {open === 'new' ? <NewTerm kind={kind} one={one} onClose={() => setOpen(undefined)} /> : null}
          {open && open !== 'new' ? (
            <RenameTerm kind={kind} one={one} term={open} all={terms} onClose={() => setOpen(undefined)} />
          ) : null}
        </Card>
      )}
    </AskedCard>
  )
}
