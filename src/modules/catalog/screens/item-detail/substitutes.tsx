import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { addSubstitute, removeSubstitute, type Item, type Substitute } from '../../contract.ts'
import { itemSource } from '../face.tsx'
import { products, rawMaterials } from '../item-view.ts'

/** What may stand in for it when it is not to be had. */
export function Substitutes({ item }: { readonly item: Item }) {
  const [isAdding, setAdding] = useState(false)
  const remove = useAct(removeSubstitute, { say: 'Pengganti dilepas.' })
  const mayChange = useMay(addSubstitute) && !item.archivedAt
  if (item.substitutes.length === 0 && !mayChange) return null
  return (
    <Card
      title="Barang pengganti"
      aside={
        mayChange && (
          <Button size="sm" variant="ghost" icon={<Plus />} onClick={() => setAdding(true)}>
            Tambah
          </Button>
        )
      }
    >
      {item.substitutes.length === 0 ? (
        <p className="text-muted-foreground">Belum ada. Tambahkan barang yang boleh dipakai bila ini habis.</p>
      ) : (
        <ul className="grid gap-1">
          {item.substitutes.map((other) => (
            <li key={other.id} className="flex min-h-9 items-center gap-2">
              <span className="min-w-0 flex-1">
                <NameLink to={pageOf(other)} className="block truncate">
                  {other.name}
                </NameLink>
                <span className="code block text-xs text-muted-foreground">{other.code}</span>
              </span>
              {mayChange && (
                <IconButton
                  size="sm"
                  label={`Lepas ${other.name}`}
                  icon={<X />}
                  onClick={() => void remove.now({ id: item.id, otherId: other.id })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddSheet item={item} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function AddSheet({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const [source] = useState(() => itemSource({ only: true }))
  const add = useAct(addSubstitute, { say: 'Pengganti ditambahkan.' })
  const form = useForm<{ otherId: Choice | null }, unknown>({
    initial: { otherId: null },
    check: ({ otherId }): FieldErrors => (otherId ? {} : { otherId: ['Pilih barang.'] }),
    save: ({ otherId }) => add.send({ id: item.id, otherId: otherId?.id ?? '' }),
    saved: onClose,
  })
  return (
    <FormSheet form={form} title={`Pengganti ${item.name}`} saveLabel="Tambahkan" onClose={onClose}>
      <PickField
        name="otherId"
        label="Barang"
        source={source}
        placeholder="Cari barang…"
        autoFocus
        hint="Berlaku dua arah: masing-masing boleh menggantikan yang lain."
      />
    </FormSheet>
  )
}

function pageOf({ id, kind }: Substitute): string {
  return (kind === 'bahan_baku' ? rawMaterials : products).detail(id)
}
