import { useState } from 'react'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import { saveCounted, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import { usualReasons } from '#modules/warehouse/opname/reasons.ts'

/** Something lies there that the sheet does not know. */
export function AddItem({ count }: { readonly count: CountDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="px-5 py-3 text-small text-muted-foreground">
      Ada barang yang tidak tercantum?{' '}
      <Button size="xs" variant="ghost" onClick={() => setOpen(true)}>
        Barang lain
      </Button>
      {isOpen && <AddSheet count={count} onClose={() => setOpen(false)} />}
    </p>
  )
}

function AddSheet({ count, onClose }: { readonly count: CountDetail; readonly onClose: () => void }) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { item: null as Choice | null, counted: '', reason: '' },
    check: ({ item, counted }): Record<string, string[]> => ({
      ...(!item && { item: ['Pilih barangnya.'] }),
      ...(counted === '' && { counted: ['Isi jumlahnya.'] }),
    }),
    save: ({ item, counted, reason }) =>
      doAct(
        saveCounted,
        { id: count.id, lines: [{ itemId: item?.id ?? '', counted, reason: reason.trim() || null }] },
        key,
      ),
    saved: () => {
      notify('Barang ditambahkan ke lembar hitung.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Barang yang tidak tercantum" onClose={onClose} saveLabel="Tambahkan">
      <PickField
        name="item"
        label="Barang"
        source={itemSource({ kinds: 'bahan_baku,barang,produk_jadi,alat' })}
        placeholder="Ketik nama atau kode…"
      />
      <QuantityField name="counted" label="Jumlah fisik" hint="Dalam satuan dasar barang." />
      <TextField
        name="reason"
        label="Alasan"
        optional
        maxLength={200}
        suggestions={usualReasons}
        hint="Mengapa barang ini ada di sini. Bisa diisi nanti, sebelum diajukan."
      />
    </FormSheet>
  )
}
