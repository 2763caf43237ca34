import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { itemSource, unitsOf } from '#modules/catalog/screens/face.tsx'
import { tieMaterial, type NeedOfMaterial } from '../../need/contract.ts'
import { unitKey } from '../../need/rules.ts'

interface TieSheetProps {
  readonly material: NeedOfMaterial
  readonly onClose: () => void
}

interface Values {
  readonly item: Choice | null
  readonly perBase: string
}

/** Kaitkan ke barang: which item of the catalog a material of the plan is, for every project. */
export function TieSheet({ material, onClose }: TieSheetProps) {
  const key = useSaveKey()
  const [source] = useState(() => itemSource({ kinds: 'bahan_baku,barang,produk_jadi', purpose: 'buy' }))
  const { name, unit } = material.words[0] ?? material
  const form = useForm({
    initial: { item: null, perBase: '' } as Values,
    check: ({ item, perBase }): Record<string, string[]> => ({
      ...(!item && { item: ['Pilih barangnya.'] }),
      ...(item && !knowsUnit(item, unit) && !perBase && { perBase: [`Isi berapa ${unit}.`] }),
    }),
    save: ({ item, perBase }) => {
      const isKnown = item !== null && knowsUnit(item, unit)
      const input = { name, unit, itemId: item?.id ?? '', perBase: isKnown || !perBase ? null : perBase }
      return doAct(tieMaterial, input, key.of(input))
    },
    saved: () => {
      notify(`${name} dikaitkan ke barang.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Kaitkan ke barang" onClose={onClose}>
      <p className="text-small text-muted-foreground">
        {`${name} (${unit}) di RAP dan AHSP adalah barang ini. Berlaku untuk semua proyek.`}
      </p>
      <PickField name="item" label="Barang" source={source} />
      <PerBase unit={unit} />
    </FormSheet>
  )
}

function PerBase({ unit }: { readonly unit: string }) {
  const item = useRestedValue<Choice | null>('item')
  if (!item || knowsUnit(item, unit)) return null
  const base = String(item.more?.['unit'] ?? '')
  return <QuantityField name="perBase" label={`Isi satu ${base} (${unit})`} />
}

function knowsUnit(item: Choice, unit: string): boolean {
  return unitsOf(item).some((one) => unitKey(one) === unitKey(unit))
}
