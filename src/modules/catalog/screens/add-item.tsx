import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { items } from '../contract.ts'
import { IdentitySection } from './item-form/identity-section.tsx'
import { isBlankOpening } from './item-form/opening-rows.ts'
import type { ItemFormParts } from './item-form/parts.ts'
import { MoreSection, OpeningSection, PriceSection, StockSection } from './item-form/trade-sections.tsx'
import { SupplierSection } from './item-form/supplier-section.tsx'
import { UnitSection } from './item-form/unit-section.tsx'
import { isBlankSupplier } from './item-form/supplier-rows.ts'
import { usePhoto } from './item-form/use-photo.ts'
import { useSeen } from './item-form/use-seen.ts'
import { blankItem, complaintsOf, copiedFrom, newInputOf, type ItemValues } from './item-form/values.ts'
import { useWayBack, type ItemView } from './item-view.ts'

interface AddItemProps {
  readonly view: ItemView
  readonly parts: ItemFormParts
}

/** Tambah bahan baku or produk; `salin` names the item it begins like. */
export function AddItem({ view, parts }: AddItemProps) {
  useWayBack(view)
  return (
    <BeginsLike open={items.open} title={`Tambah ${view.noun}`} back={view.list}>
      {(like) =>
        like ? (
          <NewItem view={view} parts={parts} initial={copiedFrom(like)} />
        ) : (
          <NewItem
            view={view}
            parts={parts}
            initial={blankItem(view.kinds[0]?.value ?? 'barang')}
            draft={`${view.of}/tambah`}
          />
        )
      }
    </BeginsLike>
  )
}

interface NewItemProps extends AddItemProps {
  readonly initial: ItemValues
  readonly draft?: string
}

function NewItem({ view, parts, initial, draft }: NewItemProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const photo = usePhoto(null)
  const sees = useSeen(view)
  const mayOpenStock = useCan('create stock')
  const form = useForm({
    initial,
    ...(draft && { draft }),
    prepare: (store) => {
      dropBlankRows(store, 'suppliers', isBlankSupplier)
      dropBlankRows(store, 'opening', isBlankOpening)
    },
    check: (values) => complaintsOf(values, sees),
    save: async (values) => {
      const saved = await ask(items.add, newInputOf(values, sees), { key: key.of(values) })
      await photo.send(saved.id)
      return saved
    },
    saved: ({ id }, then) => {
      refetchTouched(items.add.touches)
      notify(`${view.noun === 'produk' ? 'Produk' : 'Bahan baku'} disimpan.`)
      if (then === 'close') void navigate({ to: view.detail(id), replace: true })
    },
  })
  return (
    <FormPage form={form} title={`Tambah ${view.noun}`} back={view.list} again>
      <IdentitySection view={view} />
      <UnitSection />
      <PriceSection maySeeCost={sees.cost} />
      {sees.purchases && <SupplierSection />}
      <StockSection>{sees.houses && parts.houses()}</StockSection>
      {mayOpenStock && sees.cost && <OpeningSection>{parts.opening()}</OpeningSection>}
      <MoreSection {...photo} />
    </FormPage>
  )
}
