import { useMemo } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows, rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { itemSource, pastedUnit, unitsOf } from '#modules/catalog/screens/face.tsx'
import { removeRecipe, saveRecipe, type Recipe } from '../../recipes/contract.ts'

interface RecipeSheetProps {
  /** The version that is changed; a new recipe when left out. */
  readonly recipe?: Recipe | undefined
  readonly onClose: () => void
}

interface Line extends KeyedRow {
  readonly item: Choice | null
  readonly qty: string
  readonly unit: string
  readonly wastePercent: string
}

const blankLine = () => ({ item: null, qty: '', unit: '', wastePercent: '' })

/** Tambah resep, Ubah resep. */
export function RecipeSheet({ recipe, onClose }: RecipeSheetProps) {
  const key = useSaveKey()
  const seesCosts = useCan('view biaya')
  const columns = useMemo(() => lineColumns(), [])
  const form = useForm({
    initial: valuesOf(recipe),
    draft: `resep/${recipe?.id ?? 'tambah'}`,
    prepare: (store) => dropBlankRows(store, 'lines', (line: Line) => !line.item && !line.qty),
    check: ({ item, lines }): Record<string, string[]> => ({
      ...(!item && { item: ['Pilih barang yang dibuat.'] }),
      ...(lines.length === 0 && { '': ['Isi paling sedikit satu bahan.'] }),
    }),
    save: ({ item, secondItem, pieceRate, lines, ...rest }) => {
      const input = {
        ...rest,
        validFrom: rest.validFrom || null,
        ...(recipe && { id: recipe.id, version: recipe.version }),
        itemId: item?.id ?? '',
        secondItemId: secondItem?.id ?? null,
        pieceRate: seesCosts ? pieceRate || '0' : null,
        lines: lines.map((line) => ({
          itemId: line.item?.id ?? '',
          qty: line.qty,
          unit: line.unit,
          wastePercent: line.wastePercent || null,
        })),
      }
      return doAct(saveRecipe, input, key.of(input))
    },
    saved: () => {
      notify('Resep disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={recipe ? `Ubah resep ${recipe.itemName}` : 'Tambah resep'}
      onClose={onClose}
      width="w-180"
    >
      <PickField
        name="item"
        label="Barang yang dibuat"
        source={itemSource({ kinds: 'produk_jadi,barang,bahan_baku' })}
        disabled={recipe !== undefined}
      />
      <FieldRow columns={3}>
        <QuantityField name="outputQty" label="Untuk hasil" />
        <DateField name="validFrom" label="Berlaku mulai" today={today()} />
        {seesCosts && <PriceField name="pieceRate" label="Upah per satuan" optional />}
      </FieldRow>
      <LineGrid name="lines" title="Bahan" columns={columns} blank={blankLine} />
      <PickField
        name="secondItem"
        label="Barang untuk KW 2"
        optional
        source={itemSource({ kinds: 'produk_jadi,barang' })}
        hint="Kosong: barang sendiri untuk KW 2 dibuat saat hasil pertamanya dicatat."
      />
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={500} />
      {recipe && <Remove recipe={recipe} onClose={onClose} />}
    </FormSheet>
  )
}

function Remove({ recipe, onClose }: { readonly recipe: Recipe; readonly onClose: () => void }) {
  const mayDelete = useCan('delete rumah-produksi')
  const remove = useAct(removeRecipe, { say: 'Versi resep dihapus.', onDone: onClose })
  if (!mayDelete) return null
  return (
    <div>
      <Button variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id: recipe.id })}>
        Hapus versi ini
      </Button>
    </div>
  )
}

function lineColumns(): readonly GridColumn[] {
  return [
    {
      id: 'item',
      kind: 'pick',
      title: 'Bahan',
      source: itemSource({ kinds: 'bahan_baku,barang,produk_jadi,alat' }),
      placeholder: 'Ketik nama atau kode bahan…',
      fill: (item) => ({ unit: unitsOf(item)[0] ?? '' }),
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 88 },
    {
      id: 'unit',
      kind: 'choice',
      title: 'Satuan',
      width: 88,
      enter: 'never',
      options: (row) => unitsOf((row as Line | undefined)?.item).map((unit) => ({ value: unit, label: unit })),
      meant: (word, row) => pastedUnit(word, (row as unknown as Line).item),
    },
    { id: 'wastePercent', kind: 'percent', title: 'Susut %', width: 80 },
  ]
}

function valuesOf(recipe: Recipe | undefined) {
  const choice = (each: { id: string; code: string; name: string }, units: readonly string[]): Choice => ({
    id: each.id,
    label: each.name,
    code: each.code,
    more: { unit: units[0], units: units.slice(1).map((unit) => ({ unit })) },
  })
  return {
    item: recipe ? choice({ id: recipe.itemId, code: recipe.itemCode, name: recipe.itemName }, [recipe.unit]) : null,
    outputQty: recipe?.outputQty ?? '1',
    validFrom: recipe?.validFrom ?? (today() as string),
    pieceRate: recipe?.pieceRate ?? '',
    secondItem: recipe?.secondItem ? choice(recipe.secondItem, []) : null,
    notes: recipe?.notes ?? '',
    lines: (recipe?.lines ?? []).map((line): Line => ({
      key: rowKey(),
      item: choice({ id: line.itemId, code: line.itemCode, name: line.itemName }, [
        ...new Set([line.baseUnit, line.unit]),
      ]),
      qty: line.qty,
      unit: line.unit,
      wastePercent: line.wastePercent === '0' ? '' : line.wastePercent,
    })),
  }
}
